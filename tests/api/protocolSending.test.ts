import { expect, test } from 'vitest';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { notePublicAddress } from '../../server/publicAddress.ts';
import { system as byItself } from '../../server/storage/actor.ts';
import type { Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, mailsOf } = await mailRoom();
const { given } = system;
const idIn = (iri: string) => Number(iri.split('/').at(-1));
const rule = (customer: string, values: object = {}) =>
  given.record('address_mails', {
    customer,
    ruleType: 'U3',
    type: 'mail',
    mailAddress: 'flotte@kunde.example',
    ...values,
  });
const read = async (iri: string): Promise<Json> => (await dispo.get(iri)).body;
const finished = async (id: number) => (await mailsOf(id)).filter((it: Json) => it.template === 'M11');
const send = (...protocols: string[]) => dispo.post('/api/protocols/send_mails', { protocolIds: protocols.map(idIn) });

const newestSnapshot = async (iri: string): Promise<number> => (await read(iri)).availableSnapshots.at(-1).id;

/** A closed protocol of a customer with these rules. */
async function closed(rules: readonly object[] = [{}], values: object = {}) {
  const customer = await given.customer();
  for (const it of rules) await rule(customer.iri, it);
  const contract = await given.contract({ contractClientAddress: customer.iri, licensePlate: 'K-LS 418E', ...values });
  const iri = String((await read(contract.iri)).protocol['@id']);
  await dispo.patch(iri, { processState: 'CLOSED', allUploadsDone: true });
  return { contract, iri, customer };
}

test('a protocol counts as sent once the mail server has taken it for everybody', async () => {
  shows('R36', 'D3 §4 mailSend', 'D3 §7 send_mails', 'M11');
  const { contract, iri } = await closed([{}, { mailAddress: 'hof@kunde.example', pdfType: 'withImages' }]);
  const answer = await send(iri);
  expect([answer.status, answer.body]).toEqual([200, { protocolIds: [idIn(iri)], errors: [], job: null }]);
  expect((await finished(contract.id)).map((it: Json) => [it.recipients, it.status])).toEqual([
    ['flotte@kunde.example', 'pending'],
    ['hof@kunde.example', 'pending'],
  ]);
  expect(await read(iri)).toMatchObject({ mailSend: false, sendingState: 'pending' });
  server.refuse = (it) => (it === 'hof@kunde.example' ? { code: 550, text: '5.1.1 unknown' } : undefined);
  await round();
  expect(await read(iri)).toMatchObject({ mailSend: false, sendingState: 'error' });
  server.refuse = () => undefined;
  const [, failed] = await finished(contract.id);
  await dispo.post(`${String(failed['@id'])}/retry`, {});
  await round();
  expect(await read(iri)).toMatchObject({ mailSend: true, sendingState: 'sent' });
  const mail = server.received.find((it) => it.envelope[0] === 'flotte@kunde.example');
  const number = contract.auftragsnummer ?? '';
  expect(mail?.subject).toBe(`Protokoll zu Auftrag ${number}: K-LS 418E`);
  expect(mail?.text).toContain(
    `der Auftrag ${number} ist abgeschlossen. Als Anlage erhalten Sie das vollständige Protokoll mit keinem Schaden und 0 Bildern.`,
  );
  expect(mail?.attachments.map((it) => it.filename)).toEqual([`Protokoll-${number}.pdf`]);
});

test('a mail that arrives after the protocol was set back does not make it a sent one', async () => {
  shows('R33', 'R74');
  const ways = [
    () => ({ processState: 'SUBMITTED' }),
    () => ({ reset: true }),
    async (iri: string) => ({ restoreSnapshot: await newestSnapshot(iri) }),
  ];
  for (const way of ways) {
    const { contract, iri } = await closed();
    await send(iri);
    expect(await read(iri)).toMatchObject({ mailSend: false, sendingState: 'pending' });
    expect((await dispo.patch(iri, await way(iri))).status).toBe(200);
    await round();
    expect((await finished(contract.id)).map((it: Json) => it.status)).toEqual(['sent']);
    expect(await read(iri)).toMatchObject({ mailSend: false, sendingState: null });
  }
});

test('what speaks against one of many is told for itself, and keeps back nothing else', async () => {
  shows('R36', 'D3 §7 send_mails', 'D3 §8 protocols');
  const [good, locked, bare, nobody] = [await closed(), await closed(), await closed(), await closed([])];
  await dispo.patch(locked.iri, { mailLocked: true });
  await dispo.patch(bare.iri, { allUploadsDone: false });
  const { status, body } = await send(good.iri, locked.iri, bare.iri, nobody.iri, '/api/protocols/999999');
  expect(status).toBe(200);
  expect(body.protocolIds).toEqual([idIn(good.iri)]);
  expect(body.errors.map((it: Json) => [it.protocolId, it.message])).toEqual([
    [idIn(locked.iri), 'Versand ist gesperrt'],
    [idIn(bare.iri), 'Es fehlen noch Bilder'],
    [idIn(nobody.iri), expect.stringContaining('Kein Empfänger')],
    [999999, 'Dieses Protokoll gibt es nicht.'],
  ]);
  expect((await send(good.iri)).body.errors).toEqual([
    {
      protocolId: idIn(good.iri),
      orderNumber: good.contract.auftragsnummer,
      message: 'Die E-Mail ist bereits unterwegs',
    },
  ]);
  expect((await dispo.post('/api/protocols/send_mails', { protocolIds: 'alle' })).status).toBe(422);
});

test('a free list takes the place of everybody whom the rules name', async () => {
  shows('R36', 'D3 §7 send_protocol');
  const { contract, iri } = await closed();
  const answer = await dispo.post(`${iri}/send_protocol`, { recipient: 'eva@kunde.example;otto@kunde.example;' });
  expect([answer.status, answer.body['@id']]).toEqual([200, iri]);
  expect((await finished(contract.id)).map((it: Json) => it.recipients)).toEqual([
    'eva@kunde.example; otto@kunde.example',
  ]);
  const wrong = await dispo.post(`${iri}/send_protocol`, { recipient: 'eva' });
  expect([wrong.status, wrong.body.violations]).toEqual([
    422,
    [expect.objectContaining({ propertyPath: 'recipient', message: '„eva“ ist keine E-Mail-Adresse' })],
  ]);
  await dispo.patch(iri, { mailLocked: true });
  expect(
    (await dispo.post(`${iri}/send_protocol`, { recipient: 'eva@kunde.example' })).body.violations[0].message,
  ).toBe('Versand ist gesperrt');
});

test('the same as a change of the protocol asks for its confirmation', async () => {
  shows('D3 §7 send_protocol');
  const { contract, iri } = await closed();
  const unconfirmed = await dispo.patch(iri, { sendProtocolMail: true });
  expect([unconfirmed.status, unconfirmed.body.violations[0].message]).toEqual([422, 'Bitte den Versand bestätigen.']);
  expect((await dispo.patch(iri, { sendProtocolMail: true, confirmMailToBeSend: true })).status).toBe(200);
  expect(await finished(contract.id)).toHaveLength(1);
  const { iri: nobody } = await closed([]);
  expect((await dispo.patch(nobody, { sendProtocolMail: true, confirmMailToBeSend: true })).status).toBe(422);
});

test('before it goes, everybody can see who would get it and whom else one could ask', async () => {
  const { iri } = await closed([{}], { pickupLocation: { anspr1email: 'ab@hof.example' } });
  const { body } = await dispo.post('/api/protocols/mail_recipients', { protocolIds: [iri] });
  expect(body.protocols).toEqual([
    expect.objectContaining({ recipients: ['flotte@kunde.example'], suggestions: ['ab@hof.example'], message: null }),
  ]);
});

test('the link to the pictures gets its token when the mail leaves, and the log never has it', async () => {
  shows('M11');
  await notePublicAddress(system.database.pool, 'https://leitstand.example');
  const { contract, iri } = await closed();
  const image = await given.file();
  await system.database.transaction((client) =>
    system
      .openScope({ client, actor: byItself, now: system.clock.now })
      .change(protocol, iri, { images: [{ imageId: 'receiver_front', file: image }] }),
  );
  await send(iri);
  const [logged] = await finished(contract.id);
  expect(logged.textPreview).toContain(
    '1 Bild. Alle Bilder in voller Größe: https://leitstand.example/bilder/… (30 Tage',
  );
  await round();
  const mail = server.received.find((it) => it.subject?.includes(String(contract.auftragsnummer)));
  expect(mail?.text).toMatch(/https:\/\/leitstand\.example\/bilder\/[\w-]{32} \(30 Tage gültig\)/);
});
