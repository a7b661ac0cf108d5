import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const { given, as, clock } = await leitstand();
const dispo = await as('dispo');
const rowsOf = async (iri: string, query: string): Promise<Json> => (await dispo.get(`${iri}/logs?${query}`)).body;

test('a page of the history may hold whole acts with the name of their person; the documented rows stay as they are', async () => {
  shows('D1 §2 contracts order tab Historie');
  const contract = await given.contract();
  for (const [at, values] of [
    { datum: '2026-11-25', bringdatum: '2026-11-25', pickupTimeFrom: '09:00' },
    { infoBackend: 'Rückruf' },
  ].entries()) {
    clock.advance(1_000 * (at + 1));
    expect((await dispo.patch(contract.iri, values)).status).toBe(200);
  }
  const plain = await rowsOf(contract.iri, 'itemsPerPage=5');
  expect(Object.keys(plain['hydra:member'][0]).toSorted()).toEqual([
    '@type',
    'data',
    'field',
    'logged_at',
    'previous',
    'username',
  ]);
  const acts = await rowsOf(contract.iri, 'by=act&itemsPerPage=5');
  expect(acts['hydra:totalItems']).toBe(3);
  expect(acts['hydra:member'].filter((it: Json) => it.field === 'pickupTimeFrom')).toMatchObject([
    { name: expect.stringMatching(/./), previous: null, data: '09:00' },
  ]);
  const filtered = await rowsOf(contract.iri, 'by=act&field=infoBackend');
  expect([filtered['hydra:totalItems'], filtered['hydra:member'].map((it: Json) => [it.field, it.data])]).toEqual([
    1,
    [['infoBackend', 'Rückruf']],
  ]);
});

test('it tells in which fields something has happened since the contract was made, the latest first, and nothing of others', async () => {
  const contract = await given.contract({ auftragswert: '100.00', carModel: 'Golf' });
  const changed = async (client: typeof dispo) =>
    (await client.get(`${contract.iri}/logs?by=field&itemsPerPage=500`)).body;
  expect((await changed(dispo))['hydra:member']).toEqual([]);
  for (const values of [
    { auftragswert: '120.00' },
    { pickupLocation: { ort: 'Bonn' } },
    { infoBackend: 'Rückruf' },
    { auftragswert: '130.00' },
  ]) {
    clock.advance(1_000);
    expect((await dispo.patch(contract.iri, values)).status).toBe(200);
  }
  const { 'hydra:member': rows, 'hydra:totalItems': total } = await changed(dispo);
  const fields = rows.map((it: Json) => it.field);
  expect([
    fields.filter((it: string) => ['auftragswert', 'infoBackend', 'pickupLocation', 'carModel'].includes(it)),
    total,
  ]).toEqual([['auftragswert', 'infoBackend', 'pickupLocation'], rows.length]);
  expect(rows[0]).toMatchObject({
    '@type': 'HistoryEntry',
    name: expect.stringMatching(/./),
    logged_at: clock.now.toISOString(),
  });
  expect((await changed(await as('office')))['hydra:member'].map((it: Json) => it.field)).not.toContain('auftragswert');
});

test('what a role may not read is in no act', async () => {
  const contract = await given.contract({ auftragswert: '100.00' });
  const office = await as('office');
  const { body } = await office.get(`${contract.iri}/logs?by=act&field=auftragswert`);
  expect([body['hydra:totalItems'], body['hydra:member']]).toEqual([0, []]);
});
