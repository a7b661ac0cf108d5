import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');
const read = async (iri: string) => (await dispo.get(iri)).body;

test('every one of several references must exist, also inside of lists', async () => {
  const [service, { iri }] = [(await given.record('services', { name: 'Betanken' })).iri, await given.contract()];
  const answer = await dispo.patch(iri, { zusatzleistungenArray: [service, '/api/services/99998', 99_999] });
  expect([answer.status, answer.body.violations]).toEqual([
    422,
    [
      {
        propertyPath: 'zusatzleistungenArray',
        message: 'Zusatzleistungen: Diesen Datensatz gibt es nicht (/api/services/99998, /api/services/99999).',
      },
    ],
  ]);
  expect((await dispo.patch(iri, { zusatzleistungenArray: [service] })).status).toBe(200);
  const { protocol } = await read(iri);
  const inside = await dispo.patch(protocol['@id'], {
    complaints: [{ complaint: '/api/protocol_complaint_types/99999' }],
  });
  expect([inside.status, inside.body.violations[0].propertyPath]).toEqual([422, 'complaints.0.complaint']);
});

test('what points at something removed long ago may stay', async () => {
  const [gone, other, contract] = [
    await given.record('services', { name: 'Alt' }),
    await given.record('services', { name: 'Neu' }),
    await given.contract(),
  ];
  await dispo.patch(contract.iri, { zusatzleistungenArray: [gone.iri] });
  await system.database.pool.query('delete from services where id = $1', [gone.id]);
  expect((await dispo.patch(contract.iri, { zusatzleistungenArray: [gone.iri, other.iri] })).status).toBe(200);
});

test('refusals come in their order: role, record, version, input', async () => {
  const { iri } = await given.contract();
  const wrong = { datum: 'kein Tag' };
  const stale = { headers: { 'if-match': '"99"' } };
  expect((await (await system.as('personal')).patch('/api/contracts/999999', wrong, stale)).status).toBe(403);
  expect((await (await system.as('office')).patch('/api/contracts/999999', { rechnungsnotiz: 'x' })).status).toBe(403);
  expect((await dispo.patch('/api/contracts/999999', wrong, stale)).status).toBe(404);
  expect((await dispo.patch(iri, wrong, stale)).status).toBe(412);
  expect((await dispo.patch(iri, wrong)).status).toBe(422);
});
