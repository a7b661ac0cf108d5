import { expect, test } from 'vitest';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { contactsAt, notesOf, rideOf, timesOf } from './contractPeekFacts.ts';

const contractOf = (values: object) => values as ContractEntity;

test('the person on site comes first, further ones after him, nobody twice', () => {
  const contract = contractOf({
    pickupLocation: { ansprechparter1: 'Tor 9', anspr1telefon: '05361 1', anspr1email: null },
    pickupContacts: [
      { name: 'Tor 9', phone: '05361 1', email: '' },
      { name: 'Frau Grün', phone: null, email: 'gruen@tor.example' },
    ],
    abholemail2: 'leitstelle@tor.example',
  });
  expect(contactsAt(contract, 'pickup')).toEqual([
    { name: 'Tor 9', phones: ['05361 1'], email: null },
    { name: 'Frau Grün', phones: [], email: 'gruen@tor.example' },
    { name: '', phones: [], email: 'leitstelle@tor.example' },
  ]);
  expect(contactsAt(contract, 'delivery')).toEqual([]);
});

test('times as far as they are known, notes as far as there are any', () => {
  expect(
    timesOf(contractOf({ pickupTimeFrom: '08:00', pickupTimeTo: '10:00', deliveryTimeTo: '16:00' }), 'pickup'),
  ).toBe('08:00–10:00');
  expect(timesOf(contractOf({ deliveryTimeTo: '16:00' }), 'delivery')).toBe('bis 16:00');
  expect(notesOf(contractOf({ infoDriver: 'Ladestand 80 %', infoBackend: ' ' }))).toEqual([
    { label: 'Info Fahrer', text: 'Ladestand 80 %' },
  ]);
});

test('the plate reads as in the row, and what is not known leaves no dash', () => {
  expect(rideOf(contractOf({ licensePlate: 'WOB-HM 318', manufacturer: 'Volkswagen', carModel: 'Golf' }))).toBe(
    'WOB HM 318 · Volkswagen Golf',
  );
  expect(rideOf(contractOf({}))).toBe('');
});
