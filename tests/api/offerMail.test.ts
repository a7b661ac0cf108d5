import { afterAll, expect, test } from 'vitest';
import { startJobs } from '../../server/jobs/runner.ts';
import { deliverDue } from '../../server/mail/sending/deliver.ts';
import { mailServerAt } from '../../server/mail/sending/mailServer.ts';
import { queueOfferMails, type Offered } from '../../server/mail/offers/offerMails.ts';
import { sendOffers } from '../../server/mail/offers/sendOffers.ts';
import { system as itself } from '../../server/storage/actor.ts';
import { clientOf, type Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { startMailServer } from '../harness/mailServer.ts';
import { shows } from '../specification/shows.ts';

const monday = (time: string) => new Date(`2026-11-23T${time}:00+01:00`);
const server = await startMailServer();
const system = await leitstand({ now: monday('16:00').toISOString(), environment: { SMTP_URL: server.url } });
const { given } = system;
const { id: dispoId } = await given.user({ username: 'offers', name: 'Olga Offer', roles: ['dispo'] });
const signIn = async () =>
  clientOf(system.address, await system.tokenFor({ id: dispoId, username: 'offers', roles: ['dispo'] }));
let dispo = await signIn();
/** Another day; a session of yesterday has ended by then. */
const nextDay = async (at: string) => {
  system.clock.now = new Date(at);
  dispo = await signIn();
};
afterAll(() => server.stop());

const never = new AbortController().signal;
const deliver = () =>
  deliverDue(
    {
      documentFiles: async () => undefined,
      database: system.database,
      openScope: system.openScope,
      store: system.store,
      server: mailServerAt(server.url),
      clock: () => system.clock.now,
    },
    { stopping: never, leaving: never },
  );
/** What goes out by itself on a day. */
const daily = (now: Date): Promise<Offered> =>
  system.database.transaction((client) =>
    queueOfferMails(system.openScope({ client, actor: itself, now }), { isDaily: true }),
  );
const offers = (): Promise<Json[]> =>
  dispo
    .get('/api/mail_logs?itemsPerPage=100&order[id]=asc')
    .then(({ body }) => body['hydra:member'].filter((it: Json) => it.template === 'M05'));
const markOf = async (iri: string): Promise<string | null> => (await dispo.get(iri)).body.angebotsMailGesendet;
const ride = (ort: string, values: object = {}) =>
  given.contract({
    datum: '2026-11-24',
    manufacturer: 'Opel',
    carModel: 'Corsa',
    googleKm: 387.4,
    gutschriftpreis: '218.00',
    gutschriftpreisIsSet: true,
    pickupLocation: { ort },
    auftragbestaetigt: '1',
    ...values,
  });
const confirmed = async (ort: string, values: object = {}) => {
  const contract = await ride(ort, values);
  await dispo.patch(contract.iri, { auftragbestaetigt: '1' });
  return contract;
};

test('on working days at five, drivers who want it hear once of the rides that are new in their list (R14, M05)', async () => {
  shows('R14', 'M05');
  const group = async (id: number) => (await given.record('job_categories', { kategorie: `Gruppe ${String(id)}` })).iri;
  const wants = { active: true, showOfferList: true };
  await given.driver({
    ...wants,
    email: 'frei@fahrer.example',
    fax: 'zweite@fahrer.example',
    anrede: 'Frau',
    nachname: 'Grün',
  });
  await given.driver({ ...wants, email: 'nie@fahrer.example', keineangebotsinfomail: '1' });
  await given.driver({ ...wants, active: false, email: 'weg@fahrer.example' });
  await given.driver({ ...wants, showOfferList: false, email: 'ohne@fahrer.example', gruppe: await group(1) });
  await given.driver(wants);
  await given.record('disposition_locks', { datum: '2026-11-26' });
  const [late, early] = [await confirmed('Bonn', { datum: '2026-11-25' }), await confirmed('Köln')];
  const unconfirmed = await ride('Unbestätigt');
  const left = [
    unconfirmed,
    await confirmed('Vergeben', { driver: (await given.driver()).iri }),
    await confirmed('Gesperrt', { sperrenFuerAngebotsliste: true }),
    await confirmed('Test', { testContract: true }),
    await confirmed('Storno', { isStorniert: true }),
    await confirmed('Gestern', { datum: '2026-11-22' }),
    await confirmed('Sperrtag', { datum: '2026-11-26' }),
  ];
  const [closedOne, closedTwo, openOne, openTwo] = [
    await confirmed('Zu1'),
    await confirmed('Zu2'),
    await confirmed('Paket1'),
    await confirmed('Paket2'),
  ];
  await given.record('bundles', { active: true, contracts: [closedOne.iri, closedTwo.iri] });
  await given.record('bundles', { active: true, openForApplications: true, contracts: [openOne.iri, openTwo.iri] });

  system.clock.now = monday('16:59');
  const jobs = await startJobs({ ...system, jobs: [sendOffers], clock: () => system.clock.now, log: () => undefined });
  expect(await offers()).toEqual([]);
  system.clock.now = monday('17:00');
  await system.database.transaction((client) => client.query('select 1'));
  await expect
    .poll(async () => (await system.database.pool.query(`select result from jobs where key = 'offers.send'`)).rows)
    .toEqual([{ result: '4 Fahrten an 1 Fahrer' }]);
  await jobs.stop();
  const [mail, ...others] = await offers();
  expect([others, mail]).toEqual([
    [],
    expect.objectContaining({
      recipients: 'frei@fahrer.example; zweite@fahrer.example',
      status: 'pending',
      subject: '4 freie Fahrten ab 24.11.2026',
    }),
  ]);
  expect(mail.textPreview).toContain('Guten Tag Frau Grün,');
  expect(mail.textPreview.match(/^\d\d\..*$/gm)).toEqual([
    '24.11.2026 · Köln – Ulm · 387 km · Opel Corsa',
    '24.11.2026 · Paket1 – Ulm · 387 km · Opel Corsa',
    '24.11.2026 · Paket2 – Ulm · 387 km · Opel Corsa',
    '25.11.2026 · Bonn – Ulm · 387 km · Opel Corsa',
  ]);
  expect(await markOf(early.iri)).toBeNull();

  await deliver();
  expect(await Promise.all([early, late, openOne].map((it) => markOf(it.iri)))).toEqual(
    Array(3).fill(monday('17:00').toISOString()),
  );
  expect(await Promise.all([...left, closedOne].map((it) => markOf(it.iri)))).toEqual(Array(8).fill(null));
  expect((await dispo.get(`${early.iri}/logs`)).body['hydra:member'][0]).toMatchObject({
    username: 'System',
    field: 'angebotsMailGesendet',
  });
  expect(await daily(monday('17:01'))).toEqual({ rides: 0, drivers: 0 });
});

test('a contract that is new again comes with the next mail; by hand before five, and then only what has come since', async () => {
  shows('R72');
  const subcontractors = await system.database.pool.query<{ id: number }>(
    `insert into job_categories (id, kategorie) values (5, 'Subunternehmer') on conflict (id) do update set kategorie = 'Subunternehmer' returning id`,
  );
  await system.database.pool.query(`update drivers set gruppe = $1 where email = 'frei@fahrer.example'`, [
    subcontractors.rows[0]?.id,
  ]);
  await nextDay('2026-11-24T10:00:00+01:00');
  const { body } = await dispo.get('/api/contracts?pickupTown=Bonn');
  const again = body['hydra:member'][0]['@id'] as string;
  await dispo.patch(again, { neumerker: '1' });
  expect([await markOf(again), (await dispo.get('/api/contracts/offer_mail')).body]).toEqual([
    null,
    { rides: 1, drivers: 1 },
  ]);
  expect((await dispo.post('/api/contracts/offer_mail', {})).body).toEqual({ rides: 1, drivers: 1 });
  await confirmed('Ahlen', { datum: '2026-11-27' });
  expect((await dispo.post('/api/contracts/offer_mail', {})).body).toEqual({ rides: 2, drivers: 1 });
  expect(
    (await offers()).slice(-2).map((it) => [it.status, it.error, it.textWithAmounts.match(/^\d\d\..*$/gm)]),
  ).toEqual([
    ['error', 'Von einer neueren Angebotsmail überholt.', ['25.11.2026 · Bonn – Ulm · 387 km · Opel Corsa · 218,00 €']],
    [
      'pending',
      null,
      [
        '25.11.2026 · Bonn – Ulm · 387 km · Opel Corsa · 218,00 €',
        '27.11.2026 · Ahlen – Ulm · 387 km · Opel Corsa · 218,00 €',
      ],
    ],
  ]);
  await deliver();
  expect(server.received.at(-1)?.text).toContain('27.11.2026 · Ahlen – Ulm · 387 km · Opel Corsa · 218,00 €');
  expect(await daily(new Date('2026-11-24T17:00:00+01:00'))).toEqual({ rides: 0, drivers: 0 });
});

test('what drivers are paid is read in the log only by who may see it on the contract', async () => {
  for (const role of ['office', 'office_l2'] as const) {
    const { body } = await (await system.as(role)).get('/api/mail_logs?itemsPerPage=100&order[id]=desc');
    const mail = body['hydra:member'].find((it: Json) => it.template === 'M05');
    expect(mail.textPreview).toContain('Bonn – Ulm · 387 km · Opel Corsa · …');
    expect(
      JSON.stringify([
        body,
        (await (await system.as(role)).get(mail['@id'])).body,
        (await (await system.as(role)).get(`${String(mail['@id'])}/logs`)).body,
      ]),
    ).not.toContain('218,00');
  }
});

test('once a run has arrived somewhere its other mails still go out: no later mail names those rides', async () => {
  const waitsFor = async (recipient: string) =>
    (await offers())
      .filter((it) => it.recipients === recipient && it.status === 'pending')
      .map((it) => it.textPreview.match(/^\d\d\..*– Ulm/gm));
  await given.driver({ active: true, showOfferList: true, email: 'spaet@fahrer.example' });
  await nextDay('2026-11-25T09:00:00+01:00');
  const busy = { code: 450, text: '4.2.0 Mailbox busy' };
  server.refuse = (recipient) => (recipient === 'spaet@fahrer.example' ? busy : undefined);
  const first = await confirmed('Celle', { datum: '2026-11-28' });
  await dispo.post('/api/contracts/offer_mail', {});
  await deliver();
  expect(await markOf(first.iri)).not.toBeNull();
  system.clock.advance(30_000);
  const second = await confirmed('Gera', { datum: '2026-11-28' });
  expect((await dispo.post('/api/contracts/offer_mail', {})).body).toEqual({ rides: 1, drivers: 2 });
  expect(await waitsFor('spaet@fahrer.example')).toEqual([['28.11.2026 · Celle – Ulm'], ['28.11.2026 · Gera – Ulm']]);

  // The delayed mail arrives before the new ones, and marks nothing that it does not name.
  server.refuse = () => busy;
  await deliver();
  server.refuse = () => undefined;
  system.clock.advance(30_000);
  await deliver();
  expect([await waitsFor('spaet@fahrer.example'), await markOf(second.iri)]).toEqual([
    [['28.11.2026 · Gera – Ulm']],
    null,
  ]);
  system.clock.advance(60_000);
  await deliver();
  expect([await waitsFor('spaet@fahrer.example'), await markOf(second.iri)]).toEqual([
    [],
    system.clock.now.toISOString(),
  ]);
});

test('a mail that the worker is taking while a newer one is queued is sent, and not called out of date as well', async () => {
  await confirmed('Hof', { datum: '2026-11-29' });
  await dispo.post('/api/contracts/offer_mail', {});
  const [taken, waiting] = (await offers()).filter((it) => it.status === 'pending');
  const worker = await system.database.pool.connect();
  await worker.query('begin');
  await worker.query('update mail_logs set "sendingUntil" = $2 where id = $1', [
    taken.id,
    new Date(system.clock.now.getTime() + 180_000),
  ]);
  try {
    await dispo.post('/api/contracts/offer_mail', {});
  } finally {
    await worker.query('commit');
    worker.release();
  }
  expect((await offers()).filter((it) => [taken.id, waiting.id].includes(it.id)).map((it) => it.status)).toEqual([
    'pending',
    'error',
  ]);
});

test('without a mail server nothing is queued that would be out of date when it leaves; the office sends no offers', async () => {
  const silent = await leitstand();
  const client = await silent.as('dispo');
  expect((await client.post('/api/contracts/offer_mail', {})).status).toBe(409);
  expect((await (await silent.as('office')).post('/api/contracts/offer_mail', {})).status).toBe(403);
});
