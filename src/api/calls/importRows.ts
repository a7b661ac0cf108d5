import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerTo } from '../../domain/define/call.ts';
import { presetCustomer, rowOverview } from '../../domain/import/importCalls.ts';
import type { Iri } from '../../domain/define/field.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';
import type { ListFilter } from '../records/lists.ts';

/** How many rows of a file, or of a list of rows, stand how. */
export type RowCounts = AnswerTo<typeof rowOverview>;
type Filter = ListFilter<typeof importContract>;

/** Counted anew whenever a row has changed (`recountDaysAfter`). */
export function useRowCounts(filter: Filter): RowCounts | undefined {
  return useQuery(
    {
      queryKey: ['importRows', filter],
      queryFn: ({ signal }) => call(rowOverview, filter, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  ).data;
}

/** The same at this moment, before somebody is asked. */
export function countRows(filter: Filter): Promise<RowCounts> {
  return call(rowOverview, filter);
}

/** Whom the upload is set to; null until that is known, and where the settings name nobody. */
export function usePresetCustomer(): Iri | null {
  const answer = useQuery(
    { queryKey: ['presetCustomer'], queryFn: ({ signal }) => call(presetCustomer, {}, { signal }) },
    queryClient,
  );
  return answer.data?.customer ?? null;
}
