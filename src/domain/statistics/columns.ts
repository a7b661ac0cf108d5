import type { Figure } from './figures.ts';
import type { ColumnKind, ColumnSpec } from './statistic.ts';

type Marks = Pick<ColumnSpec, 'isDrawn' | 'isMoney' | 'isOptional'>;

/** How many. */
export const count = (label: string, figure: Figure, marks: Marks & { readonly only?: string } = {}): ColumnSpec => {
  const { only, ...rest } = marks;
  return { key: only ?? figure, label, kind: 'count', of: (ask) => ask(figure, only).count, ...rest };
};

/** What they add up to. */
export const total = (
  label: string,
  figure: Figure,
  { kind, only, ...marks }: Marks & { readonly kind: ColumnKind; readonly only?: string },
): ColumnSpec => ({ key: `${only ?? figure}Total`, label, kind, of: (ask) => ask(figure, only).total, ...marks });

/** So much of it for each. */
export const average = (label: string, figure: Figure, marks: Marks & { readonly kind: ColumnKind }): ColumnSpec => ({
  key: `${figure}Average`,
  label,
  of: (ask) => {
    const sums = ask(figure);
    return sums.count === 0 ? null : tenths(sums.total / sums.count);
  },
  ...marks,
});

/** A part in percent of a whole; nothing where there is no whole. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : tenths((part / whole) * 100);
}

/** A figure with one decimal. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
