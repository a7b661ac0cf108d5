import { expect, test } from 'vitest';
import { drawing } from '../../../../tests/harness/drawing.ts';
import { goodRide, rideBack } from '../../../../tests/harness/importFiles.ts';
import { headingKey, type TaughtLayout } from './columns.ts';
import type { ReadFacts } from './importedRow.ts';
import { manufacturerColumns } from './manufacturerColumns.ts';
import { formatOf, readSheet, recognised } from './readSheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const facts: ReadFacts = {
  today: '2026-11-20',
  lockedDays: new Set(),
  services: new Set(),
  fits: () => undefined,
  isParkingSpace: () => false,
};
const layoutOf = (columns: Readonly<Record<string, string | null>>, allNew = false): TaughtLayout => ({
  columns: new Map(Object.entries(columns).map(([heading, key]) => [headingKey(heading), key])),
  allNew,
});
const keyOf = (heading: string) =>
  Object.entries(manufacturerColumns).find(([, it]) => it.heading === heading)?.[0] ?? null;
const cellOf = (value: unknown): SheetCell =>
  value instanceof Date
    ? { day: value.toISOString().slice(0, 10), time: null }
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : null;

/** Two rides that belong together, in the words of the specification. */
const headings = Object.keys({ ...goodRide, ...rideBack });
const rows: readonly SheetCell[][] = [goodRide, rideBack].map((ride: Readonly<Record<string, unknown>>) =>
  headings.map((it) => cellOf(ride[it])),
);

test('however a customer calls its columns, and in whatever order: once taught they are read like ours', () => {
  const wanted = readSheet({ name: 'A', rows: [headings, ...rows] }, facts);
  expect(wanted).toMatchObject({ contracts: [{ findings: [] }, { findings: [] }] });
  for (let seed = 1; seed <= 300; seed += 1) {
    const { below, oneOf } = drawing(seed);
    // Their words, many of which several columns share, and some of which mean something else to us.
    const drawn = headings
      .map((heading, from) => {
        const own = oneOf([
          'Straße',
          'Ort',
          'PLZ',
          'Ladestelle',
          'Vertragsnummer',
          'FIN',
          'Modell',
          `Feld ${String(from)}`,
        ]);
        return { key: keyOf(heading), from, heading: oneOf([own, own, heading]), at: below(1_000_000) };
      })
      .toSorted((one, other) => one.at - other.at);
    const sheet = (order: typeof drawn): Sheet => ({
      name: 'A',
      rows: [order.map((it) => it.heading), ...rows.map((row) => order.map((it) => row[it.from] ?? null))],
    });
    const names = recognised(sheet(drawn)).columns.map((it) => it.heading);
    const layout = layoutOf(Object.fromEntries(drawn.map((it, at) => [names[at] ?? '', it.key])));
    const read = readSheet(sheet(drawn), facts, layout);
    expect(read, `seed ${String(seed)}`).toMatchObject({ format: 'MANUFACTURER', unknownColumns: [] });
    expect('contracts' in read && read.contracts, `seed ${String(seed)}`).toEqual(
      'contracts' in wanted && wanted.contracts,
    );
  }
});

test('a heading that was taught counts before ours, one that was left aside means nothing', () => {
  const line = (heading: string) => ({ heading, column: heading });
  const columns = (layout?: TaughtLayout) =>
    recognised({ name: 'A', rows: [['FIN', 'Fz-Ident', 'Bemerkung']] }, layout).columns;
  expect(columns()).toEqual([
    line('FIN'),
    { heading: 'Fz-Ident', column: null },
    { heading: 'Bemerkung', column: 'Info Fahrer' },
  ]);
  expect(columns(layoutOf({ 'fz ident *': 'carFin', BEMERKUNG: null }))).toEqual([
    { heading: 'FIN', column: null },
    { heading: 'Fz-Ident', column: 'FIN' },
    { heading: 'Bemerkung', column: null },
  ]);
});

test('whose rows are all new needs no column that says so, and is believed where there is one', () => {
  const without = headings.flatMap((it, at) => (it === 'Vorgang' ? [] : at));
  const sheet = (places: readonly number[], lines: readonly SheetCell[][] = [...rows]): Sheet => ({
    name: 'A',
    rows: [places.map((at) => headings[at] ?? ''), ...lines.map((row) => places.map((at) => row[at] ?? null))],
  });
  const read = (it: Sheet, allNew: boolean) => readSheet(it, facts, layoutOf({}, allNew));
  expect(read(sheet(without), true)).toMatchObject({ contracts: [{ action: 'NEU', findings: [] }, { action: 'NEU' }] });
  expect(recognised(sheet(without), layoutOf({}, true))).toMatchObject({ missing: [], isAllNew: true });
  expect(read(sheet(without), false)).toEqual({
    refused: expect.stringMatching(/^Die Überschrift „Vorgang“ fehlt\. Gefunden: /u),
  });
  const storno = rows.map((row) => row.map((cell) => (cell === 'NEU' ? 'STORNO' : cell)));
  expect(read(sheet([...headings.keys()], storno), true)).toMatchObject({ contracts: [{ action: 'STORNO' }, {}] });
});

test('a customer whose headings were taught is not taken for a leasing customer', () => {
  expect(formatOf(['Vertragsnummer', 'Satzart'])).toBe('ATR');
  expect(formatOf(['Vertragsnummer', 'Satzart'], layoutOf({}))).toBe('MANUFACTURER');
});
