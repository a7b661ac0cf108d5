import { expect, test } from 'vitest';
import { mayRead } from '../access/matrix.ts';
import { staffRoles } from '../access/roles.ts';
import { contractTags } from './choices/contractTags.ts';
import { type TaggedContract, tagsOf } from './tags.ts';
import { shows } from '../../../tests/specification/shows.ts';

const everything: TaggedContract = {
  vorholung: true,
  isStorniert: true,
  abcfahrt: '1',
  abafahrt: '1',
  vwstationsfahrt: true,
  flexContract: true,
  leerfahrt: true,
  verzoegert: true,
  neumerker: '1',
  auftragbestaetigt: '0',
  rechnungsnotiz: 'Skonto',
  kostenstelle: '4711',
  gutschriftnotiz: 'Bahn',
  hasAvis: true,
  billingClientAddress: '/api/billing_addresses/1',
  leistungsadresse: '/api/addresses/1',
  invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417' }],
  driver: null,
};
const texts = (contract: TaggedContract, ...roles: Parameters<typeof tagsOf>[1]) =>
  tagsOf(contract, roles).map((tag) => tag.text);

test('an admin sees every tag in the fixed order', () => {
  shows('D0 Orders tags with tooltips');
  expect(texts(everything, 'admin')).toEqual(
    contractTags.items.map((item) => (item.key === 'RE' ? 'RE 2026-000417' : item.key)),
  );
});

test('an ordinary contract has no tags', () => {
  const ordinary: TaggedContract = {
    auftragbestaetigt: '1',
    neumerker: '0',
    abafahrt: '0',
    abcfahrt: '0',
    isStorniert: false,
    driver: '/api/drivers/5',
  };
  expect(texts({ ...ordinary, kostenstelle: '', invoiceNumbers: [], billingClientAddress: null }, 'admin')).toEqual([]);
});

test('fields that were not sent say nothing, not even that the driver is missing', () => {
  expect(texts({}, 'admin')).toEqual([]);
  expect(texts({ driver: null }, 'dispo')).toEqual(['FF']);
});

test.each(staffRoles)('%s sees notes and invoice numbers as the role matrix says', (role) => {
  shows('D0 Roles notes and order');
  expect(texts(everything, role).includes('INFO RE')).toBe(mayRead([role], 'contractMoney'));
  expect(texts(everything, role).includes('INFO GS')).toBe(mayRead([role], 'contractMoney'));
  expect(texts(everything, role).includes('RE 2026-000417')).toBe(mayRead([role], 'invoiceTag'));
});

test('every invoice and credit note has its own tag that says what it is', () => {
  const billed: TaggedContract = {
    invoiceNumbers: [
      { type: 'Rechnung', number: '2026-000417' },
      { type: 'Gutschrift', number: 'G2026-000233' },
      { type: 'Rechnung', number: null },
    ],
  };
  expect(texts(billed, 'buchhaltung')).toEqual(['RE 2026-000417', 'RE G2026-000233', 'RE ohne Nummer']);
  expect(tagsOf(billed, ['buchhaltung'])[1]).toMatchObject({
    label: 'Gutschrift',
    tooltip: 'Abgerechnet mit Gutschrift G2026-000233.',
  });
});
