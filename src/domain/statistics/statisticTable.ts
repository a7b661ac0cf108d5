import { sumUp, type Counted } from './figures.ts';
import type { Ask, ColumnSpec, Statistic } from './statistic.ts';
import { daysOf, shortStepLabel, startsIn, stepLabel, weekdaysIn, type Period, type Step } from './steps.ts';
import { daysFrom } from '../time/calendarDay.ts';

export type Column = Pick<ColumnSpec, 'key' | 'label' | 'kind'> & { readonly isDrawn: boolean };
export type TableRow = {
  readonly key: string;
  readonly label: string;
  /** The same for below a bar. */
  readonly short: string;
  /** One value for each column; null where there is nothing to reckon with. */
  readonly values: readonly (number | null)[];
};
/** What a statistic says: chart, table and export are drawn of the same. */
export type StatisticTable = {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly total: readonly (number | null)[];
};

type Asked = {
  readonly period: Period;
  readonly step: Step;
  readonly mayReadMoney: boolean;
  /** What the records of a row are called. */
  readonly nameOf: (key: string) => string;
};
type Line = { readonly key: string; readonly label: string; readonly short?: string; readonly days: number };

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** The rows, columns and total of a statistic from what the summary counted. */
export function statisticTable(statistic: Statistic, lines: readonly Counted[], asked: Asked): StatisticTable {
  const mine = Map.groupBy(lines, (it) => rowKeyOf(statistic, it));
  const all = askOf(statistic, lines);
  const columns = statistic.columns.filter(
    (it) => (!it.isMoney || asked.mayReadMoney) && (!it.isOptional || (it.of(all, { all, days: 0 }) ?? 0) !== 0),
  );
  const valuesOf = (of: readonly Counted[], days: number) => {
    const ask = askOf(statistic, of);
    return columns.map((it) => it.of(ask, { all, days }));
  };
  const rows = linesOf(statistic, lines, asked).map(({ key, label, short = label, days }) => ({
    key,
    label,
    short,
    values: valuesOf(mine.get(key) ?? [], days),
  }));
  return {
    columns: columns.map(({ key, label, kind, isDrawn = false }) => ({ key, label, kind, isDrawn })),
    rows: ranked(statistic, rows),
    total: valuesOf(lines, daysFrom(asked.period.from, asked.period.until) + 1),
  };
}

/** Which row a line of the summary belongs to. */
export function rowKeyOf({ rows }: Pick<Statistic, 'rows'>, { at, key }: Pick<Counted, 'at' | 'key'>): string {
  if (rows.kind === 'time' || rows.kind === 'weekday') return at;
  return rows.kind === 'items' ? (key.split('|')[0] ?? '') : key;
}

/** What is left of the key of a line within its row. */
function partOf({ rows }: Statistic, { key }: Counted): string {
  return rows.kind === 'items' ? (key.split('|').at(-1) ?? '') : key;
}

function askOf(statistic: Statistic, lines: readonly Counted[]): Ask {
  return (figure, only) =>
    sumUp(lines.filter((it) => it.figure === figure && (only === undefined || partOf(statistic, it) === only)));
}

function linesOf({ rows }: Statistic, counted: readonly Counted[], { period, step, nameOf }: Asked): readonly Line[] {
  if (rows.kind === 'time')
    return startsIn(step, period).map((start) => {
      const { from, until } = daysOf(step, start, period);
      return {
        key: start,
        label: stepLabel(step, start),
        short: shortStepLabel(step, start),
        days: daysFrom(from, until) + 1,
      };
    });
  if (rows.kind === 'weekday') {
    const days = weekdaysIn(period);
    return weekdays.map((label, at) => ({
      key: String(at + 1),
      label,
      short: label.slice(0, 2),
      days: days[at] ?? 0,
    }));
  }
  if (rows.kind === 'items')
    return rows.items.map(({ key, label }) => ({ key, label, days: 0, ...(/^\d – /.test(label) && { short: key }) }));
  return [...new Set(counted.map((it) => it.key))]
    .filter((key) => key !== '')
    .map((key) => ({ key, label: nameOf(key), days: 0 }));
}

/** Records with most first, no more than one looks through; what is known beforehand keeps its order. */
function ranked({ rows }: Statistic, found: readonly TableRow[]): readonly TableRow[] {
  if (rows.kind !== 'records') return found;
  return [...found]
    .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || a.label.localeCompare(b.label, 'de'))
    .slice(0, rows.most);
}
