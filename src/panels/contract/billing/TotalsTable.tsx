import { useEffect } from 'react';
import { useCostTotals } from '../../../api/calls/billing.ts';
import { store } from '../../../api/records/entities.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import { selectionSumsAtom } from '../../../commands/selectionSums.ts';
import type { ColumnSums } from '../../../domain/billing/billingCalls.ts';
import { columnSums, netOf } from '../../../domain/billing/sums.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { formatAmount, formatEuro, type Amount } from '../../../domain/money/amount.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { useTicked } from '../../kit/grid/gridSelection.ts';
import type { ListModel } from '../../kit/list/useListModel.ts';
import { usePanel } from '../../panelContext.ts';
import { moneyColumns } from './accountingColumns.tsx';
import { netTip, type AccountingListOf } from './accountingLists.ts';

type Props = {
  readonly of: AccountingListOf;
  readonly model: ListModel<typeof contract>;
  /** What all hits come to on their documents. */
  readonly total: Amount | undefined;
};

/** The totals of all hits, whatever the page shows, and of the ticked rows. */
export function TotalsTable({ of, model, total }: Props) {
  const all = useCostTotals(model.wire);
  const ticked = useTicked(model.selection);
  const contracts = useEntities(contract, ticked);
  const sums = columnSums(contracts);
  const net = netOf(contracts, of.net);
  useStatusBar(ticked.length, { sums, net }, of);
  // What nobody has spent anything on takes no room from the total, which stays in sight where there is little.
  const columns = moneyColumns(of).filter(
    ({ key }) => key === of.price || isSpent(all?.sums[key]) || isSpent(sums[key]),
  );
  return (
    <div className="flex-none overflow-x-auto border-t border-line bg-panel">
      <table className="num w-full text-11">
        <caption className="sr-only">Summen in EUR</caption>
        <thead className="text-10 text-2">
          <tr>
            <th scope="col" className="pl-5 text-left font-medium">
              Aufträge
            </th>
            {columns.map(({ key, heading }) => (
              <th key={key} scope="col" className="px-3 pt-1 text-right font-medium whitespace-nowrap">
                {heading}
              </th>
            ))}
            <th
              scope="col"
              data-tip={netTip}
              className="sticky right-0 bg-panel px-5 pt-1 text-right font-medium whitespace-nowrap"
            >
              Summe EUR
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            columns={columns}
            label={all ? `Alle ${formatCount(all.contracts)} Treffer` : 'Alle Treffer'}
            sums={all?.sums}
            net={total}
          />
          {ticked.length > 0 && (
            <Row columns={columns} label={`${formatCount(ticked.length)} angekreuzt`} sums={sums} net={net} isTicked />
          )}
        </tbody>
      </table>
    </div>
  );
}

type MoneyColumn = ReturnType<typeof moneyColumns>[number];
const isSpent = (amount: Amount | null | undefined) => amount !== undefined && amount !== null;

function Row({
  columns,
  label,
  sums,
  net,
  isTicked = false,
}: {
  columns: readonly MoneyColumn[];
  label: string;
  sums: ColumnSums | undefined;
  net: Amount | undefined;
  isTicked?: boolean;
}) {
  return (
    <tr className={`h-12 ${isTicked ? 'bg-selected' : ''}`}>
      <th scope="row" className="pl-5 text-left font-strong whitespace-nowrap">
        {label}
      </th>
      {columns.map(({ key }) => (
        <td key={key} className="px-3 text-right">
          {formatAmount(sums?.[key])}
        </td>
      ))}
      <td className={`sticky right-0 px-5 text-right font-strong ${isTicked ? 'bg-selected' : 'bg-panel'}`}>
        {formatAmount(net)}
      </td>
    </tr>
  );
}

/** The status bar says what the ticked rows come to. */
function useStatusBar(count: number, { sums, net }: { sums: ColumnSums; net: Amount }, of: AccountingListOf): void {
  const { url } = usePanel();
  const text =
    count === 0 ? '' : `${formatEuro(net)} netto, davon ${formatAmount(sums[of.price] ?? '0.00')} ${of.priceHeading}`;
  useEffect(() => {
    store.set(selectionSumsAtom, (all) => ({ ...all, [url]: text === '' ? [] : [text] }));
    return () =>
      store.set(selectionSumsAtom, (all) => Object.fromEntries(Object.entries(all).filter(([panel]) => panel !== url)));
  }, [url, text]);
}
