import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { ruleEffects, type NamedRule } from './ruleEffects.ts';

const place = (firma: string, anspr1email: string | null = null) => ({ firma, plz: '50667', anspr1email }) as never;
const ride = {
  contractClientAddress: '/api/customers/1',
  pickupAddress: '/api/addresses/1',
  deliveryAddress: '/api/addresses/2',
  pickupLocation: place('Nord'),
  deliveryLocation: place('Süd', 'asp@kunde.example'),
  testContract: false,
  isStorniert: false,
  hasAvis: true,
};
let id = 0;
const rule = (values: Partial<NamedRule>): NamedRule => ({
  id: (id += 1),
  customer: '/api/customers/1',
  address: null,
  ruleCondition: null,
  mailAddress: 'a@kunde.example',
  type: 'mail',
  pdfType: 'withoutImages',
  place: null,
  occasion: 'U2',
  addressName: null,
  ...values,
});
const reasons = (rules: readonly NamedRule[], changes: Partial<typeof ride> = {}) =>
  ruleEffects(rules, { ...ride, ...changes }).map((it) => it.whyNot);

test('each rule says what it sends, or why it sends nothing', () => {
  shows('D2 §7 mail rules');
  const rules = [
    rule({}),
    rule({ mailAddress: 'A@kunde.example ' }),
    rule({ occasion: 'U3', address: '/api/addresses/2', ruleCondition: 'end', pdfType: 'withImages' }),
    rule({ occasion: 'U3', address: '/api/addresses/2', ruleCondition: 'start' }),
    rule({ occasion: 'disposition', address: '/api/addresses/9' }),
  ];
  expect(reasons(rules)).toEqual([
    null,
    'Dieselbe Adresse nennt schon eine andere Regel.',
    null,
    'Die Regel gilt nur, wenn die Adresse Abholadresse ist.',
    'Die Adresse der Regel steht an keinem Ende dieser Fahrt.',
  ]);
  expect(ruleEffects(rules, ride)[2]).toMatchObject({ mails: ['M10', 'M11'], how: 'PDF mit Bildern' });
  expect(reasons([rule({})], { isStorniert: true })).toEqual(['Der Auftrag ist storniert.']);
  expect(reasons([rule({})], { testContract: true })).toEqual(['Testaufträge werden nicht gemeldet.']);
});

test('rules of an appointment stand in for the contact, or beside him where there is one', () => {
  const beside = rule({ occasion: 'avis', address: '/api/addresses/1' });
  const instead = rule({ occasion: 'avis', address: '/api/addresses/1', type: 'avis', mailAddress: 'b@kunde.example' });
  expect(reasons([beside])).toEqual(['Der Seite fehlt die E-Mail des Ansprechpartners, von dem dies eine Kopie wäre.']);
  expect(reasons([beside, instead])).toEqual([null, null]);
  expect(ruleEffects([instead], ride)[0]?.how).toBe('statt des Ansprechpartners (Abholung)');
  expect(reasons([instead], { hasAvis: false })).toEqual(['Der Auftrag hat keine Avisierung.']);
});
