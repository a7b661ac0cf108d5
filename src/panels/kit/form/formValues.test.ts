import { expect, test } from 'vitest';
import { embedded, flag, flag01, list, money, references, text } from '../../../domain/define/field.ts';
import { changedPaths, freshValues, leafPaths, patchOf, valuesOf } from './formValues.ts';

const place = {
  fields: {
    firma: text('Firma'),
    aktiv: flag01('Aktiv', { default: '1' }),
    gesperrt: flag('Gesperrt'),
    ort: embedded('Ort', { plz: text('PLZ'), ort: text('Ort') }),
    kunden: references('Kunden', 'customers'),
    preis: money('Preis'),
    kontakte: list('Kontakte', { name: text('Name') }),
  },
};
const names = Object.keys(place.fields);

test('a form starts with whole objects, empty lists and no undefined', () => {
  expect(valuesOf(place, { record: { firma: 'A', ort: { plz: '1' } }, names })).toEqual({
    firma: 'A',
    aktiv: '0',
    gesperrt: false,
    ort: { plz: '1', ort: null },
    kunden: [],
    preis: null,
    kontakte: [],
  });
});

test('a new record starts with the presets of the definition and what is given', () => {
  expect(freshValues(place, { names, given: { kunden: ['/api/customers/5'] } })).toMatchObject({
    aktiv: '1',
    kunden: ['/api/customers/5'],
    firma: null,
  });
});

test('only what differs is sent, nested as the record is', () => {
  const base = valuesOf(place, { record: { firma: 'A', ort: { plz: '1', ort: 'X' } }, names });
  const values = { ...base, firma: '', ort: { plz: '1', ort: 'Y' } };
  const changed = changedPaths(leafPaths(place, names), { base, values });
  expect(changed).toEqual(['firma', 'ort.ort']);
  expect(patchOf(values, changed)).toEqual({ firma: null, ort: { ort: 'Y' } });
});
