/**
 * What the summary counts of each day: a figure is what contracts add to it, told apart by a key where it has several
 * kinds. Money stands in cents.
 */
export const figures = [
  'ride',
  'cancelled',
  'electric',
  'ownExpense',
  'driver',
  'kmDifference',
  'emptyRun',
  'waiting',
  'damage',
  'damageSpot',
  'delivery',
  'leadTime',
  'expense',
  'avis',
  'application',
  'complaint',
] as const;

export type Figure = (typeof figures)[number];

/** Sums of a figure: how many, what they add up to, and what only rides have. */
export type Sums = {
  readonly count: number;
  readonly total: number;
  readonly credit: number;
  readonly km: number;
};

/** A line of the summary as a statistic gets it: `at` is the first day of its step or the weekday. */
export type Counted = Sums & { readonly figure: Figure; readonly at: string; readonly key: string };

export const noSums: Sums = { count: 0, total: 0, credit: 0, km: 0 };

/** All lines that belong together as one. */
export function sumUp(lines: readonly Counted[]): Sums {
  return lines.reduce<Sums>(
    (sum, it) => ({
      count: sum.count + it.count,
      total: sum.total + it.total,
      credit: sum.credit + it.credit,
      km: sum.km + it.km,
    }),
    noSums,
  );
}
