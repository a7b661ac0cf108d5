import { messageOf } from '../../api/apiErrors.ts';
import { useMargins, type MarginBy, type MarginFilter, type MarginRow } from '../../api/calls/margins.ts';
import { urlOf } from '../../commands/selection.ts';
import { marginOf, shareText } from '../../domain/margin/margin.ts';
import { formatEuro, sumAmounts, toCents } from '../../domain/money/amount.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { ErrorState } from '../../ui/display/ErrorState.tsx';

interface MarginTableProps {
  by: MarginBy;
  filter: MarginFilter;
}

const figure = 'num px-4 text-right whitespace-nowrap';

/** What customers pay, what drivers get and what is left, row by row, with the sums below. */
export function MarginTable({ by, filter }: MarginTableProps) {
  const { rows, error, refetch } = useMargins(by, filter);
  if (error)
    return (
      <ErrorState title="Der Deckungsbeitrag konnte nicht geladen werden" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!rows)
    return (
      <p role="status" className="py-4 text-2">
        Daten werden geladen
      </p>
    );
  if (rows.length === 0) return <p className="py-4 text-2">In dieser Zeit gibt es keine Aufträge.</p>;
  const total = {
    of: null,
    name: 'Summe',
    contracts: rows.reduce((sum, it) => sum + it.contracts, 0),
    open: rows.reduce((sum, it) => sum + it.open, 0),
    value: sumAmounts(rows.map((it) => it.value)),
    credit: sumAmounts(rows.map((it) => it.credit)),
  };
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Deckungsbeitrag {by === 'month' ? 'je Abholmonat' : 'je Kunde'}</caption>
      <thead className="sticky top-0">
        <tr className="border-b border-line bg-sunken text-left text-11 text-2 *:py-2">
          <th className="px-4 font-text">{by === 'month' ? 'Abholmonat' : 'Kunde'}</th>
          <th className="px-4 text-right font-text">Aufträge</th>
          <th
            className="px-4 text-right font-text"
            data-tip="ohne Auftragswert oder Gutschriftwert; nicht in den Beträgen"
          >
            davon offen
          </th>
          <th className="px-4 text-right font-text">Auftragswert</th>
          <th className="px-4 text-right font-text">Gutschriftwert</th>
          <th className="px-4 text-right font-text">Deckungsbeitrag</th>
          <th className="px-4 text-right font-text">Anteil</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((it) => (
          <Row key={it.of ?? ''} row={it} isLink={by === 'customer'} />
        ))}
      </tbody>
      <tfoot className="sticky bottom-0 bg-sunken font-strong">
        <Row row={total} />
      </tfoot>
    </table>
  );
}

function Row({ row, isLink = false }: { row: MarginRow; isLink?: boolean }) {
  const { name, of, contracts, open, value, credit } = row;
  const margin = marginOf(row);
  return (
    <tr className="border-b border-line-subtle *:py-2">
      <th
        scope="row"
        className={`px-4 text-left ${of === null ? '' : 'font-text'} ${isLink ? '' : 'whitespace-nowrap'}`}
      >
        {isLink && of !== null ? (
          <a href={urlOf(of)} className="text-link hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      <td className={figure}>{formatCount(contracts)}</td>
      <td className={`${figure} ${open > 0 ? 'text-warn' : 'text-3'}`}>{open > 0 ? formatCount(open) : '–'}</td>
      <td className={figure}>{formatEuro(value)}</td>
      <td className={figure}>{formatEuro(credit)}</td>
      <td className={`${figure} ${margin !== null && toCents(margin) < 0 ? 'text-danger' : 'text-1'}`}>
        {formatEuro(margin)}
      </td>
      <td className={`${figure} text-2`}>{shareText({ value, credit })}</td>
    </tr>
  );
}
