import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useHistory, type HistoryRow } from '../../api/queries.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { logRowsPerPage } from '../../domain/choices/logRowsPerPage.ts';
import { fieldAt, type Resource } from '../../domain/define/resource.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { fieldText } from '../kit/fieldText.ts';
import { useNames } from '../kit/useNames.ts';

const choices = logRowsPerPage.items.map((it) => it.value);

/** What happened to a record, newest first; loaded only once somebody looks. */
export function HistoryTable({ resource, iri }: { resource: Resource; iri: string }) {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(25);
  const { rows, total, isLoading, error, refetch } = useHistory(iri, { page, itemsPerPage: perPage });
  const refer = useNames([...new Set(rows.flatMap((row) => [row.previous, row.data]).filter((it): it is string => typeof it === 'string' && /^\/api\/\w+\/\d+$/.test(it)))]);
  const text = (row: HistoryRow, value: unknown) => {
    const field = fieldAt(resource, row.field);
    return field ? fieldText(field, value, refer) : typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  };
  if (isLoading) return <SkeletonRows rows={12} columns={4} />;
  if (error) return <ErrorState title="Die Historie konnte nicht geladen werden" onRetry={refetch}>{messageOf(error)}</ErrorState>;
  if (total === 0) return <EmptyState title={labelOf(emptyTexts, 'history')} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <table className="w-full table-fixed text-11">
          <thead>
            <tr className="h-12 bg-sunken text-left text-2 [&>th]:sticky [&>th]:top-0 [&>th]:bg-sunken [&>th]:px-4 [&>th]:font-medium">
              <th className="w-[124px]">Zeitpunkt</th><th className="w-[112px]">Nutzer</th><th className="w-[140px]">Feld</th><th>Änderung</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.logged_at}-${row.field}-${at}`} className="h-13 border-b border-line-subtle align-top [&>td]:px-4 [&>td]:py-2.5">
                <td className="num text-3">{formatInstant(row.logged_at, companyZone)}</td>
                <td className="truncate text-2">{row.username ?? 'System'}</td>
                <td className="truncate font-medium">{fieldAt(resource, row.field)?.label ?? row.field}</td>
                <td className="break-words">
                  <span className="text-2">{text(row, row.previous) || 'leer'}</span>
                  <Icon name="arrow-right" size={12} label="wird zu" className="mx-2 inline-block align-[-2px] text-3" />
                  {text(row, row.data) || 'leer'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} perPage={perPage} total={total} choices={choices} onPage={setPage} onPerPage={(count) => { setPerPage(count); setPage(1); }} />
    </div>
  );
}
