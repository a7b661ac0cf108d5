import { expect, test } from 'vitest';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { GivenRecord } from '../harness/given.ts';
import { bulkAddress, bulkDesk, itemOf } from '../harness/bulkDesk.ts';
import { openLines } from '../harness/lines.ts';
import { shows } from '../specification/shows.ts';

const { system, dispo, contracts, read } = await bulkDesk();

/** Somebody else holds the record, so that a write of it waits. */
async function held(contract: GivenRecord<Contract>): Promise<() => Promise<void>> {
  const client = await system.database.pool.connect();
  await client.query('begin');
  await client.query('select 1 from contracts where id = $1 for update', [contract.id]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

test('each row is stored by itself: while one waits, the ones before it are there and others go on working', async () => {
  const all = await contracts(3);
  const [first, second, third] = all as [GivenRecord<Contract>, GivenRecord<Contract>, GivenRecord<Contract>];
  const release = await held(second);
  const lines = await openLines(dispo, bulkAddress, {
    body: { changes: { infoShared: 'Winterreifen' }, items: all.map((it) => itemOf(it)) },
  });
  expect(await lines.next()).toMatchObject({ id: first.id, status: 200 });
  expect((await read(first)).infoShared).toBe('Winterreifen');
  const office = await system.as('office');
  expect([
    (await office.patch(first.iri, { infoDriver: 'a' })).status,
    (await office.patch(third.iri, { infoDriver: 'b' })).status,
  ]).toEqual([200, 200]);
  await release();
  expect((await lines.rest()).map((it) => it.status)).toEqual([200, 412]);
});

test('it stops after the record at hand when its person says so, and for nobody else', async () => {
  shows('C Lists bulk');
  const all = await contracts(4);
  const key = 'halt-00000001';
  const release = await held(all[1] as GivenRecord<Contract>);
  const lines = await openLines(dispo, bulkAddress, {
    headers: { 'idempotency-key': key },
    body: { changes: { infoShared: 'halt' }, items: all.map((it) => itemOf(it)) },
  });
  await lines.next();
  // From here on the second record is at hand.
  await expect
    .poll(async () => (await dispo.get(`${bulkAddress}/${key}/progress`)).body)
    .toEqual({ done: 1, of: 4, isStopped: false });
  expect((await (await system.as('office')).delete(`${bulkAddress}/${key}`)).status).toBe(404);
  expect((await dispo.delete(`${bulkAddress}/${key}`)).status).toBe(204);
  await release();
  expect((await lines.rest()).map((it) => it.id)).toEqual([all[1]?.id]);
  expect(await Promise.all(all.map(async (it) => (await read(it)).infoShared))).toEqual(['halt', 'halt', null, null]);
  expect((await dispo.delete(`${bulkAddress}/${key}`)).status).toBe(404);
});

test('it stops after the record at hand when its caller is gone', async () => {
  const all = await contracts(3);
  const key = 'weg-000000001';
  const [release, releaseLast] = [
    await held(all[1] as GivenRecord<Contract>),
    await held(all[2] as GivenRecord<Contract>),
  ];
  const leaving = new AbortController();
  const { next } = await openLines(dispo, bulkAddress, {
    headers: { 'idempotency-key': key },
    signal: leaving.signal,
    body: { changes: { infoShared: 'weg' }, items: all.map((it) => itemOf(it)) },
  });
  await next();
  leaving.abort();
  await read(all[0] as GivenRecord<Contract>);
  await release();
  await expect.poll(async () => (await read(all[1] as GivenRecord<Contract>)).infoShared).toBe('weg');
  // A server that went on would wait for the last contract, which is still held.
  await expect.poll(async () => (await dispo.delete(`${bulkAddress}/${key}`)).status).toBe(404);
  await releaseLast();
  expect((await read(all[2] as GivenRecord<Contract>)).infoShared).toBe(null);
});
