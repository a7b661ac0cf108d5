import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

let system: TestSystem;
let dispo: Client;
let contract: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  system = await leitstand();
  dispo = await system.as('dispo');
  const place = { firma: 'Autohaus', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
  contract = {
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    contractClientAddress: (await system.given.customer()).iri,
    pickupLocation: place,
    deliveryLocation: place,
  };
});
const make = (key: string, values: object = contract, who = dispo) =>
  who.post('/api/contracts', values, { headers: { 'idempotency-key': key } });
const count = async () =>
  (await system.database.pool.query<{ n: number }>('select count(*)::int as n from contracts')).rows[0]?.n;

test('the same call repeated finds the contract it has made', async () => {
  shows('D1 §7 create contracts');
  const before = await count();
  const [first, again] = [await make('entry-0001'), await make('entry-0001')];
  expect([first.status, again.status, again.body.auftragsnummer, again.headers.get('location')]).toEqual([
    201,
    201,
    first.body.auftragsnummer,
    first.body['@id'],
  ]);
  expect(await count()).toBe((before ?? 0) + 1);
});

test('two calls at the same moment make one contract', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => make('entry-0002')));
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map((it) => it.body['@id'])).size).toBe(1);
});

test('a refused call uses up nothing, another content under the same key is a conflict, and keys are of one person', async () => {
  expect((await make('entry-0003', { ...contract, carModel: '' })).status).toBe(422);
  const made = await make('entry-0003');
  expect(made.status).toBe(201);
  expect((await make('entry-0003', { ...contract, carModel: 'Polo' })).status).toBe(409);
  const other = await make('entry-0003', contract, await system.as('office'));
  expect([other.status, other.body['@id'] === made.body['@id']]).toEqual([201, false]);
});

test('a key that was deleted with its contract, and one that is no key', async () => {
  const made = await make('entry-0004');
  await dispo.delete(made.body['@id']);
  expect((await make('entry-0004')).status).toBe(409);
  expect((await make('?')).status).toBe(422);
});

test('keys are forgotten after a week', async () => {
  await make('entry-0005');
  system.clock.advance(8 * 86_400_000);
  await make('entry-0006');
  const { rows } = await system.database.pool.query<{ key: string }>('select key from created_once');
  expect(rows.map((it) => it.key)).toEqual(['entry-0006']);
});
