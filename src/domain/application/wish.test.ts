import { expect, test } from 'vitest';
import { checkAcceptance } from './decision.ts';
import { wishedTimes } from './wish.ts';
import { wishAgainstPlan } from './wishAgainstPlan.ts';

const contract = {
  id: 5,
  datum: '2026-11-24',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '10:00',
  bringdatum: '2026-11-24',
  deliveryTimeFrom: '14:00',
  deliveryTimeTo: '16:00',
};

test('wishes are taken over in the fields of the contract, with an end two hours later where none is wished', () => {
  expect(wishedTimes({ pickupDate: '2026-11-25', pickupTimeFrom: '09:00' }, contract)).toEqual({
    datum: '2026-11-25',
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
  });
  expect(wishedTimes({ deliveryDate: '2026-11-25', pickupDate: '2026-11-24' }, contract)).toEqual({
    bringdatum: '2026-11-25',
  });
});

test('an application for a bundle wishes for each contract by itself', () => {
  const wishes = { 5: { deliveryTimeFrom: '15:00', deliveryTimeTo: '17:00' }, 6: { pickupTimeFrom: '12:00' } };
  expect(wishedTimes(wishes, contract)).toEqual({ deliveryTimeFrom: '15:00', deliveryTimeTo: '17:00' });
  expect(wishedTimes(wishes, { ...contract, id: 7 })).toBeUndefined();
  expect(wishAgainstPlan(wishes, contract)).toEqual(['Zustellung Di 24.11. 15:00–17:00']);
});

test('what is planned already, is no time, or is missing is no wish', () => {
  const planned = {
    pickupDate: '2026-11-24',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    deliveryTimeFrom: '14:00',
  };
  expect(wishedTimes(planned, contract)).toBeUndefined();
  expect(wishedTimes({ pickupDate: 'bald', pickupTimeFrom: '25:00' }, contract)).toBeUndefined();
  for (const nothing of [null, [], 'früh', {}]) expect(wishedTimes(nothing, contract)).toBeUndefined();
});

const applied = { driver: 'Karl', target: '26000418', status: 'pending' };

test('accepting offers the wishes, unticked, and names them', () => {
  expect(checkAcceptance({ ...applied, wishes: ['Abholung Mi 25.11. 09:00–11:00'] })).toMatchObject({
    verdict: 'ask',
    options: [{ key: 'takeWish', label: 'Wunschzeiten übernehmen: Abholung Mi 25.11. 09:00–11:00', preset: false }],
  });
  expect(checkAcceptance({ ...applied, wishes: [] })).toMatchObject({ options: [] });
});

test('accepting offers to decline whoever else wants it, by name, and to dissolve the bundle', () => {
  expect(checkAcceptance({ ...applied, target: 'FP-1042', bundle: 'FP-1042', others: ['AKR2', 'KPE1'] })).toMatchObject(
    {
      options: [
        {
          key: 'declineOthers',
          label: 'Die übrigen 2 offenen Bewerbungen ablehnen',
          note: 'AKR2, KPE1, mit Mail',
          preset: true,
        },
        { key: 'deactivateBundle', label: 'Fahrtpaket FP-1042 danach auflösen', preset: true },
      ],
    },
  );
  expect(checkAcceptance({ ...applied, bundle: 'FP-1042', wantsBundle: true, others: ['AKR2'] })).toMatchObject({
    options: [
      { key: 'declineOthers', label: 'Die übrige offene Bewerbung ablehnen', note: 'AKR2, mit Mail' },
      { key: 'deactivateBundle', preset: false },
    ],
  });
});
