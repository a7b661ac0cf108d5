import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, mailsOf } = await mailRoom();
const { given } = system;
const read = async (iri: string): Promise<Json> => (await dispo.get(iri)).body;
const rows = async (query = ''): Promise<Json[]> => (await dispo.get(`/api/mails?${query}`)).body['hydra:member'];
const waiting = async (protocol: string) =>
  (await rows('mailSend=false')).filter((it) => it.protocol['@id'] === protocol);
const counted = async () => (await dispo.get('/api/counters')).body.mails as number;

async function ride(values: object = {}) {
  const contract = await given.contract({
    sendProtocolToContractContact: true,
    pickupLocation: { ort: 'Köln', anspr1email: 'ab@hof.example' },
    deliveryLocation: { ort: 'Ulm', anspr1email: 'an@kunde.example' },
    carModel: 'Golf',
    licensePlate: 'K-LS 418E',
    ...values,
  });
  return { contract, iri: String((await read(contract.iri)).protocol['@id']) };
}

test('a closed protocol waits to be sent ahead to each of its readers, and leaves when somebody sends it', async () => {
  shows('D2 §2 mails', 'D2 §3 Pre-dispatch mail', 'D2 §7 send_pre_mail', 'D3 §2 mails', 'D3 §7 send_pre_mail', 'M12');
  const { contract, iri } = await ride();
  const before = await counted();
  await dispo.patch(iri, { processState: 'CLOSED' });
  const made = await waiting(iri);
  expect(made.map((it) => [it.recipient, it.mailSend, it.contract.auftragsnummer])).toEqual([
    ['ab@hof.example', false, contract.auftragsnummer],
    ['an@kunde.example', false, contract.auftragsnummer],
  ]);
  expect(made[0].protocol).toMatchObject({
    orderNumber: contract.auftragsnummer,
    allUploadsDone: true,
    translatedUStatus: 'Abgeschlossen U4',
  });
  expect(await counted()).toBe(before + 2);
  const [first] = made;
  await dispo.patch(first['@id'], { recipient: 'anders@hof.example' });
  const sent = await dispo.post(`${String(first['@id'])}/send_pre_mail`, {});
  expect([sent.status, sent.body.mailSend, sent.body.mailState]).toEqual([200, false, 'pending']);
  expect((await dispo.post(`${String(first['@id'])}/send_pre_mail`, {})).status).toBe(422);
  await round();
  expect(await read(first['@id'])).toMatchObject({ mailSend: true, mailState: 'sent' });
  expect(await counted()).toBe(before + 1);
  const mail = server.received.find((it) => it.envelope[0] === 'anders@hof.example');
  const number = contract.auftragsnummer ?? '';
  expect(mail?.subject).toBe(`Vorabprotokoll K-LS 418E, Auftrag ${number} (Abgeschlossen U4)`);
  expect(mail?.text).toContain('im Stand „Abgeschlossen U4“. Alle Bilder sind enthalten.');
  expect(mail?.text).toContain('Das geprüfte Protokoll folgt.');
  expect(mail?.attachments).toHaveLength(1);
  expect(await mailsOf(contract.id)).toHaveLength(1);
  await dispo.patch(iri, { processState: 'RECEIVED' });
  const { sentState, translatedUStatus } = await read(first['@id']);
  expect([sentState, translatedUStatus]).toEqual(['CLOSED', 'Abgeschlossen U4']);
});

test('nothing waits where the contract does not say so, and what waits goes with the state that brought it', async () => {
  shows('R30', 'D2 §2 mails');
  const quiet = await ride({ sendProtocolToContractContact: false });
  await dispo.patch(quiet.iri, { processState: 'CLOSED' });
  expect(await waiting(quiet.iri)).toEqual([]);
  const { iri } = await ride();
  await dispo.patch(iri, { processState: 'CLOSED' });
  await dispo.patch(iri, { processState: 'RECEIVED' });
  expect(await waiting(iri)).toEqual([]);
  await dispo.patch(iri, { processState: 'CLOSED' });
  expect(await waiting(iri)).toHaveLength(2);
  await dispo.post('/api/protocols/send_mails', { protocolIds: [iri] });
  await round();
  expect([(await read(iri)).mailSend, await waiting(iri)]).toEqual([true, []]);
});

test('a locked protocol does not go ahead either, and nobody makes such rows by hand', async () => {
  shows('D3 §7 send_pre_mail');
  const { iri } = await ride();
  await dispo.patch(iri, { processState: 'CLOSED', mailLocked: true });
  const [row] = await waiting(iri);
  const refused = await dispo.post(`${String(row['@id'])}/send_pre_mail`, {});
  expect([refused.status, refused.body.violations[0].message]).toEqual([422, 'Versand ist gesperrt']);
  expect((await dispo.post('/api/mails', { recipient: 'wer@hof.example' })).status).toBe(404);
  const accounting = await system.as('buchhaltung');
  expect((await accounting.get('/api/mails')).status).toBe(403);
});
