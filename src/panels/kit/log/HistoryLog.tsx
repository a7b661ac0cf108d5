import { useMemo } from 'react';
import { useHistory } from '../../../api/queries.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { useNames } from '../useNames.ts';
import { historyLines, namedIn, type HistoryLine } from './historyLines.ts';
import { momentWidth } from './LogCells.tsx';
import { useLogPages } from './logPages.ts';
import { LogTable, type LogColumn } from './LogTable.tsx';

const columns: readonly LogColumn<HistoryLine>[] = [
  { head: 'Zeit', width: momentWidth, cell: ({ when }) => <span className="num text-2">{when}</span> },
  { head: 'Wer', width: 'minmax(60px,.6fr)', cell: ({ who }) => who },
  { head: 'Feld', width: 'minmax(104px,1fr)', cell: ({ what }) => <span className="text-2">{what}</span> },
  { head: 'Vorher', width: 'minmax(68px,1.2fr)', cell: ({ before }) => <span className="text-3">{before}</span> },
  { head: 'Nachher', width: 'minmax(90px,1.2fr)', cell: ({ after }) => after },
];

/** Who changed what on a record, newest first; loaded only once somebody looks. */
export function HistoryLog({ resource, iri }: { resource: Pick<Resource, 'fields'>; iri: string }) {
  const { page, perPage, pager } = useLogPages();
  const { rows, total, isLoading, error, refetch } = useHistory(iri, { page, itemsPerPage: perPage });
  const named = useMemo(() => namedIn(rows), [rows]);
  const refer = useNames(named);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LogTable label="Historie" columns={columns} lines={historyLines(resource, rows, refer)} keyOf={(line) => line.key} isLoading={isLoading} error={error} onRetry={refetch} empty={labelOf(emptyTexts, 'history')} />
      {total > 0 && <Pager {...pager} total={total} />}
    </div>
  );
}
