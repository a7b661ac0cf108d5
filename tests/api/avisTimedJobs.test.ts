import { expect, test } from 'vitest';
import { overdueAnswers, remindOfAnswers } from '../../server/actions/avis/overdueAnswers.ts';
import { parkingNotices, queueParkingMails } from '../../server/actions/avis/parkingNotices.ts';
import { nextRun } from '../../server/jobs/schedule.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { system as itself } from '../../server/storage/actor.ts';
import type { Scope } from '../../server/write/behaviour.ts';
import { clientOf, type Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, server, round } = await mailRoom();
const { given, clock, database, openScope } = system;
const { id: officeId } = await given.user({ username: 'olaf', roles: ['office'] });
const { id: dispoId } = await given.user({ username: 'dora', name: 'Dora Disposition', roles: ['dispo'] });
/** Somebody at the time of the clock; a session of another day has ended. */
const dispo = async () =>
  clientOf(system.address, await system.tokenFor({ id: dispoId, username: 'dora', roles: ['dispo'] }));
const at = (moment: string) => {
  clock.now = new Date(moment);
};
const read = async (iri: string): Promise<Json> => (await (await dispo()).get(iri)).body;
const change = async (iri: string, values: object) => {
  const answer = await (await dispo()).patch(iri, values);
  expect([values, answer.status, answer.body.detail]).toEqual([values, 200, undefined]);
};
const now = <T>(work: (scope: Scope) => Promise<T>) =>
  database.transaction((client) => work(openScope({ client, actor: itself, now: clock.now })));
const announce = () => now(queueParkingMails);

const customer = await given.customer({ enableAvisParkingSpace: true });
const compound = (name: string) =>
  given.record('addresses', { firma: name, stellplatz: true, email: `${name.toLowerCase()}@platz.example` });
const [north, south] = [await compound('Nord'), await compound('Süd')];
const parked = async (place: { iri: string }, day: string, values: object = {}) => {
  const contract = await given.contract({
    contractClientAddress: customer.iri,
    createAvis: true,
    deliveryAddress: place.iri,
    datum: day,
    bringdatum: day,
    deliveryTimeFrom: '09:00',
    licensePlate: 'K-LS 418',
    ...values,
  });
  const { body } = await (await dispo()).get(`/api/contract_avis?contract=${String(contract.id)}`);
  const iri: string = body['hydra:member'][0]['@id'];
  return { contract, iri };
};
const schedule = (iri: string) => change(iri, { parkingSpaceNotificationScheduled: true });

test('the job makes up for a standstill once, and keeps to its hour when the clocks are changed', async () => {
  at('2026-10-22T08:00:00Z'); // Thursday before the clocks go back.
  const { iri } = await parked(north, '2026-10-26');
  await schedule(iri);
  at('2026-10-23T12:59:59Z');
  expect(await announce()).toBe(0);
  // A server that slept through Friday finds it on Sunday.
  at('2026-10-25T06:00:00Z');
  const jobs = await startJobs({
    database,
    openScope,
    jobs: [parkingNotices],
    clock: () => clock.now,
    log: (line) => expect(line).toBe(''),
  });
  await expect.poll(async () => (await read(iri)).parkingMail).not.toBeNull();
  await jobs.stop();
  expect(await announce()).toBe(0);
  const winter = await parked(north, '2026-10-27');
  await schedule(winter.iri);
  at('2026-10-26T13:59:59Z');
  expect(await announce()).toBe(0);
  at('2026-10-26T14:00:00Z');
  expect(await announce()).toBe(1);
});

test('at 15:00 each parking place hears once of all vehicles of the next working day', async () => {
  shows('R45', 'M08c');
  at('2026-11-27T13:00:00Z'); // Friday, 14:00
  const monday = [
    await parked(north, '2026-11-30', { deliveryTimeFrom: '14:00', licensePlate: 'K-LS 2' }),
    await parked(north, '2026-11-30', { deliveryTimeFrom: '08:00', licensePlate: 'K-LS 1' }),
    await parked(south, '2026-11-30'),
  ];
  const tuesday = await parked(north, '2026-12-01');
  for (const { iri } of [...monday, tuesday]) await schedule(iri);
  at('2026-11-27T13:59:59Z');
  expect(await announce()).toBe(0);
  at('2026-11-27T14:00:00Z');
  expect([await announce(), await announce()]).toEqual([2, 0]);
  expect(await read(monday[0]?.iri ?? '')).toMatchObject({
    parkingSpaceNotified: false,
    parkingSpaceNotificationScheduled: true,
  });
  await round();
  const mail = server.received.find(
    (it) => it.subject?.includes('30.11.2026') && it.envelope[0] === 'nord@platz.example',
  );
  expect(mail?.subject).toBe('Ankündigung für 30.11.2026: 2 Fahrzeuge, Nord');
  expect(mail?.text).toMatch(/08:00 · Anlieferung · K-LS 1 [^]+14:00 · Anlieferung · K-LS 2 /);
  for (const { iri } of monday)
    expect(await read(iri)).toMatchObject({ parkingSpaceNotified: true, parkingSpaceNotificationScheduled: false });
  expect((await read(tuesday.iri)).parkingSpaceNotificationScheduled).toBe(true);
});

test('what is noted after 15:00 leaves as soon as it cannot be taken back; what changes after that is open again', async () => {
  shows('R45');
  at('2026-11-30T15:30:00Z'); // Monday, 16:30
  expect(await announce()).toBe(1);
  const late = await parked(south, '2026-12-01');
  await schedule(late.iri);
  expect(await announce()).toBe(0);
  clock.advance(15_000);
  expect(await announce()).toBe(1);
  await round();
  expect((await read(late.iri)).parkingSpaceNotified).toBe(true);
  await change(late.contract.iri, { licensePlate: 'K-NE 1' });
  expect(await read(late.iri)).toMatchObject({ parkingSpaceNotified: false, parkingSpaceNotificationScheduled: false });
});

test('what is not true any more while its mail is on the way is announced anew', async () => {
  at('2026-12-02T15:30:00Z');
  const moved = await parked(south, '2026-12-03');
  await schedule(moved.iri);
  clock.advance(15_000);
  expect(await announce()).toBe(1);
  await change(moved.contract.iri, { carFin: 'WVWZZZE1ZMP000418' });
  await round();
  expect(await read(moved.iri)).toMatchObject({ parkingSpaceNotified: false, parkingSpaceNotificationScheduled: true });
  clock.advance(15_000);
  expect(await announce()).toBe(1);
  await round();
  expect((await read(moved.iri)).parkingSpaceNotified).toBe(true);
});

test('the office hears of a place that its mail did not reach', async () => {
  at('2026-12-03T15:30:00Z');
  const { iri, contract } = await parked(south, '2026-12-04');
  await schedule(iri);
  clock.advance(15_000);
  await announce();
  server.refuse = () => ({ code: 550, text: '5.1.1 unknown' });
  await round();
  expect((await read(iri)).parkingSpaceNotified).toBe(false);
  const { rows } = await database.pool.query<{ entityId: string }>(
    `select "entityId" from notifications where "user" = $1 and title = 'E-Mail nicht zugestellt'`,
    [officeId],
  );
  expect(rows.map((it) => Number(it.entityId))).toEqual([contract.id]);
});

test('a day that is over is announced no more, and a place without address not at all', async () => {
  at('2026-12-07T08:00:00Z');
  const gone = await parked(north, '2026-12-08');
  await schedule(gone.iri);
  at('2026-12-09T08:00:00Z');
  expect(await announce()).toBe(0);
  expect((await read(gone.iri)).parkingSpaceNotificationScheduled).toBe(false);
  const nameless = await parked(await given.record('addresses', { firma: 'Ost', stellplatz: true }), '2026-12-11');
  const { status, body } = await (await dispo()).patch(nameless.iri, { parkingSpaceNotificationScheduled: true });
  expect([status, body.violations[0]]).toMatchObject([
    422,
    { propertyPath: 'parkingSpaceMailAddress', message: 'Mail-Adresse fehlt' },
  ]);
});

const reminders = async (): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ body: string }>(
    `select body from notifications where "user" = $1 and "entityType" = 'ContractAvis' order by id`,
    [officeId],
  );
  return rows.map((it) => it.body);
};
const remind = () => now((scope) => remindOfAnswers(scope, 3));

test('an answer that is missing for three working days is told once, whatever mornings were missed', async () => {
  shows('R60 staff');
  at('2026-12-10T06:00:00Z'); // Thursday
  const { iri, contract } = await parked(north, '2026-12-23');
  await change(iri, { status: 'awaiting_response' });
  expect((await read(iri)).answerAwaitedSince).toBe('2026-12-10');
  const answered = await parked(north, '2026-12-23');
  await change(answered.iri, { status: 'awaiting_response' });
  expect(await remind()).toBe(0);
  at('2026-12-14T06:00:00Z'); // Monday, two working days later.
  expect(await remind()).toBe(0);
  await change(answered.iri, { status: 'doing' });
  at('2026-12-16T06:00:00Z'); // Nobody was there on Tuesday.
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect(await reminders()).toEqual([
    `Zu Auftrag ${contract.auftragsnummer ?? ''} fehlt seit 4 Werktagen die Rückmeldung des Ansprechpartners.`,
  ]);
  at('2026-12-17T06:00:00Z');
  expect(await remind()).toBe(0);
  // Asked anew he is waited for anew.
  await change(iri, { status: 'doing' });
  await change(iri, { status: 'awaiting_response' });
  at('2026-12-22T06:00:00Z');
  expect(await remind()).toBe(1);
});

test('the morning is at seven on working days', () => {
  const { schedule: plan } = overdueAnswers(3);
  const next = (moment: string) => plan && nextRun(plan, new Date(moment)).toISOString();
  expect([next('2026-10-23T05:00:00Z'), next('2026-03-27T06:00:00Z')]).toEqual([
    '2026-10-26T06:00:00.000Z',
    '2026-03-30T05:00:00.000Z',
  ]);
});
