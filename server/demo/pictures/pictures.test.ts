import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { protocolImageTypesStarted } from '../../../src/domain/protocol/choices/protocolImageTypesStarted.ts';
import { protocolImageTypesSubmitted } from '../../../src/domain/protocol/choices/protocolImageTypesSubmitted.ts';
import { bodies } from './body.ts';
import { lettering, widthOf } from './lettering.ts';
import { signatureOf } from './signature.ts';
import { damagePicture, slotPicture } from './slotPicture.ts';
import { lightAt, paintOf, type Subject } from './subject.ts';

const vehicle: Subject = {
  carType: 'KOMBI',
  paint: '#234a7d',
  light: 'day',
  plate: 'K-AB 1234',
  vin: 'WVWZZZCJZP0000123',
  mileage: 75_321,
  fuel: 5,
  electric: false,
  alloy: true,
  keys: 2,
  damages: [],
};
const kinds = [...protocolImageTypesStarted.items, ...protocolImageTypesSubmitted.items];
const dent = { damage: 'dent', location: 'leftSide', component: 'doorRearLeft' };

test('every standard picture has a place of its own that is drawn', () => {
  const unknown = slotPicture('submitter_somethingElse', vehicle);
  const asUnknown = kinds.filter((it) => slotPicture(it.key, vehicle) === unknown).map((it) => it.key);
  expect(asUnknown).toEqual(['submitter_frontLeft', 'receiver_frontLeft']);
});

test('the same is drawn again elsewhere, and by another process', () => {
  const module = new URL('slotPicture.ts', import.meta.url).href;
  const script = `const { slotPicture } = await import(${JSON.stringify(module)}); process.stdout.write(slotPicture('submitter_left', ${JSON.stringify({ ...vehicle, damages: [dent] })}))`;
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
  expect(elsewhere).toBe(slotPicture('submitter_left', { ...vehicle, damages: [dent] }));
  expect(signatureOf('Jürgen Groß', 'a')).toBe(signatureOf('Jürgen Groß', 'a'));
  expect(paintOf(vehicle.vin)).toBe(paintOf(vehicle.vin));
});

test('what differs is seen: shape, colour, light, kilometres, keys, and a damage on its side alone', () => {
  const differs = (place: string, other: Partial<Subject>) =>
    slotPicture(`a_${place}`, vehicle) !== slotPicture(`a_${place}`, { ...vehicle, ...other });
  expect(new Set(Object.keys(bodies).map((carType) => slotPicture('a_left', { ...vehicle, carType }))).size).toBe(6);
  expect(differs('left', { paint: '#9b2226' })).toBe(true);
  expect(differs('left', { light: 'night' })).toBe(true);
  expect(differs('odometer', { mileage: 75_322 })).toBe(true);
  expect(differs('keys', { keys: 1 })).toBe(true);
  expect(differs('left', { damages: [dent] })).toBe(true);
  expect(differs('right', { damages: [dent] })).toBe(false);
  expect(damagePicture(dent, vehicle, true)).not.toBe(damagePicture(dent, vehicle, false));
});

test('each person signs in a hand of his own', () => {
  expect(signatureOf('Anna Beck', 'a')).not.toBe(signatureOf('Bela Cern', 'a'));
});

test('letters are drawn, umlauts with their dots', () => {
  expect(lettering('Ö', { at: [0, 0], height: 60 }).match(/<polyline/g)?.length).toBe(3);
  expect(widthOf('AB', 60)).toBeCloseTo(96);
});

test('light follows the hour, and winter', () => {
  expect([6, 8, 12, 17, 19, 23].map((hour) => lightAt(hour, 12))).toEqual([
    'night',
    'morning',
    'day',
    'evening',
    'night',
    'night',
  ]);
  expect([6, 12, 20].map((hour) => lightAt(hour, 6))).toEqual(['morning', 'day', 'evening']);
});
