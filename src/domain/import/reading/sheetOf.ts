import type { ImportColumns } from './columns.ts';
import type { Sheet } from './sheet.ts';

type Headed = Readonly<Record<string, { readonly heading: string }>>;

/** A sheet with the headings of a format and these lines under them. */
export function sheetOf<Cell>(columns: Headed, lines: readonly Readonly<Record<string, Cell>>[]) {
  const headings = Object.values(columns).map((it) => it.heading);
  return { name: 'Tabelle1', rows: [headings, ...lines.map((line) => headings.map((it) => line[it] ?? null))] };
}

/** The sample of a format, as people may download it. */
export function sampleSheet(columns: ImportColumns): Sheet {
  const all = Object.values(columns);
  const count = Math.max(...all.map((it) => it.examples.length));
  const lines = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(all.map((it) => [it.heading, it.examples[at] ?? null])),
  );
  return { ...sheetOf(columns, lines), name: 'Transportaufträge' };
}
