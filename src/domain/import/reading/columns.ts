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

/** Finds the columns of a format in the row of headings; of two with one name the first counts. */
export function headingsIn(row: SheetRow, columns: ImportColumns): Headings {
  const keys = new Map<string, string>();
  for (const [key, { heading, others = [] }] of Object.entries(columns))
    for (const name of [heading, ...others]) keys.set(headingKey(name), key);
  const places = new Map<string, number>();
  const unknown: string[] = [];
  const found: string[] = [];
  for (const [at, cell] of row.entries()) {
    const heading = cellText(cell);
    if (heading === '') continue;
    found.push(heading);
    const key = keys.get(headingKey(heading));
    if (key === undefined || places.has(key)) unknown.push(heading);
    else places.set(key, at);
  }
  const missing = Object.entries(columns).flatMap(([key, { heading, required, must }]) =>
    (required || must) && !places.has(key) ? [heading] : [],
  );
  return { places, unknown, missing, found };
}
