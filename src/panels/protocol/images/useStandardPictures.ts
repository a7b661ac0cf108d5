import { useMemo } from 'react';
import { readEntity, type Entity } from '../../../api/records/entities.ts';
import { useList } from '../../../api/records/queries.ts';
import { protocolImage } from '../../../domain/lookup/protocolImage.ts';

const hour = 3_600_000;
type State = 'STARTED' | 'SUBMITTED';

/** All standard pictures in their order, or those of one handover; read once an hour, changes of staff come at once. */
export function useStandardPictures(state?: State): {
  readonly pictures: readonly Entity<typeof protocolImage>[];
  readonly isLoading: boolean;
} {
  const { iris, isLoading } = useList(protocolImage, wholeList, { freshFor: hour });
  const pictures = useMemo(
    () =>
      iris.flatMap((iri) => {
        const found = readEntity(protocolImage, iri);
        return found && (state === undefined || found.state === state) ? [found] : [];
      }),
    [iris, state],
  );
  return { pictures, isLoading };
}

const wholeList = { page: 1, itemsPerPage: 1000, order: 'sort' } as const;
