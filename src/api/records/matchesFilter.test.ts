import { expect, test } from 'vitest';
import type { contract } from '../../domain/contract/contract.ts';
import { absorb, type AnyEntity } from './entities.ts';
import { matchesFilter } from './matchesFilter.ts';
import type { ListFilter } from './lists.ts';

const entity: AnyEntity = {
  '@id': '/api/contracts/1',
  '@type': 'Contract',
  id: 1,
  version: 1,
  datum: '2026-11-24',
  driver: '/api/drivers/5',
  anschlussvon: null,
  hasAvis: true,
  verzoegert: true,
  isStorniert: false,
  auftragbestaetigt: '1',
  pickupLocation: { plz: '50667', ort: 'Köln' },
};

test.each<[ListFilter<typeof contract>, boolean | undefined]>([
  [{}, true],
  [{ driver: '/api/drivers/5' }, true],
  [{ driver: ['5', '6'] }, true],
  [{ driver: 6 }, false],
  [{ driver: '', plz: null }, true],
  [{ 'datum[after]': '2026-11-24', 'datum[before]': '2026-11-24' }, true],
  [{ 'datum[strictly_after]': '2026-11-24' }, false],
  [{ 'createdAt[after]': '2026-11-24' }, undefined],
  [{ plz: ['3', '5'] }, true],
  [{ plz: '3' }, false],
  [{ pickupTown: 'köl' }, true],
  [{ anschluss: false }, true],
  [{ anschluss: true }, false],
  [{ hasAvis: true }, true],
  [{ flags: ['VZ', 'FV'] }, true],
  [{ flags: ['UB'] }, false],
  [{ flags: ['Test'] }, undefined],
  [{ customSearchFilter: 'Golf' }, undefined],
  [{ customSearchFilter: 'Golf', hasAvis: false }, false],
])('%j is %s', (filter, fit) => {
  expect(matchesFilter('contracts', filter, entity)).toBe(fit);
});

test('what stands in the row of another record has one of its own where the list does not hold that', () => {
  const avis = (id: number, values: object): AnyEntity => ({
    '@id': `/api/contract_avis/${String(id)}`,
    '@type': 'ContractAvis',
    id,
    version: 1,
    isStorniert: false,
    ...values,
  });
  const back = avis(2, { status: 'pending', linkDirection: 'return', link: '/api/contract_avis/1' });
  const usual = { status: ['pending', 'doing'], 'contract.isStorniert': 'false', linkDirectionExcluded: 'return' };
  expect(matchesFilter('contract_avis', usual, back)).toBeUndefined();
  const besides = (status: string) => {
    absorb(avis(1, { status, linkDirection: 'outbound', link: back['@id'] }));
    return matchesFilter('contract_avis', usual, back);
  };
  expect([besides('doing'), besides('confirmed')]).toEqual([false, true]);
});

test('a cancelled contract is no open work, unless cancelled ones are asked for', () => {
  const off = { ...entity, isStorniert: true };
  expect([
    matchesFilter('contracts', { flags: 'VZ' }, off),
    matchesFilter('contracts', { flags: ['VZ', 'Storno'] }, off),
  ]).toEqual([false, true]);
});

test('a text is found in several fields as in one', () => {
  const billing: AnyEntity = {
    '@id': '/api/billings/1',
    '@type': 'Billing',
    id: 1,
    version: 1,
    firma: null,
    vorname: 'Renate',
    nachname: 'Thiele',
  };
  const fits = (recipient: string) => matchesFilter('billings', { recipient }, billing);
  expect(['thiel', 'renate t', 'thiele r'].map(fits)).toEqual([true, true, false]);
  const { nachname: _, ...partly } = billing;
  expect(matchesFilter('billings', { recipient: 'thiel' }, partly as AnyEntity)).toBeUndefined();
});
