import type { ContractDay } from '../../api/calls/contractDays.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import type { GridEntry } from '../kit/grid/gridColumn.ts';

const prefix = 'day ';

/** The heading of a day among the rows. */
export function headingOf(day: string): string {
  return prefix + day;
}

/** The day that a heading stands for. */
export function dayOf(heading: string): string {
  return heading.slice(prefix.length);
}

type Grouping = {
  /** The pickup day of an order; undefined while the order is not loaded. */
  readonly dayOfOrder: (iri: string) => string | null | undefined;
  readonly collapsed: ReadonlySet<string>;
};

/** Orders as they come from the server, with a heading before each day; the rows of a collapsed day are left out. */
export function groupedByDay(iris: readonly string[], { dayOfOrder, collapsed }: Grouping): readonly GridEntry[] {
  const entries: GridEntry[] = [];
  let present: string | undefined;
  for (const iri of iris) {
    const day = dayOfOrder(iri) ?? '';
    if (day !== present) entries.push({ heading: headingOf(day) });
    present = day;
    if (!collapsed.has(day)) entries.push(iri);
  }
  return entries;
}

/** "1 Fahrt", "148 Fahrten". */
export function ridesText(count: number): string {
  return count === 1 ? '1 Fahrt' : `${formatCount(count)} Fahrten`;
}

/** How far the rides of a day are, in words; what is zero is left unsaid. */
export function dayState({ underway, closed }: Pick<ContractDay, 'underway' | 'closed'>): readonly string[] {
  const parts: readonly (readonly [number, string])[] = [
    [underway, 'unterwegs'],
    [closed, 'abgeschlossen'],
  ];
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
}
