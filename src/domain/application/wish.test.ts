import { expect, test } from 'vitest';
import { checkAcceptance } from './decision.ts';
import { wishedPickup, wishTimes } from './wish.ts';

const contract = { id: 5, datum: '2026-11-24', pickupTimeFrom: '08:00', pickupTimeTo: '10:00' };

test('a wish is taken over in the fields of the contract, with an end two hours later where none is wished', () => {
  expect(wishedPickup({ pickupDate: '2026-11-25', pickupTimeFrom: '09:00' }, contract)).toEqual({
    datum: '2026-11-25',
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
  });
  expect(
    wishedPickup({ 5: { pickupTimeFrom: '07:00', pickupTimeTo: '08:00' }, 6: { pickupTimeFrom: '12:00' } }, contract),
  ).toEqual({ pickupTimeFrom: '07:00', pickupTimeTo: '08:00' });
});

test('what is planned already, is no time, or is missing is no wish', () => {
  expect(
    wishedPickup({ pickupDate: '2026-11-24', pickupTimeFrom: '08:00', pickupTimeTo: '10:00' }, contract),
  ).toBeUndefined();
  expect(wishedPickup({ pickupDate: 'bald', pickupTimeFrom: '25:00' }, contract)).toBeUndefined();
  for (const nothing of [null, [], 'früh', {}]) expect(wishedPickup(nothing, contract)).toBeUndefined();
});

test('accepting offers the wish, unticked, and names it', () => {
  const wish = wishTimes({ datum: '2026-11-25', pickupTimeFrom: '09:00', pickupTimeTo: '11:00' });
  expect(checkAcceptance({ driver: 'Karl', target: '26000418', status: 'pending', wish })).toMatchObject({
    verdict: 'ask',
    options: [
      { key: 'declineOthers' },
      { key: 'takeWish', label: 'Wunschzeit in den Auftrag übernehmen: 25.11.2026 09:00–11:00', preset: false },
    ],
  });
  expect(checkAcceptance({ driver: 'Karl', target: '26000418', status: 'pending', wish: null })).toMatchObject({
    options: [{ key: 'declineOthers' }],
  });
});
