import type { SeriesReport } from './datevCalls.ts';

/** The series in which documents are numbered: what their numbers begin with, and their counters. */
const series = [
  { name: 'Rechnungen', prefix: '', counter: 'invoices:Rechnung' },
  { name: 'Gutschriften', prefix: 'G', counter: 'invoices:Gutschrift' },
  { name: 'LF Rechnungen', prefix: 'LF', counter: 'billings:LF' },
] as const;

/** How the numbers of a year were given; `missing` names those that no document carries, which must be none. */
export function seriesReports(
  year: number,
  { given, numbers }: { readonly numbers: readonly string[]; readonly given: ReadonlyMap<string, number> },
): readonly SeriesReport[] {
  const known = new Set(numbers);
  return series.map(({ counter, name, prefix }) => {
    const count = given.get(`${counter} ${String(year)}`) ?? 0;
    const all = Array.from({ length: count }, (_, at) => `${prefix}${String(year)}-${String(at + 1).padStart(6, '0')}`);
    return {
      series: name,
      given: count,
      first: all[0] ?? null,
      last: all.at(-1) ?? null,
      missing: all.filter((it) => !known.has(it)),
    };
  });
}
