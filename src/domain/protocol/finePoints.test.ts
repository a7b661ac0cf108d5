import { expect, test } from 'vitest';
import { finePoints } from './finePoints.ts';

const bare = {
  images: [],
  expenses: [],
  waitings: [],
  mileageOnSubmit: null,
  mileageOnReceive: null,
  carKeys: null,
  licensePlateFinChecked: false,
  licensePlateFinCheckResult: null,
  inspectionDate: null,
  tireType: null,
  rimType: null,
  receiverSignature: null,
};
const look = (values: object, open: readonly { text: string; path: string }[] = []) =>
  finePoints({ ...bare, ...values } as Parameters<typeof finePoints>[0], { contract: { googleKm: 387.2 }, open });

test('what is there and in order is said with its figures', () => {
  expect(
    look({
      mileageOnSubmit: 48_025,
      mileageOnReceive: 48_412,
      carKeys: 2,
      licensePlateFinCheckResult: 'VALID',
      inspectionDate: '2028-03-31',
      tireType: 'WINTER',
      rimType: 'ALU',
      expenses: [{ amount: '50.00' }, { amount: '23.27' }],
    }),
  ).toEqual([
    'Unterschriften vollständig',
    'FIN und Kennzeichen geprüft',
    '387 km gefahren, Plan 387',
    '2 Schlüssel',
    'Auslagen 2, 73,27 EUR',
    'HU 03/2028',
    'Bereifung Winter, Alu',
    'Wartezeit keine',
  ]);
});

test('what is open is not fine', () => {
  const open = [
    { text: 'Unterschrift Fahrer fehlt', path: 'driverSignature.name' },
    { text: 'Beleg fehlt', path: 'expenses.0.documentPicture.file' },
    { text: '2 Schlüssel erwartet, 1 übernommen', path: 'carKeys' },
  ];
  expect(look({ carKeys: 1, expenses: [{ amount: '5.00' }] }, open)).toEqual(['Wartezeit keine']);
});
