import { expect, test } from 'vitest';
import { applyMigrations, knownMigrations } from '../../server/storage/appliedMigrations.ts';
import { bringUpToDate, layGroundwork } from '../../server/storage/migrate.ts';
import { contract } from '../../src/domain/contract/contract.ts';
import { customer } from '../../src/domain/customer/customer.ts';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { readOne } from '../../server/storage/readRecords.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';

test('lists that were kept inside their records become entries of their own, in their order and with what they said', async () => {
  const database = await bareDatabase('untouched');
  const client = await database.pool.connect();
  const at = knownMigrations().findIndex((it) => it.name.endsWith('_entries'));
  await layGroundwork(client);
  await applyMigrations(client, knownMigrations().slice(0, at));
  const put = (table: string, values: Readonly<Record<string, unknown>>) =>
    client.query(
      `insert into ${table} (${Object.keys(values)
        .map((it) => `"${it}"`)
        .join(', ')}) values (${Object.keys(values)
        .map((_, place) => `$${String(place + 1)}`)
        .join(', ')})`,
      Object.values(values).map((it) => (typeof it === 'object' ? JSON.stringify(it) : it)),
    );
  const people = [
    { name: 'Anna', phone: '1', email: null },
    { name: 'Bert', phone: null, email: 'bert@firma.example' },
  ];
  const conditions = [{ field: 'contractType', condition: 'eq', value: 'PICKUP' }];
  await put('services', { id: 3, name: 'Zulassung' });
  await put('protocol_complaint_types', { id: 4, type: 'Foto fehlt' });
  await put('customers', {
    id: 1,
    firma: 'Kunde',
    defaultServices: [
      { service: '/api/services/3', conditions },
      { service: '/api/services/99', conditions: [] },
    ],
  });
  await put('contracts', {
    id: 7,
    contractClientAddress: 1,
    pickupContacts: people,
    deliveryContacts: [people[1]],
    serviceAddresses: [{ service: '/api/services/3', city: 'Ulm' }],
    createdAt: '2026-11-01T08:00:00Z',
  });
  await put('protocols', {
    id: 5,
    contract: 7,
    complaints: [
      {
        complaint: '/api/protocol_complaint_types/4',
        description: 'alt',
        reporter: null,
        createdAt: '2026-11-02T08:00:00.000Z',
        updatedAt: null,
      },
    ],
    waitings: [{ approvedBy: null, minutes: 25, reason: null, processState: null }],
  });
  await bringUpToDate(client);
  client.release();
  expect(await readOne(database.pool, contract, 7)).toMatchObject({
    version: 1,
    pickupContacts: [
      { id: 1, version: 1, ...people[0] },
      { id: 2, version: 1, ...people[1] },
    ],
    deliveryContacts: [{ id: 3, version: 1, ...people[1] }],
    serviceAddresses: [{ service: '/api/services/3', city: 'Ulm', zipCode: null }],
  });
  // What pointed at a service that was removed long ago points at nothing.
  expect(await readOne(database.pool, customer, 1)).toMatchObject({
    defaultServices: [
      { service: '/api/services/3', conditions },
      { service: null, conditions: [] },
    ],
  });
  const moment = '2026-11-02T08:00:00.000Z';
  expect(await readOne(database.pool, protocol, 5)).toMatchObject({
    waitings: [{ minutes: 25 }],
    complaints: [
      {
        complaint: '/api/protocol_complaint_types/4',
        description: 'alt',
        reporter: null,
        createdAt: moment,
        updatedAt: moment,
      },
    ],
  });
  const { rows } = await database.pool.query<{ path: string }>(
    'select path from renamings where record_id = 0 order by path',
  );
  expect(rows.map((it) => it.path)).toContain('contract_contacts');
});
