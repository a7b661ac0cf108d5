import { expect, test } from 'vitest';
import { contractOfFindings } from './contractOfFindings.ts';

test('parts of places stand in their place', () => {
  expect(
    contractOfFindings([
      { field: 'carModel', value: 'ID.3' },
      { field: 'pickupLocation.plz', value: '50823' },
      { field: 'pickupLocation.ort', value: 'Köln' },
      { field: 'customData.externalNumber', value: 'T-1' },
    ]),
  ).toEqual({
    carModel: 'ID.3',
    pickupLocation: { plz: '50823', ort: 'Köln' },
    customData: { externalNumber: 'T-1' },
  });
});
