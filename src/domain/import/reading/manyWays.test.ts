import { expect, test } from 'vitest';
import { drawing, type Draw } from '../../../../tests/harness/drawing.ts';
import { emptyContent, emptyPlace, type ReadFacts } from './importedRow.ts';
import { manufacturerColumns } from './manufacturerColumns.ts';
import { readSheet } from './readSheet.ts';
import type { SheetCell } from './sheet.ts';

type ManufacturerColumn = keyof typeof manufacturerColumns;

const facts: ReadFacts = {
  today: '2026-01-01',
  lockedDays: new Set(),
  services: new Set(),
  fits: () => undefined,
  isParkingSpace: () => false,
};

/** One day, time or word in one of the ways in which senders write it. */
const dayWays = (day: string, { oneOf }: Draw): SheetCell => {
  const [year = '', month = '', date = ''] = day.split('-');
  const serial = (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
  const plain = `${String(Number(date))}.${String(Number(month))}.${year}`;
  return oneOf<SheetCell>([{ day, time: null }, serial, String(serial), `${date}.${month}.${year}`, plain]);
};
const timeWays = (hours: number, minutes: number, { oneOf }: Draw): SheetCell => {
  const [hh, mm] = [String(hours).padStart(2, '0'), String(minutes).padStart(2, '0')];
  return oneOf<SheetCell>([
    { day: null, time: `${hh}:${mm}` },
    (hours * 60 + minutes) / 1440,
    `${hh}:${mm}`,
    `${hh}:${mm} Uhr`,
    hours * 100 + minutes,
  ]);
};
const heading = (key: ManufacturerColumn, { oneOf, below }: Draw): string => {
  const column: { readonly heading: string; readonly others?: readonly string[] } = manufacturerColumns[key];
  const name = oneOf([column.heading, ...(column.others ?? [])]);
  const cased = oneOf([name, name.toUpperCase().replaceAll('SS', 'ss'), name.toLowerCase(), ` ${name} * `]);
  return below(2) === 0 ? cased : cased.replaceAll(' ', '  ');
};

test('however a row is written, it is read as what was meant', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const draw = drawing(seed);
    const day = `2026-${String(1 + draw.below(12)).padStart(2, '0')}-${String(1 + draw.below(28)).padStart(2, '0')}`;
    const [hours, minutes] = [1 + draw.below(11), draw.below(60)];
    const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    const plz = String(1000 + draw.below(90_000)).padStart(5, '0');
    const isElectric = draw.below(2) === 0;
    const place = { ...emptyPlace, firma: 'Werk', strasse: 'Weg', plz, ort: 'Ort' };
    const wanted = {
      ...emptyContent,
      carFin: 'WVWZZZE1ZNP012345',
      carModel: '500',
      verzoegerteAbgabe: isElectric,
      datum: day,
      bringdatum: day,
      pickupTimeFrom: time,
      pickupLocation: place,
      deliveryLocation: place,
    };
    const cells: Partial<Record<ManufacturerColumn, SheetCell>> = {
      number: draw.oneOf<SheetCell>([4711, '4711', ' 4711 ']),
      action: draw.oneOf<SheetCell>(['NEU', 'neu', 'Neu ']),
      carFin: draw.oneOf<SheetCell>(['WVWZZZE1ZNP012345', 'wvw zzze1znp 012345', 'WVW-ZZZE1ZNP012345']),
      carModel: draw.oneOf<SheetCell>([500, '500']),
      verzoegerteAbgabe: isElectric
        ? draw.oneOf<SheetCell>(['ja', 'J', 'x', 1, true, 'TRUE'])
        : draw.oneOf<SheetCell>(['nein', 'N', 0, false, 'false']),
      datum: dayWays(day, draw),
      bringdatum: dayWays(day, draw),
      pickupTimeFrom: timeWays(hours, minutes, draw),
      pickupFirma: 'Werk',
      pickupStrasse: 'Weg',
      pickupPlz: draw.oneOf<SheetCell>([plz, Number(plz), `D-${plz}`]),
      pickupOrt: 'Ort',
      deliveryFirma: ' Werk ',
      deliveryStrasse: 'Weg',
      deliveryPlz: draw.oneOf<SheetCell>([plz, Number(plz)]),
      deliveryOrt: 'Ort',
    };
    const columns = Object.entries(cells)
      .map(([key, cell]) => ({ key: key as ManufacturerColumn, cell, at: draw.below(1_000_000) }))
      .toSorted((one, other) => one.at - other.at);
    const blank = Array.from({ length: draw.below(3) }, () => [null, '  ']);
    const read = readSheet(
      { name: 'A', rows: [...blank, columns.map((it) => heading(it.key, draw)), [], columns.map((it) => it.cell)] },
      facts,
    );
    expect(read, `seed ${String(seed)}`).toMatchObject({
      format: 'MANUFACTURER',
      unknownColumns: [],
      contracts: [{ number: '4711', action: 'NEU', content: wanted, findings: [], row: blank.length + 3 }],
    });
  }
});
