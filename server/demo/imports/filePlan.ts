import { dayText, instantText, wallClock, type Day } from '../days.ts';
import { randomFrom } from '../random.ts';
import { customers, type Customer } from '../world/customers.ts';

/** A contract that came in with a file of its manufacturer. */
export type FiledContract = {
  readonly id: number;
  readonly customer: number;
  readonly receivedAt: number;
  readonly pickupDay: Day;
  readonly cancelled: boolean;
};
/** Whether a contract came in with a file of its manufacturer. */
export function isFiled({ customer, test }: { readonly customer: Customer; readonly test: boolean }): boolean {
  return customer.trade === 'manufacturer' && !test;
}

/** What a row does to a contract: the first made it, later ones change, cancel or repeat it. */
export type RowKind = 'made' | 'changed' | 'cancels' | 'repeats';
export type PlannedRow = { readonly id: number; readonly file: number; readonly row: number; readonly kind: RowKind };
export type PlannedFile = {
  readonly id: number;
  readonly customer: number;
  readonly title: string;
  readonly at: string;
  /** The lines that became contracts, and the others, which are drawn. */
  readonly rows: number;
  readonly others: readonly { readonly id: number; readonly row: number }[];
  /** Nobody has worked on it yet. */
  readonly waits: boolean;
};
export type FilePlan = {
  readonly files: readonly PlannedFile[];
  readonly rowsOf: ReadonlyMap<number, readonly PlannedRow[]>;
  readonly lastRow: number;
};

const wanted = 45;
const most = 60;
const fewest = 8;
/** A file for each day where there is enough to fill it, else for a week, four or thirteen. */
const spans = [1, 7, 28, 91] as const;
/** Of a hundred lines so many were not taken over. */
const leftPercent = 7;
const leastAhead = 2;
const minute = 60_000;
/** Whose files are read in by default, and whose they are where the demo has no contract of any manufacturer. */
export const someManufacturer = customers.find((it) => it.trade === 'manufacturer')?.id ?? 0;

/**
 * Which file each contract of a manufacturer came in: the last ones, and that of this morning, which nobody worked on.
 */
export function planFiles(contracts: readonly FiledContract[], clock: { today: Day; now: number }): FilePlan {
  const past = grouped(contracts)
    .slice(0, wanted - 1)
    .toReversed();
  const rowsOf = new Map<number, PlannedRow[]>();
  let lastRow = 0;
  const note = (contract: number, row: Omit<PlannedRow, 'id'>) => {
    lastRow += 1;
    rowsOf.set(contract, [...(rowsOf.get(contract) ?? []), { ...row, id: lastRow }]);
  };
  const files = past.map((group, at): PlannedFile => {
    const [first] = group;
    const random = randomFrom('leitstand', 'files', first?.id ?? at);
    for (const [place, it] of group.entries()) note(it.id, { file: at + 1, row: 2 + place, kind: 'made' });
    const left = Math.max(random.chance(0.5) ? 1 : 0, Math.round((group.length * leftPercent) / (100 - leftPercent)));
    const others = Array.from({ length: left }, (_, more) => {
      lastRow += 1;
      return { id: lastRow, row: 2 + group.length + more };
    });
    const received = (first?.receivedAt ?? clock.now) - 4 * minute;
    return {
      id: at + 1,
      customer: first?.customer ?? someManufacturer,
      title: `${nameOf(first?.customer ?? someManufacturer)}_${instantText(received).slice(0, 10)}`,
      at: instantText(received),
      rows: group.length + left,
      others,
      waits: false,
    };
  });
  const changed = contracts
    .filter((it) => !it.cancelled && it.pickupDay > clock.today + leastAhead && rowsOf.has(it.id))
    .toSorted((one, other) => one.pickupDay - other.pickupDay || one.id - other.id);
  const customer = changed[0]?.customer ?? contracts.at(-1)?.customer ?? someManufacturer;
  const kinds: readonly RowKind[] = ['changed', 'changed', 'cancels', 'repeats', 'changed'];
  const own = changed.filter((it) => it.customer === customer).slice(0, kinds.length);
  const today = files.length + 1;
  for (const [place, it] of own.entries())
    note(it.id, { file: today, row: 2 + place, kind: kinds[place] ?? 'changed' });
  const drawn = Array.from({ length: 14 - own.length }, (_, more) => {
    lastRow += 1;
    return { id: lastRow, row: 2 + own.length + more };
  });
  const morning: PlannedFile = {
    id: today,
    customer,
    title: `${nameOf(customer)}_${dayText(clock.today)}_morgens`,
    at: instantText(clock.now - 10 * minute),
    rows: own.length + drawn.length,
    others: drawn,
    waits: true,
  };
  return { files: [...files, morning], rowsOf, lastRow };
}

/** The groups, the newest first, of the shortest span that fills them. */
function grouped(contracts: readonly FiledContract[]): readonly (readonly FiledContract[])[] {
  const bySpan = spans.map((span) => groupsOf(contracts, span));
  const isFull = (groups: readonly (readonly FiledContract[])[]) => {
    const newest = groups.slice(0, wanted - 1);
    return newest.reduce((sum, it) => sum + it.length, 0) >= newest.length * fewest * 1.5;
  };
  return bySpan.find(isFull) ?? bySpan.at(-1) ?? [];
}

function groupsOf(contracts: readonly FiledContract[], span: number): readonly (readonly FiledContract[])[] {
  const keyOf = ({ customer, receivedAt }: FiledContract) =>
    `${String(customer)} ${String(Math.floor((wallClock(receivedAt).day + 3) / span))}`;
  return [...Map.groupBy(contracts, keyOf).values()]
    .flatMap((group) => {
      const inOrder = group.toSorted((one, other) => one.receivedAt - other.receivedAt || one.id - other.id);
      const parts = Math.ceil(inOrder.length / most);
      return Array.from({ length: parts }, (_, part) => inOrder.slice(part * most, (part + 1) * most));
    })
    .toSorted((one, other) => (other[0]?.receivedAt ?? 0) - (one[0]?.receivedAt ?? 0));
}

function nameOf(customer: number): string {
  return (customers.find((it) => it.id === customer)?.kuerzel ?? 'hersteller').toLowerCase();
}
