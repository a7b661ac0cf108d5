import { expect, test } from 'vitest';
import { draftCaption } from '../../../kit/form/draftCaption.ts';
import { aboutContract } from './aboutContract.ts';

const at = '2026-11-22T13:10:00.000Z';

test('a draft says by vehicle and route what it is for, and when it was typed', () => {
  const contract = { licensePlate: 'k ab 123', pickupLocation: { ort: 'Köln' }, deliveryLocation: { ort: 'Ulm' } };
  expect(draftCaption(aboutContract(contract), at)).toBe('Entwurf für K-AB 123, Köln – Ulm vom 22.11., 14:10');
});

test('what was not typed is left out', () => {
  expect(aboutContract({ manufacturer: 'Volkswagen', carModel: 'Golf', deliveryLocation: { ort: 'Ulm' } })).toBe(
    'für Volkswagen Golf, nach Ulm',
  );
  expect(aboutContract({ pickupLocation: { ort: 'Köln' } })).toBe('für ab Köln');
  expect(draftCaption(aboutContract({ kostenstelle: '4711' }), at)).toBe('Entwurf vom 22.11., 14:10');
});
