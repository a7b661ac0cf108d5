import { expect, test } from 'vitest';
import { faultsIn, faultTree } from './faultTree.ts';

test('faults of embedded objects and lists come back as they were put in', () => {
  const faults = [
    { path: 'pickupLocation.plz', message: 'PLZ hat fünf Ziffern' },
    { path: 'kontakte.1.email', message: 'Keine gültige E-Mail-Adresse' },
  ];
  expect(faultsIn(faultTree(faults))).toEqual(faults);
});
