import { expect, test } from 'vitest';
import { plateHint, vinHint } from './vehicleHints.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('an ordinary plate needs no hint', () => {
  expect(plateHint({ licensePlate: 'K-LS 418', angemeldet: true })).toBeUndefined();
  expect(plateHint({ licensePlate: 'K-LS 418E', verzoegerteAbgabe: true })).toBeUndefined();
  expect(plateHint({ licensePlate: null, angemeldet: true })).toBeUndefined();
});

test('what looks odd about a plate is said', () => {
  shows('D1 §2 contracts order block vehicle');
  expect(plateHint({ licensePlate: 'KLS418' })).toMatch(/Kein übliches Kennzeichen/);
  expect(plateHint({ licensePlate: 'K-06 123' })).toMatch(/rotes Kennzeichen/);
  expect(plateHint({ licensePlate: 'K-LS 418E' })).toBe('E-Kennzeichen: vollelektrisch?');
});

test('a vehicle that is not registered needs a red plate', () => {
  expect(plateHint({ angemeldet: false })).toMatch(/Nicht zugelassen/);
  expect(plateHint({ angemeldet: false, alternativeLicensePlate: 'K-06 123' })).toBeUndefined();
});

test('a VIN is counted until it is complete', () => {
  expect([vinHint(null), vinHint('WVWZZZE1ZMP009062'), vinHint('WVWZZZE1ZMP00906'), vinHint('wvw zzz')]).toEqual([
    undefined,
    undefined,
    'Es fehlt noch 1 Zeichen.',
    'Es fehlen noch 11 Zeichen.',
  ]);
});
