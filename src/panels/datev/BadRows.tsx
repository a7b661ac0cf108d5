import { tools } from '../../commands/tools.ts';
import type { CheckedRow } from '../../domain/datev/datevCalls.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { urlOf } from '../../commands/selection.ts';

/** The tab of a record that holds the field in question. */
const tabs: Readonly<Record<string, string>> = {
  beraternummer: 'datev',
  mandantennummer: 'datev',
  chartOfAccounts: 'datev',
  datevAccounts: 'datev',
};

/** What the check says, what holds the export up first, each with the way to where it is cured. */
export function BadRows({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <ul aria-label="Prüfung" className="flex flex-col border-y border-line-subtle">
      {rows.map(({ field, isRefusal, record, sentence }) => (
        <li key={sentence} className="flex min-h-13 items-center gap-4 border-t border-line-subtle first:border-t-0">
          <Icon
            name={isRefusal ? 'octagon-x' : 'info'}
            label={isRefusal ? 'hält auf' : 'Hinweis'}
            className={isRefusal ? 'text-danger-solid' : 'text-info'}
          />
          <span className="min-w-0 flex-1 text-1">{sentence}</span>
          {record !== null && (
            <Button small onClick={() => tools().open(addressOf(record, field), 'tab')}>
              Zum Feld
            </Button>
          )}
          {record === null && (
            <Button small onClick={() => tools().open('/companies', 'tab')}>
              Firma
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function addressOf(record: string, field: string | null): string {
  if (field === null) return urlOf(record);
  const tab = tabs[field];
  const query = new URLSearchParams({ ...(tab !== undefined && { tab }), field });
  return `${urlOf(record)}?${query.toString()}`;
}
