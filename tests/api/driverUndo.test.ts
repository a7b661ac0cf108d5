import { beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../server/mail/sending/deliver.ts';
import { mailServerAt } from '../../server/mail/sending/mailServer.ts';
import type { Json } from '../harness/client.ts';
import { mailRoom, never } from '../harness/mailRoom.ts';

const { system, server, dispo, round, mailsOf } = await mailRoom();
const { given, clock } = system;
const [first, second] = [await given.driver({ email: 'erster@firma.example' }), await given.driver({ email: 'zweiter@firma.example' })];
const told = { driverChangedWithMail: true, driverChangedWithStornoMail: true };
const takenBack = { ...told, withdrawWaitingMails: true };

let before: number;
beforeEach(() => { before = server.received.length; });

const change = async (iri: string, values: object): Promise<Json> => {
  clock.advance(1_000);
  const answer = await dispo.patch(iri, values);
  expect([values, answer.status, answer.body.detail]).toEqual([values, 200, undefined]);
  return answer.body;
};
const waiting = async (id: number) => (await mailsOf(id)).map((it: Json) => [it.template, it.recipients, it.status]);
const arrived = () => server.received.slice(before).map((it) => [it.envelope.join(), it.subject?.includes('entfällt') ? 'off' : 'on']);
const isWithdrawn = async (iri: string) => (await dispo.get(`${iri}/logs?itemsPerPage=100`)).body['hydra:member'].some((it: Json) => it.field === 'withdrawWaitingMails');

describe('a driver change taken back', () => {
  test('withdraws the mails that still wait, and nobody hears of it', async () => {
    const { id, iri } = await given.contract({ driver: first.iri });
    expect((await change(iri, { driver: second.iri, ...told })).isFahrerMailGesendet).toBe(true);
    const [{ '@id': mail }] = await mailsOf(id);
    const order = await change(iri, { driver: first.iri, ...takenBack });
    expect([order.isFahrerMailGesendet, await waiting(id), await isWithdrawn(iri)]).toEqual([false, [], true]);
    expect((await dispo.get(mail)).status).toBe(404);
    await round();
    expect(arrived()).toEqual([]);
  });

  test('leaves the first driver told who was told', async () => {
    const { id, iri } = await given.contract();
    await change(iri, { driver: first.iri, ...told });
    await round();
    await change(iri, { driver: second.iri, ...told });
    expect((await change(iri, { driver: first.iri, ...takenBack })).isFahrerMailGesendet).toBe(true);
    expect(await waiting(id)).toEqual([['M02', 'erster@firma.example', 'sent']]);
    await round();
    expect(arrived()).toEqual([['erster@firma.example', 'on']]);
  });

  test('answers the mails that are out with their opposites', async () => {
    const { iri } = await given.contract({ driver: first.iri });
    await change(iri, { driver: second.iri, ...told });
    await round();
    expect((await change(iri, { driver: first.iri, ...takenBack })).isFahrerMailGesendet).toBe(true);
    await round();
    expect(arrived().toSorted()).toEqual([['erster@firma.example', 'off'], ['erster@firma.example', 'on'], ['zweiter@firma.example', 'off'], ['zweiter@firma.example', 'on']]);
    expect(await isWithdrawn(iri)).toBe(false);
  });

  test('answers a mail that is just being sent, or just being taken to be sent', async () => {
    const [sending, taken] = [await given.contract(), await given.contract()];
    await change(sending.iri, { driver: second.iri, ...told });
    server.hangs = true;
    const leaving = new AbortController();
    const worker = deliverDue({ database: system.database, server: mailServerAt(server.url), clock: () => clock.now }, { stopping: never, leaving: leaving.signal });
    await server.isHanging();
    await change(taken.iri, { driver: second.iri, ...told });
    const client = await system.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from mail_logs where "entityId" = $1 for update', [taken.id]);
    for (const { id, iri } of [sending, taken]) {
      await change(iri, { driver: null, ...takenBack });
      expect(await waiting(id)).toEqual([['M02', 'zweiter@firma.example', 'pending'], ['M03', 'zweiter@firma.example', 'pending']]);
    }
    await client.query('rollback');
    client.release();
    leaving.abort();
    await worker;
    server.hangs = false;
  });

  test('withdraws a mail that was put off and answers it too, because it may have arrived; one that no mail server was there for cannot have', async () => {
    const [putOff, unreached] = [await given.contract(), await given.contract()];
    await change(putOff.iri, { driver: second.iri, ...told });
    server.refuse = () => ({ code: 450, text: '4.2.0 Mailbox busy' });
    await round();
    server.refuse = () => undefined;
    await change(unreached.iri, { driver: second.iri, ...told });
    await round('smtp://127.0.0.1:1');
    for (const { iri } of [putOff, unreached]) await change(iri, { driver: null, ...takenBack });
    expect([await waiting(putOff.id), await waiting(unreached.id)]).toEqual([[['M03', 'zweiter@firma.example', 'pending']], []]);
  });

  test('answers a mail that arrived and waits to be sent once more', async () => {
    const { id, iri } = await given.contract();
    await change(iri, { driver: second.iri, ...told });
    await round();
    await dispo.post(`${String((await mailsOf(id))[0]['@id'])}/retry`);
    await change(iri, { driver: null, ...takenBack });
    expect(await waiting(id)).toEqual([['M03', 'zweiter@firma.example', 'pending']]);
  });

  test('leaves mails of earlier changes alone', async () => {
    const { id, iri } = await given.contract();
    await change(iri, { driver: first.iri, ...told });
    await change(iri, { driver: second.iri, ...told });
    await change(iri, { driver: first.iri, ...takenBack });
    expect(await waiting(id)).toEqual([['M02', 'erster@firma.example', 'pending']]);
  });
});

test('another driver in the ordinary way withdraws nothing', async () => {
  const { id, iri } = await given.contract();
  await change(iri, { driver: first.iri, ...told });
  await change(iri, { driver: second.iri, ...told });
  expect((await waiting(id)).map((it: Json) => it[0])).toEqual(['M02', 'M03', 'M02']);
});
