import { beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../server/mail/sending/deliver.ts';
import { mailServerAt } from '../../server/mail/sending/mailServer.ts';
import type { Json } from '../harness/client.ts';
import { mailRoom, never } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round, mailsOf } = await mailRoom();
const { given, clock } = system;
const [first, second] = [
  await given.driver({ email: 'erster@firma.example' }),
  await given.driver({ email: 'zweiter@firma.example' }),
];
const told = { driverChangedWithMail: true, driverChangedWithStornoMail: true };
const takenBack = { ...told, withdrawWaitingMails: true };

let before: number;
beforeEach(() => {
  before = server.received.length;
});

const change = async (iri: string, values: object): Promise<Json> => {
  clock.advance(1_000);
  const answer = await dispo.patch(iri, values);
  expect([values, answer.status, answer.body.detail]).toEqual([values, 200, undefined]);
  return answer.body;
};
const waiting = async (id: number) => (await mailsOf(id)).map((it: Json) => [it.template, it.recipients, it.status]);
const arrived = () =>
  server.received.slice(before).map((it) => [it.envelope.join(), it.subject?.includes('entfällt') ? 'off' : 'on']);
const isWithdrawn = async (iri: string) =>
  (await dispo.get(`${iri}/logs?itemsPerPage=100`)).body['hydra:member'].some(
    (it: Json) => it.field === 'withdrawWaitingMails',
  );

describe('a driver change taken back', () => {
  test('withdraws the mails that still wait, and nobody hears of it', async () => {
    shows('C Forms mails');
    const { id, iri } = await given.contract({ driver: first.iri });
    expect((await change(iri, { driver: second.iri, ...told })).isFahrerMailGesendet).toBe(true);
    const [{ '@id': mail }] = await mailsOf(id);
    const contract = await change(iri, { driver: first.iri, ...takenBack });
    expect([contract.isFahrerMailGesendet, await waiting(id), await isWithdrawn(iri)]).toEqual([false, [], true]);
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
    expect(arrived().toSorted()).toEqual([
      ['erster@firma.example', 'off'],
      ['erster@firma.example', 'on'],
      ['zweiter@firma.example', 'off'],
      ['zweiter@firma.example', 'on'],
    ]);
    expect(await isWithdrawn(iri)).toBe(false);
  });

  test('answers a mail that is just being sent, or just being taken to be sent', async () => {
    const [sending, taken] = [await given.contract(), await given.contract()];
    await change(sending.iri, { driver: second.iri, ...told });
    server.hangs = true;
    const leaving = new AbortController();
    const worker = deliverDue(
      {
        documentFiles: async () => undefined,
        database: system.database,
        openScope: system.openScope,
        store: system.store,
        server: mailServerAt(server.url),
        clock: () => clock.now,
      },
      { stopping: never, leaving: leaving.signal },
    );
    await server.isHanging();
    await change(taken.iri, { driver: second.iri, ...told });
    const client = await system.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from mail_logs where "entityId" = $1 for update', [taken.id]);
    for (const { id, iri } of [sending, taken]) {
      await change(iri, { driver: null, ...takenBack });
      expect(await waiting(id)).toEqual([
        ['M02', 'zweiter@firma.example', 'pending'],
        ['M03', 'zweiter@firma.example', 'pending'],
      ]);
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
    expect([await waiting(putOff.id), await waiting(unreached.id)]).toEqual([
      [['M03', 'zweiter@firma.example', 'pending']],
      [],
    ]);
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

describe('a change that its person may still take back', () => {
  const held = { ...told, mailsWaitForUndo: true };

  test('keeps its mails in the house for 15 seconds, whoever goes round, and lets them leave then', async () => {
    const { id, iri } = await given.contract({ driver: first.iri });
    await change(iri, { driver: second.iri, ...held });
    clock.advance(14_900);
    await Promise.all([round(), round()]);
    expect(arrived()).toEqual([]);
    clock.advance(100);
    await Promise.all([round(), round()]);
    expect(arrived().toSorted()).toEqual([
      ['erster@firma.example', 'off'],
      ['zweiter@firma.example', 'on'],
    ]);
    expect((await waiting(id)).map((it: Json) => it[2])).toEqual(['sent', 'sent']);
  });

  test('sends them at once when somebody says so, and nobody hears of it when it is taken back right then', async () => {
    const [sent, back] = [await given.contract(), await given.contract()];
    for (const { id, iri } of [sent, back]) {
      await change(iri, { driver: second.iri, ...held });
      expect((await dispo.post(`${String((await mailsOf(id))[0]['@id'])}/retry`)).status).toBe(200);
    }
    await change(back.iri, { driver: null, ...takenBack });
    await round();
    expect(arrived()).toEqual([['zweiter@firma.example', 'on']]);
    expect(await waiting(back.id)).toEqual([]);
  });

  test('holds those of the rides that follow as well', async () => {
    const main = await given.contract({ driver: first.iri });
    const next = await given.contract({ driver: first.iri, anschlussvon: main.iri, abafahrt: '1' });
    await change(main.iri, { driver: second.iri, ...held, setDriverForAdditionalRides: true });
    await round();
    expect(arrived()).toEqual([]);
    expect((await waiting(next.id)).length).toBe(2);
  });
});

describe('a driver change taken back leaves the contract as it was', () => {
  test('new mark, offer mail, app user and the messages that nobody has read', async () => {
    const appUser = await given.user({ roles: [] });
    const [appDriver, other] = [
      await given.driver({ appAccess: true, user: appUser.iri }),
      await given.user({ roles: [] }),
    ];
    const logistician = await given.driver({ enableLogisticFunctions: true });
    await given.driver({ appAccess: true, user: other.iri, fahrervon: logistician.iri });
    const contract = await given.contract({
      driver: logistician.iri,
      benutzer: other.iri,
      neumerker: '1',
      angebotsMailGesendet: '2026-11-20T16:00:00.000Z',
    });
    await dispo.patch(contract.iri, { benutzer: other.iri, neumerker: '1' });
    await system.database.pool.query(
      `update contracts set "angebotsMailGesendet" = '2026-11-20T16:00:00Z' where id = $1`,
      [contract.id],
    );
    const fields = ['driver', 'benutzer', 'neumerker', 'angebotsMailGesendet', 'isFahrerMailGesendet'] as const;
    const stateOf = (body: Json) => fields.map((it) => body[it]?.['@id'] ?? body[it]);
    const before = stateOf((await dispo.get(contract.iri)).body);
    expect(before.slice(0, 3)).toEqual([logistician.iri, other.iri, '1']);
    const changed = await change(contract.iri, { driver: appDriver.iri, ...told, mailsWaitForUndo: true });
    expect([changed.neumerker, stateOf(changed)[1]]).toEqual(['0', appUser.iri]);
    const pushes = async () =>
      (
        await system.database.pool.query(
          `select title from notifications where "entityType" = 'Contract' and "entityId" = $1 order by id`,
          [contract.id],
        )
      ).rows.length;
    const wasTold = await pushes();
    await change(contract.iri, { driver: logistician.iri, ...takenBack });
    expect(stateOf((await dispo.get(contract.iri)).body)).toEqual(before);
    expect(await pushes()).toBe(wasTold - 1);
  });
});

test('a cancellation taken back withdraws the mail to its driver while it waits, and answers it when it has left', async () => {
  const [quick, late] = [await given.contract({ driver: second.iri }), await given.contract({ driver: second.iri })];
  const off = { isStorniert: true, driverChangedWithStornoMail: true, mailsWaitForUndo: true };
  const on = { isStorniert: false, withdrawWaitingMails: true, driverChangedWithMail: true };
  await change(quick.iri, off);
  await round();
  await change(quick.iri, on);
  expect(await waiting(quick.id)).toEqual([]);
  await change(late.iri, off);
  clock.advance(15_000);
  await round();
  await change(late.iri, on);
  expect(await waiting(late.id)).toEqual([
    ['M03', 'zweiter@firma.example', 'sent'],
    ['M02', 'zweiter@firma.example', 'pending'],
  ]);
});

test('another driver in the ordinary way withdraws nothing', async () => {
  const { id, iri } = await given.contract();
  await change(iri, { driver: first.iri, ...told });
  await change(iri, { driver: second.iri, ...told });
  expect((await waiting(id)).map((it: Json) => it[0])).toEqual(['M02', 'M03', 'M02']);
});
