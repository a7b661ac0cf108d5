import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');
const read = async (iri: string) => (await dispo.get(iri)).body;

/** A protocol with two complaints that the server has signed. */
async function protocolWithComplaints() {
  const type = (await given.record('protocol_complaint_types', { complaint: 'Foto fehlt' })).iri;
  const { protocol } = await read((await given.contract()).iri);
  const iri: string = protocol['@id'];
  const reporter = (await given.user()).iri;
  const complaints = ['eins', 'zwei'].map((description, at) => ({ complaint: type, description, reporter, createdAt: `2026-11-2${String(at)}T08:00:00.000Z`, updatedAt: null }));
  await system.database.pool.query('update protocols set complaints = $1 where id = $2', [JSON.stringify(complaints), Number(iri.split('/').at(-1))]);
  return { iri, type, complaints };
}

test('entries with read-only parts may be sent back as they were read, and nothing changes', async () => {
  const { iri, complaints } = await protocolWithComplaints();
  const before = await read(iri);
  expect(before.complaints).toEqual(complaints);
  const answer = await dispo.patch(iri, { complaints: before.complaints });
  expect([answer.status, answer.body.version, answer.body.complaints]).toEqual([200, before.version, complaints]);
});

test('read-only parts stay with their entries, whatever is sent for them', async () => {
  const { iri, type, complaints: [first, second] } = await protocolWithComplaints();
  const after = async (complaints: object[]) => (await dispo.patch(iri, { complaints })).body.complaints;
  expect(await after([{ ...second, description: 'doch anders' }])).toEqual([{ ...second, description: 'doch anders' }]);
  expect(await after([{ ...second, description: 'doch anders', createdAt: '2020-01-01T00:00:00.000Z', reporter: null }])).toEqual([{ ...second, description: 'doch anders' }]);
  expect(await after([{ ...first, reporter: '/api/users/1', createdAt: null }, { ...second, description: 'doch anders' }])).toEqual([
    { complaint: type, description: 'eins', reporter: null, createdAt: null, updatedAt: null }, { ...second, description: 'doch anders' },
  ]);
  const wrong = await dispo.patch(iri, { complaints: [{ ...second, frei: 'erfunden' }] });
  expect([wrong.status, wrong.body.violations]).toEqual([422, [{ propertyPath: 'complaints.0.frei', message: 'Dieses Feld gibt es nicht oder es kann nicht geändert werden.' }]]);
});

test('every one of several references must exist, also inside of lists', async () => {
  const [service, { iri }] = [(await given.record('services', { name: 'Betanken' })).iri, await given.contract()];
  const answer = await dispo.patch(iri, { zusatzleistungenArray: [service, '/api/services/99998', 99_999] });
  expect([answer.status, answer.body.violations]).toEqual([422, [{ propertyPath: 'zusatzleistungenArray', message: 'Zusatzleistungen: Diesen Datensatz gibt es nicht (/api/services/99998, /api/services/99999).' }]]);
  expect((await dispo.patch(iri, { zusatzleistungenArray: [service] })).status).toBe(200);
  const protocol = (await protocolWithComplaints()).iri;
  const inside = await dispo.patch(protocol, { complaints: [{ complaint: '/api/protocol_complaint_types/99999' }] });
  expect([inside.status, inside.body.violations[0].propertyPath]).toEqual([422, 'complaints.0.complaint']);
});

test('what points at something removed long ago may stay', async () => {
  const [gone, other, order] = [await given.record('services', { name: 'Alt' }), await given.record('services', { name: 'Neu' }), await given.contract()];
  await dispo.patch(order.iri, { zusatzleistungenArray: [gone.iri] });
  await system.database.pool.query('delete from services where id = $1', [gone.id]);
  expect((await dispo.patch(order.iri, { zusatzleistungenArray: [gone.iri, other.iri] })).status).toBe(200);
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
