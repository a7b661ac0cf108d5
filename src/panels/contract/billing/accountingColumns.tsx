import { readEntity } from '../../../api/records/entities.ts';
import { subscribePresence } from '../../../api/live/presence.ts';
import { driverOf, numberOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { amountIn, type CostColumn, type SummedColumn } from '../../../domain/billing/sums.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { formatAmount } from '../../../domain/money/amount.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import { CustomerCell, DriverCell, NumberCell, PlateCell } from '../list/cells.tsx';
import type { ContractCell, ContractColumn } from '../shared/contractColumn.ts';
import type { AccountingListOf } from './accountingLists.ts';
import { firstObstacle } from './obstaclesShown.ts';

/** Short words for the columns; what they sum stands in the choice list of the cost totals. */
const costs: readonly { readonly key: CostColumn; readonly heading: string; readonly hidden?: boolean }[] = [
  { key: 'waitingTime', heading: 'Wartezeit' },
  { key: 'fuel', heading: 'Tanken' },
  { key: 'train', heading: 'Bahn' },
  { key: 'wash', heading: 'Wäsche', hidden: true },
  { key: 'washBill', heading: 'Wäsche RE', hidden: true },
  { key: 'taxi', heading: 'Taxi', hidden: true },
  { key: 'oil', heading: 'Motoröl', hidden: true },
  { key: 'other', heading: 'Sonst.' },
];

/** The columns of money, in the order in which the totals name them. */
export const moneyColumns = ({
  price,
  priceHeading,
}: AccountingListOf): readonly { key: SummedColumn; heading: string }[] => [
  { key: price, heading: priceHeading },
  ...costs,
];

const money = (key: SummedColumn, heading: string, hidden = false): ContractColumn => ({
  id: key,
  heading,
  width: 74,
  minWidth: 62,
  align: 'right',
  look: 'num',
  text: (it) => formatAmount(amountIn(it, key)),
  ...(hidden && { hidden }),
});

/**
 * The columns of a list of accounting: the ride, what it is worth and cost, and whether it can be billed, which comes
 * first where little room would hide it; single costs then stand in the totals alone, and the sum before its price.
 */
export function accountingColumns(
  of: AccountingListOf,
  { isNarrow, isGrouped }: { isNarrow: boolean; isGrouped: boolean },
): readonly ContractColumn[] {
  const all = columnsOf(of, isGrouped);
  const [first, ...rest] = all;
  const last = rest.at(-1);
  if (!isNarrow || !first || !last) return all;
  const ride = rest.slice(0, -1).filter((it) => costs.every(({ key }) => key !== it.id));
  const isMoney = (it: ContractColumn) => it.id === of.price || it.id === 'total';
  return [first, last, ...ride.filter((it) => !isMoney(it)), ...ride.filter(isMoney).toReversed()];
}

function columnsOf(of: AccountingListOf, isGrouped: boolean): readonly ContractColumn[] {
  const word = (it: ContractEntity) => firstObstacle(it, of)?.word ?? 'abrechenbar';
  return [
    {
      id: 'auftragsnummer',
      heading: 'Nr',
      width: 112,
      minWidth: 84,
      fixed: true,
      sort: 'auftragsnummer',
      text: numberOf,
      render: NumberCell,
      subscribe: subscribePresence,
    },
    {
      id: 'bringdatum',
      heading: 'Leistung',
      width: 94,
      minWidth: 88,
      look: 'num',
      sort: 'bringdatum',
      text: (it) => formatDate(it.bringdatum),
    },
    ...(of.price === 'auftragswert'
      ? [
          { ...customerColumn, hidden: isGrouped },
          { ...driverColumn, hidden: true },
        ]
      : [
          { ...driverColumn, sort: 'driver.fahrervon' },
          { ...customerColumn, hidden: true },
        ]),
    {
      id: 'tour',
      heading: 'Tour',
      flex: 1.6,
      minWidth: 92,
      text: (it) => [it.pickupLocation?.ort, it.deliveryLocation?.ort].filter(Boolean).join(' → '),
    },
    {
      id: 'licensePlate',
      heading: 'Kennzeichen',
      width: 98,
      minWidth: 84,
      sort: 'licensePlate',
      text: (it) => it.licensePlate ?? it.alternativeLicensePlate ?? '',
      paper: [{ heading: 'Kennzeichen', text: (it) => displayPlate(it.licensePlate ?? '') }],
      render: PlateCell,
    },
    { ...money(of.price, of.priceHeading), width: 96, text: (it) => formatAmount(amountIn(it, of.price)) },
    ...costs.map(({ key, heading, hidden }) => money(key, heading, hidden)),
    {
      id: 'total',
      heading: 'Summe EUR',
      width: 92,
      minWidth: 78,
      align: 'right',
      look: 'num font-medium',
      text: (it) => formatAmount(it[of.net]),
    },
    {
      id: 'billable',
      heading: 'Abrechenbar',
      width: 142,
      minWidth: 136,
      text: word,
      copy: [
        {
          heading: of.why,
          text: (it) => (it[of.obstacles] ?? []).map((one) => one.sentence).join(' ') || 'abrechenbar',
        },
      ],
      render: of.obstacles === 'invoiceObstacles' ? InvoiceWord : CreditWord,
      watch: (it) => [it.protocol],
    },
  ];
}

const customerColumn: ContractColumn = {
  id: 'contractClientAddress',
  heading: 'Kunde',
  sort: 'contractClientAddress',
  flex: 0.7,
  minWidth: 74,
  text: (it) => readEntity(customer, it.contractClientAddress)?.kuerzel ?? '',
  render: CustomerCell,
  watch: (it) => [it.contractClientAddress],
};
const driverColumn: ContractColumn = {
  id: 'driver',
  heading: 'Fahrer',
  sort: 'driver',
  flex: 0.6,
  minWidth: 70,
  text: (it) => driverOf(it)?.code ?? '',
  render: DriverCell,
  watch: (it) => [it.driver],
};

const wordIn =
  (obstacles: AccountingListOf['obstacles']) =>
  ({ entity }: ContractCell) => {
    const first = firstObstacle(entity, { obstacles });
    const colour = !first ? 'ok' : first.tone === 'red' ? 'danger' : 'warn';
    return (
      <div className="one-line" data-tip={first?.sentence ?? 'Alles da.'}>
        <Tag colour={colour}>{first?.word ?? 'abrechenbar'}</Tag>
      </div>
    );
  };
const InvoiceWord = wordIn('invoiceObstacles');
const CreditWord = wordIn('creditObstacles');
