// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contract } from '../../domain/contract/contract.ts';
import { reportOf, waysOf } from './changeRecords.ts';
import { someOf, sorted, only } from '../contract/contractChanges.ts';
import type { ContractEntity } from '../contract/contractFacts.ts';

const row = (id: number, more: object = {}): ContractEntity => ({
  '@id': `/api/contracts/${id}`,
  '@type': 'Contract',
  id,
  version: 1,
  auftragsnummer: `2600000${id}`,
  ...more,
});
const hasDriver = (it: ContractEntity) => only(it.driver !== null, 'Der Auftrag hat keinen Fahrer.');

test('the report names failures first and says why', () => {
  const rows = reportOf(
    contract,
    {
      rows: [
        { item: row(1), state: 'done' },
        { item: row(2), state: 'failed', error: new Error('Für Runa Seeberger besteht eine Dispositionssperre.') },
        { item: row(3), state: 'skipped' },
      ],
    },
    { leftOut: [{ record: row(4), reason: '26000004 ist abgeschlossen (U4)' }] },
  );
  expect(rows.map(({ name, state, reason }) => [name, state, reason])).toEqual([
    ['26000002', 'failed', 'Für Runa Seeberger besteht eine Dispositionssperre.'],
    ['26000003', 'skipped', 'angehalten, nicht geändert'],
    ['26000004', 'skipped', '26000004 ist abgeschlossen (U4)'],
    ['26000001', 'done', undefined],
  ]);
  const named = reportOf(
    contract,
    { rows: [{ item: row(1), state: 'done' }] },
    { named: (it) => `Nr. ${String(it.id)}` },
  );
  expect(named.map((it) => it.name)).toEqual(['Nr. 1']);
});

test('a record that was changed along before its own turn goes back to what stood there first', () => {
  const change = { title: '', done: () => '', changes: () => ({ driver: '/api/drivers/9' }) };
  const along = { iri: '/api/contracts/2', version: 2, patch: { driver: '/api/drivers/5', neumerker: '1' } };
  const own = { iri: '/api/contracts/2', version: 3, patch: { driver: '/api/drivers/9' } };
  const ways = waysOf({ ...change, waysBack: (before) => (before.id === 1 ? [along] : [own]) });
  const written = { after: undefined, version: 2, previous: {}, touched: [] };
  ways.note(written, row(1));
  ways.note(written, row(2));
  expect(ways.taken().undos).toEqual([
    { iri: '/api/contracts/2', version: 3, patch: { driver: '/api/drivers/5', neumerker: '1' } },
  ]);
});

test('a command on several contracts is possible while it is for one, and leaves the others out', () => {
  const contracts = [row(1, { driver: null }), row(2, { driver: '/api/drivers/5' })];
  expect(someOf(hasDriver)(contracts).verdict).toBe('allowed');
  expect(someOf(hasDriver)([row(1, { driver: null })])).toEqual({
    verdict: 'refused',
    reason: 'Der Auftrag hat keinen Fahrer.',
  });
  const { fitting, leftOut } = sorted(contracts, hasDriver);
  expect([fitting.map((it) => it.id), leftOut.map((it) => it.record.id)]).toEqual([[2], [1]]);
});
