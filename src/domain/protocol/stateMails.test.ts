import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import type { PlacedRule } from '../customer/mailRules.ts';
import { protocolReaders } from './stateMails.ts';

const [kd, other] = ['/api/customers/1', '/api/customers/2'];
const [yard, shop] = ['/api/addresses/1', '/api/addresses/2'];
const place = { firma: 'Autohaus Nord', plz: '50667', strasse: 'Ring 1' };
const rule = (values: Partial<PlacedRule>): PlacedRule => ({
  customer: null,
  address: null,
  ruleCondition: null,
  mailAddress: 'wer@kunde.example',
  type: 'mail',
  pdfType: 'withoutImages',
  place: null,
  ...values,
});
const ride = {
  customer: kd,
  ends: {
    pickup: { address: yard, place: {} },
    delivery: { address: null, place: { firma: 'autohaus  NORD', plz: '50667', strasse: 'Ring', hausnr: '1' } },
  },
};
const reach = (values: Partial<PlacedRule>) => protocolReaders([rule(values)], ride).length === 1;

test.each<[string, Partial<PlacedRule>, boolean]>([
  ['the customer’s', { customer: kd }, true],
  ['another customer’s', { customer: other }, false],
  ['of nobody', {}, false],
  ['of the stock address it starts at', { address: yard }, true],
  ['of that address as its start', { address: yard, ruleCondition: 'start' }, true],
  ['of that address as its end', { address: yard, ruleCondition: 'end' }, false],
  ['of the place it ends at, by firm, postcode and street', { address: shop, place }, true],
  ['of that place as its end', { address: shop, place, ruleCondition: 'end' }, true],
  ['of that place as its start', { address: shop, place, ruleCondition: 'start' }, false],
  ['of another place', { address: shop, place: { ...place, strasse: 'Ring 2' } }, false],
  ['of a place with its customer', { customer: kd, address: yard }, true],
  ['of a place with another customer', { customer: other, address: yard }, false],
  ['without an address to write to', { customer: kd, mailAddress: ' ' }, false],
])('a rule %s', (_, values, isMeant) => {
  shows('R30');
  expect(reach(values)).toBe(isMeant);
});

test('nobody gets two mails, and who is to see the pictures sees them', () => {
  const readers = protocolReaders(
    [
      rule({ customer: kd, mailAddress: 'Flotte@kunde.example' }),
      rule({ address: yard, mailAddress: 'flotte@KUNDE.example ', pdfType: 'withImages' }),
      rule({ address: yard, mailAddress: 'hof@nord.example', pdfType: null }),
    ],
    ride,
  );
  expect(readers).toEqual([
    { mailAddress: 'Flotte@kunde.example', withImages: true },
    { mailAddress: 'hof@nord.example', withImages: false },
  ]);
});
