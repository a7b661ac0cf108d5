import { cellText, type SheetRow } from './sheet.ts';

/** A column that a file may have: how it is headed, by which other names, and what stands in it. */
export type ImportColumn = {
  readonly heading: string;
  readonly others?: readonly string[];
  readonly required?: true;
  /** The heading must be there although a row may leave it empty. */
  readonly must?: true;
  /** What may stand there, for the page about the formats. */
  readonly says: string;
  /** What becomes of it. */
  readonly field: string;
  readonly examples: readonly (string | number | null)[];
};
export type ImportColumns = Readonly<Record<string, ImportColumn>>;

/** Which columns of a sheet hold what, by the keys of the format; columns of no meaning by their headings. */
export type Headings = {
  readonly places: ReadonlyMap<string, number>;
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
  readonly found: readonly string[];
};

/** Case, blanks, `*` and punctuation of a heading do not matter. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * What was taught about the files of a customer: by the `headingKey` of a heading the field it holds, or null for a
 * column that is left aside.
 */
export type TaughtLayout = {
  readonly columns: ReadonlyMap<string, string | null>;
  /** Its rows are new orders although no column says so. */
  readonly allNew: boolean;
};

/** The headings as people tell them apart: of two that are called alike the second is "Straße (2)". */
export function headingNames(row: SheetRow): readonly string[] {
  const taken = new Set<string>();
  return row.map((cell) => {
    const heading = cellText(cell);
    if (heading === '') return heading;
    let name = heading;
    for (let at = 2; taken.has(headingKey(name)); at += 1) name = `${heading} (${String(at)})`;
    taken.add(headingKey(name));
    return name;
  });
}

/**
 * Finds the columns of a format in the row of headings: first what was taught, then by their names; of two with one
 * name the first counts.
 */
export function headingsIn(row: SheetRow, columns: ImportColumns, layout?: TaughtLayout): Headings {
  const keys = new Map<string, string>();
  for (const [key, { heading, others = [] }] of Object.entries(columns))
    for (const name of [heading, ...others]) keys.set(headingKey(name), key);
  const places = new Map<string, number>();
  const take = (key: string | null | undefined, at: number) => {
    if (key !== null && key !== undefined && key in columns && !places.has(key)) places.set(key, at);
  };
  const headings = headingNames(row).map((name, at) => ({ at, key: headingKey(name), text: cellText(row[at]) }));
  const named = headings.filter(({ text }) => text !== '');
  for (const { key, at } of named) take(layout?.columns.get(key), at);
  for (const { key, text, at } of named) if (!layout?.columns.has(key)) take(keys.get(headingKey(text)), at);
  const used = new Set(places.values());
  const missing = Object.entries(columns).flatMap(([key, { heading, required, must }]) =>
    (required || must) && !places.has(key) ? [heading] : [],
  );
  return {
    places,
    unknown: named.flatMap(({ at, text }) => (used.has(at) ? [] : [text])),
    missing,
    found: named.map((it) => it.text),
  };
}
