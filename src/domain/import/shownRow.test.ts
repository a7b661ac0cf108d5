import { expect, test } from 'vitest';
import { emptyContent, emptyPlace } from './reading/importedRow.ts';
import { otherDifferences, shownField, shownMoment, shownPlace } from './shownRow.ts';

const content = {
  ...emptyContent,
  licensePlate: 'WOB LS 104',
  datum: '2026-11-26',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '10:00',
  pickupLocation: { ...emptyPlace, firma: 'Werk Nordtor', plz: '38440', ort: 'Wolfsburg' },
  deliveryLocation: {
    ...emptyPlace,
    firma: 'Nordlicht',
    strasse: 'Ring',
    hausnr: '3',
    plz: '30851',
    ort: 'Langenhagen',
  },
};
const changed = (...fields: [field: string, before: unknown, after: unknown][]) => ({
  content,
  differences: { fields: fields.map(([field, before, after]) => ({ field, before, after })) },
});

test('a cell says what the file has, and what stood there where that differs', () => {
  expect(shownMoment({ content }, 'pickup')).toEqual({
    now: 'Do 26.11. 08:00–10:00',
    day: 'Do 26.11.',
    window: '08:00–10:00',
  });
  expect(shownMoment({ content }, 'delivery').now).toBe('–');
  const row = changed(
    ['pickupTimeFrom', '07:00', '08:00'],
    ['deliveryLocation.plz', '30159', '30851'],
    ['deliveryLocation.ort', 'Hannover', 'Langenhagen'],
    ['pickupLocation.strasse', 'Alte Straße', null],
    ['licensePlate', null, 'WOB LS 104'],
    ['kostenstelle', '4410', '4420'],
  );
  expect(shownMoment(row, 'pickup').before).toBe('26.11. 07:00–10:00');
  expect(shownPlace(row, 'delivery')).toEqual({
    now: '30851 Langenhagen',
    firm: 'Nordlicht',
    before: '30159 Hannover',
  });
  expect(shownPlace(row, 'pickup').before).toBe('Werk Nordtor, Alte Straße');
  expect(shownPlace({ content }, 'pickup').before).toBeUndefined();
  expect(shownField(row, 'licensePlate')).toEqual({ now: 'WOB LS 104', before: 'leer' });
  expect(otherDifferences(row).map((it) => it.field)).toEqual(['kostenstelle']);
});
