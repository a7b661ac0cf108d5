import { labelOf, type KeyOf } from '../choices/choices.ts';
import { importColumns } from './choices/importColumns.ts';
import { headingKey } from './reading/columns.ts';

export type ImportColumnKey = KeyOf<typeof importColumns>;
/** What a heading of a customer means; null where its column is left aside. */
export type TaughtColumn = { readonly heading: string | null; readonly column: ImportColumnKey | null };

/** What was taught with one more heading: a field has one column, whoever gets it later takes it from the other. */
export function withColumn(
  columns: readonly TaughtColumn[],
  { heading, column }: { readonly heading: string; readonly column: ImportColumnKey | null },
): readonly TaughtColumn[] {
  const key = headingKey(heading);
  const others = columns.filter(
    (it) => headingKey(it.heading ?? '') !== key && (column === null || it.column !== column),
  );
  return [...others, { heading, column }];
}

/** What stands against these columns: a heading means one thing, and a field has one column. */
export function layoutFault(columns: readonly TaughtColumn[]): string | undefined {
  const [headings, fields] = [new Set<string>(), new Set<string>()];
  for (const { heading, column } of columns) {
    const key = headingKey(heading ?? '');
    if (headings.has(key)) return `Die Überschrift „${heading ?? ''}“ ist zweimal zugeordnet.`;
    headings.add(key);
    if (column === null) continue;
    if (fields.has(column)) return `Das Feld „${labelOf(importColumns, column)}“ hat zwei Spalten.`;
    fields.add(column);
  }
  return undefined;
}
