import { expect, test } from 'vitest';
import {
  confirmationRecipients,
  distinctAddresses,
  joinRecipients,
  recipientLines,
  suggestedRecipients,
} from './recipients.ts';
import { shows } from '../../../tests/specification/shows.ts';

const contract = {
  pickupLocation: { anspr1email: 'tor9@firma.example' },
  deliveryLocation: { anspr1email: 'hof2@firma.example' },
  pickupContacts: [{ email: 'TOR9@firma.example' }, { email: 'ohne at' }, { email: null }],
  deliveryContacts: [{ email: 'halle@firma.example' }],
  abholemail2: 'abholung@firma.example',
  bringemail2: 'hof2@firma.example',
};

test('one address per line becomes one text', () => {
  expect(joinRecipients('a@b.example\n\n  c@d.example \r\n')).toBe('a@b.example;c@d.example');
  expect(joinRecipients('')).toBe('');
  expect(recipientLines('a@b.example; c@d.example;')).toBe('a@b.example\nc@d.example');
  expect(recipientLines(null)).toBe('');
});

test('suggestions are the contacts of both ends that have a mail address, each once', () => {
  shows('D1 §5 recipient list');
  expect(suggestedRecipients(contract)).toEqual(['tor9@firma.example', 'hof2@firma.example', 'halle@firma.example']);
  expect(suggestedRecipients({})).toEqual([]);
  expect(distinctAddresses([' A@b.example', 'a@B.example', null, ''])).toEqual(['A@b.example']);
});

test('the confirmation goes to the customer and as far as he wants it', () => {
  shows('R7');
  const customer = { email: 'dispo@kunde.example', email2: 'dispo@kunde.example' };
  expect(confirmationRecipients(contract, customer)).toEqual(['dispo@kunde.example']);
  expect(confirmationRecipients(contract, { ...customer, emailsanadressenbeibestaetigung: true })).toEqual([
    'dispo@kunde.example',
    'abholung@firma.example',
    'hof2@firma.example',
  ]);
  expect(
    confirmationRecipients(contract, {
      ...customer,
      emailsanadressenbeibestaetigung: true,
      emailsanadressenansprechpartnerbeibestaetigung: true,
    }),
  ).toEqual(['dispo@kunde.example', 'abholung@firma.example', 'hof2@firma.example', 'tor9@firma.example']);
});
