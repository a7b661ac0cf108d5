import { expect, test } from 'vitest';
import { paperFacts } from './paperFacts.ts';

const holder = {
  vorname: 'Kamil',
  nachname: 'Brandt',
  birthday: '1968-05-09',
  strasse: 'Lindenweg',
  hausnr: '41',
  plz: '50667',
  ort: 'Köln',
  firma: 'Brandt Transporte',
  fuehrerschein: 'K1234',
  klassen: ['B', 'BE', 'C'],
  steuernummer: '215/0815/0815',
  steuerbescheinigungDatum: '2026-10-31',
} as const;
const lines = (...given: Parameters<typeof paperFacts>) =>
  paperFacts(...given).map(({ label, value, checked }) => [label, value, ...(checked === undefined ? [] : [checked])]);

test('beside a paper stands what it says of its driver, and how long it is valid', () => {
  expect(lines({ type: 'proofOfAddress', validUntil: null }, holder)).toEqual([
    ['Name', 'Brandt, Kamil'],
    ['Geburtstag', '09.05.1968'],
    ['Anschrift', 'Lindenweg 41, 50667 Köln'],
    ['Gültig bis', 'unbegrenzt'],
  ]);
  expect(lines({ type: 'taxCertificate', validUntil: '2026-10-31' }, holder)).toEqual([
    ['Name', 'Brandt, Kamil'],
    ['Firma', 'Brandt Transporte'],
    ['Steuernr.', '215/0815/0815'],
    ['vom', '31.10.2026'],
    ['Gültig bis', '31.10.2026'],
  ]);
  expect(lines({ type: 'certificateOfConduct' }, {})).toEqual([['Gültig bis', 'unbegrenzt']]);
});

test('classes that changed since the licence was checked are told beside those of its check', () => {
  const licence = { type: 'driversLicense', validUntil: '2030-01-31', checkedAt: '2026-11-01T09:00:00Z' } as const;
  const classesOf = (checkedClasses: readonly ('B' | 'BE' | 'C')[], more: object = {}) =>
    lines({ ...licence, checkedClasses, ...more }, holder).find(([label]) => label === 'Klassen');
  expect(classesOf(['C', 'BE', 'B'])).toEqual(['Klassen', 'B, BE, C']);
  expect(classesOf(['B', 'BE'])).toEqual(['Klassen', 'B, BE, C', 'B, BE']);
  expect(classesOf([])).toEqual(['Klassen', 'B, BE, C', 'keine']);
  expect(classesOf([], { checkedAt: null })).toEqual(['Klassen', 'B, BE, C']);
});
