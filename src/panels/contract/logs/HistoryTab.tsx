import { useMemo } from 'react';
import { useHistory } from '../../../api/queries.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { useNames } from '../../kit/useNames.ts';
import { historyLines, namedIn } from './historyLines.ts';
import { useLogPages } from './logPages.ts';
import { LogTable } from './LogTable.tsx';

/** Who changed what on the order, newest first. */
export function HistoryTab({ iri }: { iri: string }) {
  const { page, perPage, pager } = useLogPages();
  const { rows, total, isLoading, error, refetch } = useHistory(iri, { page, itemsPerPage: perPage });
  const named = useMemo(() => namedIn(rows), [rows]);
  const refer = useNames(named);
  const lines = historyLines(contract, rows, refer);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LogTable
        label="Historie"
        heads={['Zeit', 'Wer', 'Feld', 'Vorher', 'Nachher']}
        template="138px minmax(70px,.6fr) minmax(90px,1fr) minmax(80px,1.2fr) minmax(80px,1.2fr)"
        rows={lines.map(({ key, when, who, what, before, after }) => ({
          key,
          cells: [<span className="num text-2">{when}</span>, who, <span className="text-2">{what}</span>, <span className="text-3">{before}</span>, after],
        }))}
        isLoading={isLoading}
        error={error}
        onRetry={refetch}
        empty={labelOf(emptyTexts, 'history')}
      />
      {total > 0 && <Pager {...pager} total={total} />}
    </div>
  );
}
