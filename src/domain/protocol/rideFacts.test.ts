import { describe, expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { approvedMinutes, costTotalsOf, waitingCents } from './costTotals.ts';
import { countsWithoutAccessory, keysMissing } from './itemCounts.ts';
import { drivenKm, istkmOf, mileageWarning } from './mileage.ts';
import { checkFinding, foundVehicle, inspectionMarks, isNewFinding } from './vehicleCheck.ts';

describe('kilometres', () => {
  const read = (mileageOnSubmit: number | null, mileageOnReceive: number | null) => ({
    mileageOnSubmit,
    mileageOnReceive,
  });

  test('are the difference of both readings, unless these cannot be right', () => {
    shows('R10 istkm');
    expect(drivenKm(read(12_345, 12_737))).toBe(392);
    expect(drivenKm(read(12_345, null))).toBeNull();
    expect(drivenKm(read(100, 3_100))).toBe(3_000);
    expect([drivenKm(read(100, 3_101)), drivenKm(read(100, 99))]).toEqual([null, null]);
    expect(mileageWarning(read(12_345, 12_344))).toBe('Kilometerstand läuft rückwärts: 12.345 → 12.344');
    expect(mileageWarning(read(100, 3_101))).toBe('Mehr als 3.000 km gefahren: 100 → 3.101');
    expect([mileageWarning(read(100, 100)), mileageWarning(read(100, null))]).toEqual([undefined, undefined]);
  });

  test('are known to the contract once the vehicle is delivered', () => {
    expect(istkmOf({ processState: 'SUBMITTED', ...read(1, 2) })).toBeNull();
    expect(istkmOf({ processState: 'RECEIVED', ...read(1, 2) })).toBe(1);
    expect(istkmOf({ processState: 'CLOSED', ...read(1, 2) })).toBe(1);
  });
});

test('waiting is billed by the quarter of an hour that was begun, and only where it was approved', () => {
  shows('R21');
  const waitings = [
    { minutes: 20, approvedBy: 'dispo' },
    { minutes: 18, approvedBy: 'office' },
    { minutes: 60, approvedBy: null },
  ];
  expect(approvedMinutes({ waitings })).toBe(38);
  expect(waitingCents(38, '20.00')).toBe(1_500);
  expect([waitingCents(45, '20.00'), waitingCents(46, '20.00'), waitingCents(0, '20.00')]).toEqual([
    1_500,
    2_000,
    null,
  ]);
});

test('what a ride cost is summed up by what it was spent on', () => {
  const expenses = [
    { type: 'refueling', amount: '60.10', paymentType: 'uta' },
    { type: 'adBlue', amount: '9.90' },
    { type: 'washing', amount: '12.00', paymentType: 'expense' },
    { type: 'train', amount: '49.90', paymentType: 'bahnBusiness' },
    { type: 'hotel', amount: '80.00' },
    { type: 'toll', amount: '7.05' },
  ];
  expect(
    costTotalsOf({ expenses, waitings: [{ minutes: 15, approvedBy: 'dispo' }] }, { pricePerHour: '20.00' }),
  ).toEqual({
    taxi: null,
    wash: '12.00',
    waitingTime: '5.00',
    fuel: '70.00',
    washBill: null,
    train: '49.90',
    oil: null,
    other: '87.05',
  });
});

test('what does not go along is not counted', () => {
  shows('R34');
  const accessories = [
    { type: '/api/accessories/4', selected: true },
    { type: '/api/accessories/7', selected: false },
  ];
  expect(countsWithoutAccessory({ accessories, carKeys: 2, fuelCards: 1, chargingCables: 1 })).toEqual({
    fuelCards: null,
    chargingCables: null,
  });
  expect(keysMissing({ carKeys: 1 }, 2)).toBe('2 erwartet, 1 übernommen');
  expect([
    keysMissing({ carKeys: 2 }, 2),
    keysMissing({ carKeys: null }, 2),
    keysMissing({ carKeys: 1 }, null),
  ]).toEqual([undefined, undefined, undefined]);
});

describe('another vehicle than the contract speaks of', () => {
  const invalid = { licensePlateFinCheckResult: 'INVALID' } as const;

  test('needs its plate or number, and a reason', () => {
    shows('R35');
    expect(checkFinding({}, invalid)).toMatchObject({ field: 'licensePlateFinCheckNewPlate' });
    expect(checkFinding({}, { ...invalid, licensePlateFinCheckNewPlate: 'K-LS 1' })).toMatchObject({
      field: 'licensePlateFinCheckReason',
    });
    const found = {
      ...invalid,
      licensePlateFinCheckNewFin: 'WVWZZZ1JZXW000001',
      licensePlateFinCheckReason: 'Umgemeldet',
    };
    expect(checkFinding({}, found).verdict).toBe('allowed');
    expect(checkFinding(invalid, invalid).verdict).toBe('allowed');
    expect([isNewFinding({}, found), isNewFinding(found, found)]).toEqual([true, false]);
  });

  test('is taken over as far as it differs', () => {
    const found = { ...invalid, licensePlateFinCheckNewPlate: 'K-LS 2' };
    expect(foundVehicle(found, { licensePlate: 'K-LS 1', carFin: 'X' })).toEqual({ licensePlate: 'K-LS 2' });
    expect(foundVehicle(found, { licensePlate: 'K-LS 2' })).toEqual({});
    expect(foundVehicle({ ...found, licensePlateFinCheckResult: 'VALID' }, {})).toEqual({});
  });

  test('an inspection date that is not the contract’s is looked at by somebody', () => {
    const order = { tuev: '2027-03-01' };
    expect(inspectionMarks({ inspectionDate: '2027-03-01' }, { inspectionDate: '2027-04-01' }, order)).toEqual({
      inspectionDateChanged: true,
      inspectionDateAccepted: false,
    });
    expect(inspectionMarks({ inspectionDate: null }, { inspectionDate: '2027-03-01' }, order)).toMatchObject({
      inspectionDateChanged: false,
    });
    expect(inspectionMarks({ inspectionDate: '2027-04-01' }, { inspectionDate: '2027-04-01' }, order)).toEqual({});
  });
});
