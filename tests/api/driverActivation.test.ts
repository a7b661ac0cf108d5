import { expect, test } from 'vitest';
import { remindApplicants } from '../../server/actions/drivers/reminders.ts';
import { writeReset } from '../../server/actions/password/forgotten.ts';
import { noteOutsideLinks } from '../../server/outsideLinks.ts';
import { notePublicAddress } from '../../server/publicAddress.ts';
import { system as program } from '../../server/storage/actor.ts';
import { passwordPurpose } from '../../server/links/passwordLink.ts';
import { company, mailRoom } from '../harness/mailRoom.ts';
import { uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const { system, server, dispo, round } = await mailRoom();
const { given, database } = system;
const personal = await system.as('personal');
await notePublicAddress(database.pool, 'https://leitstand.example');
await noteOutsideLinks(database.pool, { app: 'https://app.example', portal: 'https://portal.example' });

const inScope = <T>(work: (scope: ReturnType<typeof system.openScope>) => Promise<T>) =>
  database.transaction((client) => work(system.openScope({ client, actor: program, now: system.clock.now })));
const applicant = (more: object = {}) =>
  given.driver({
    vorname: 'Kamil',
    nachname: 'Brandt',
    anrede: 'Herr',
    email: 'k.brandt@fahrer.example',
    approved: false,
    active: false,
    ...more,
  });
const lastTo = (address: string) => server.received.findLast((it) => it.envelope.includes(address));

test('registration data and statistics are read with the driver', async () => {
  shows('D3 §7 registration-data', 'D3 §3 registration data');
  const made = await dispo.post('/api/drivers', {
    vorname: 'Rosa',
    nachname: 'Reiter',
    email: 'rosa@fahrer.example',
    registration: {
      registrationDate: '2026-11-20T08:00:00Z',
      emailConfirmed: true,
      questions: [{ question: 'Haben Sie ein Gewerbe angemeldet?', value: 'Ja', property: 'hasTrade' }],
    },
  });
  expect([made.status, made.body.active]).toEqual([201, false]);
  const iri = made.body['@id'] as string;
  expect((await personal.get(`${iri}/registration-data`)).body.registrationData).toEqual({
    registrationDate: { date: '2026-11-20T08:00:00.000Z' },
    emailConfirmed: true,
    vorname: 'Rosa',
    nachname: 'Reiter',
    email: 'rosa@fahrer.example',
    questions: [{ question: 'Haben Sie ein Gewerbe angemeldet?', value: 'Ja', property: 'hasTrade' }],
  });
  expect((await dispo.patch(iri, { registration: { emailConfirmed: false } })).status).toBe(422);
  const { months } = (await personal.get(`${iri}/statistics?months=3`)).body;
  expect(months.map((it: { rides: number }) => it.rides)).toEqual([0, 0, 0]);
  expect((await dispo.get((await given.driver()).iri + '/registration-data')).body).toEqual({ registrationData: null });
});

test('a driver is asked by mail for papers that are missing or out of date, and only then', async () => {
  const { iri } = await applicant({ email: 'papiere@fahrer.example' });
  const ask = (client: typeof dispo) => client.post(`${iri}/request_papers`, {});
  for (const type of ['driversLicense', 'tradeRegistration', 'taxCertificate'])
    await dispo.post('/api/driver_documents', {
      driver: iri,
      name: type,
      type,
      file: await uploaded(dispo, iri),
      ...(type === 'taxCertificate' && { validUntil: '2020-10-31' }),
    });
  const { status, body } = await ask(personal);
  expect([status, body]).toEqual([
    200,
    {
      requested: ['Meldebescheinigung', 'Steuerbescheinigung (abgelaufen am 31.10.2020)'],
      recipient: 'papiere@fahrer.example',
    },
  ]);
  await round();
  const mail = lastTo('papiere@fahrer.example');
  expect(mail?.subject).toBe('Bitte nachreichen: Meldebescheinigung, Steuerbescheinigung (abgelaufen am 31.10.2020)');
  expect(mail?.text).toContain('- Meldebescheinigung');
  expect(mail?.text).toContain('Fahrerportal hoch: https://portal.example');
  expect((await ask(await system.as('office'))).status).toBe(403);
  const { iri: silent } = await applicant({ email: null });
  const refusal = await dispo.post(`${silent}/request_papers`, {});
  expect([refusal.status, refusal.body.violations[0].propertyPath]).toEqual([422, 'email']);
  expect((await dispo.post('/api/drivers/99999999/request_papers', {})).status).toBe(404);
});

test('activating opens the account, makes a trial contract and writes a welcome without a password', async () => {
  shows(
    'R75',
    'R12 making',
    'D3 §2 activate',
    'D3 §4 activation',
    'D3 §7 create-test-contract',
    'D3 §5 passwords',
    'M16',
  );
  const { iri } = await applicant();
  const { status, body } = await personal.post(`${iri}/activate`, { sendWelcomeMail: true, createTestContract: true });
  expect([status, body.violations, body.username]).toEqual([200, undefined, 'k.brandt@fahrer.example']);
  expect(body.password).toMatch(/^[A-Za-z2-9]{10}$/);
  const record = (await dispo.get(iri)).body;
  expect(record).toMatchObject({ approved: true, active: true, mitarbeiter: '1', keineangebotsinfomail: '0' });
  expect(record.additionalData.activationDate).toBe(record.additionalData.activationDate?.slice(0, 10));
  const [made] = (await dispo.get(`/api/contracts?auftragsnummer=${body.auftragsnummer}&flags[]=Test`)).body[
    'hydra:member'
  ];
  expect(made).toMatchObject({
    testContract: true,
    auftragbestaetigt: '1',
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
    pickupLocation: { ort: 'Köln' },
    deliveryLocation: { ort: 'Bonn' },
    driver: { '@id': iri },
    benutzer: { '@id': record.user['@id'] },
    contractClientAddress: { firma: 'Testkunde' },
  });
  expect((await dispo.get(made.protocol['@id'])).body.aktiv).toBe(false);

  await round();
  const mail = lastTo('k.brandt@fahrer.example');
  expect(mail?.subject).toBe(`Willkommen bei ${company.name}: Ihr Zugang ist aktiv`);
  expect(mail?.text).toContain('App für Android und iOS: https://app.example');
  expect(mail?.text).toContain('Zum Üben liegt ein Testauftrag in Ihrer App.');
  expect(mail?.text).not.toContain(body.password);
  const token = /https:\/\/leitstand\.example\/passwort\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const logged = JSON.stringify((await dispo.get('/api/mail_logs?itemsPerPage=100')).body);
  expect(logged).toContain('Willkommen bei');
  expect(logged).not.toContain(token);

  const shown = (await system.anonymous.get(`/api/password/links/${token}`)).body;
  expect(shown).toMatchObject({ username: 'k.brandt@fahrer.example', name: 'Kamil Brandt', isStaff: false });
  expect(shown.minutes).toBeGreaterThan(71 * 60);
  const weak = await system.anonymous.post(`/api/password/links/${token}`, { password: 'passwort123' });
  expect([weak.status, weak.body.violations[0].message]).toEqual([
    422,
    'Das Passwort steht auf einer Liste bekannter Passwörter.',
  ]);
  const saved = await system.anonymous.post(`/api/password/links/${token}`, { password: 'drei blaue Kräne' });
  expect(saved.body).toEqual({ token: null, refresh_token: null });
  expect((await system.anonymous.get(`/api/password/links/${token}`)).status).toBe(404);
  expect((await personal.post(`${iri}/activate`, {})).status).toBe(404);
});

test('without an address nobody is activated, and one who is active already gets his trial contract by itself', async () => {
  const without = await applicant({ email: null });
  const refused = await personal.post(`${without.iri}/activate`, { sendWelcomeMail: true });
  expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, 'email']);
  const { iri } = await given.driver({ email: 'x@fahrer.example' });
  expect((await personal.post(`${iri}/create-test-contract`, { createTestContract: true })).status).toBe(404);
  const made = await dispo.post(`${iri}/create-test-contract`, { createTestContract: true, sendWelcomeMail: false });
  expect([made.status, made.body.auftragsnummer]).toEqual([201, expect.stringMatching(/^\d{8}$/)]);
});

test('a trial contract is in no counter, no statistics, no list of protocols to send, and nobody applies for it', async () => {
  shows('R12');
  const { iri } = await given.driver({ email: 'probe@fahrer.example' });
  const counters = async () => (await dispo.get('/api/counters')).body;
  const before = await counters();
  const { contract } = (await dispo.post(`${iri}/create-test-contract`, { createTestContract: true })).body;
  const { protocol, datum } = (await dispo.get(contract)).body;
  expect((await dispo.patch(protocol['@id'], { processState: 'CLOSED' })).status).toBe(200);
  expect(await counters()).toEqual(before);
  const open = await dispo.get(`/api/protocols?processState=CLOSED&mailSend=false&aktiv=true&contract=${contract}`);
  expect(open.body['hydra:member']).toEqual([]);
  const other = await given.driver();
  const applied = given.record('applications', { type: 'contract', contract, driver: other.iri });
  await expect(applied).rejects.toMatchObject({
    violations: [{ propertyPath: 'contract', message: 'Auf Testaufträge kann sich niemand bewerben.' }],
  });
  system.clock.now = new Date(`${datum}T12:00:00Z`);
  const { months } = (await dispo.get(`${iri}/statistics?months=1`)).body;
  expect(months).toMatchObject([{ rides: 0, km: 0, cancelled: 0 }]);
});

test('an applicant without his papers is reminded after three and after ten days, each time once', async () => {
  shows('M16b');
  const { iri } = await applicant({ email: 'reminded@fahrer.example' });
  await dispo.post('/api/driver_documents', {
    driver: iri,
    type: 'driversLicense',
    name: 'F',
    file: await uploaded(dispo, iri),
  });
  await database.pool.query(
    `update drivers set "requiredDocsUploaded" = true where email <> 'reminded@fahrer.example'`,
  );
  const remind = () => inScope(remindApplicants);
  expect(await remind()).toBe(0);
  system.clock.advance(3 * 86_400_000);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  await round();
  const first = lastTo('reminded@fahrer.example');
  expect(first?.subject).toBe('Für Ihre Freischaltung fehlen noch Unterlagen');
  expect(first?.text).toContain('- Gewerbeanmeldung\n- Meldebescheinigung');
  expect(first?.text).not.toContain('- Führerschein');
  expect(first?.text).toContain('Fahrerportal hoch: https://portal.example');
  expect(first?.text).not.toContain('löschen wir');
  system.clock.advance(7 * 86_400_000);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  await round();
  expect(lastTo('reminded@fahrer.example')?.text).toMatch(/löschen wir Ihre Registrierung am \d\d\.\d\d\.\d{4}\./);
});

test('who has forgotten his password gets a link for an hour, staff goes on with it', async () => {
  shows('M16c');
  await given.user({ email: 'vergessen@leitstand.example', roles: ['office'], password: 'ganz altes Kennwort' });
  const write = (named: string) => inScope((scope) => writeReset(scope, named));
  expect([await write('niemand'), await write('Vergessen@leitstand.example')]).toEqual([0, 1]);
  await round();
  const mail = lastTo('vergessen@leitstand.example');
  const token = /passwort\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.subject).toBe('Passwort zurücksetzen');
  system.clock.advance(59 * 60_000);
  expect((await system.anonymous.get(`/api/password/links/${token}`)).body).toMatchObject({
    minutes: 1,
    isStaff: true,
  });
  const chosen = await system.anonymous.post(`/api/password/links/${token}`, { password: 'ganz neues Kennwort' });
  expect(chosen.body).toEqual({ token: expect.any(String), refresh_token: expect.any(String) });
  const again = await system.anonymous.post(`/api/password/links/${token}`, { password: 'noch ein Kennwort' });
  expect([again.status, again.body['hydra:description']]).toEqual([404, 'Dieser Link ist nicht mehr gültig.']);
  await write('vergessen@leitstand.example');
  await round();
  const later = /passwort\/([\w-]+)/.exec(lastTo('vergessen@leitstand.example')?.text ?? '')?.[1] ?? '';
  system.clock.advance(61 * 60_000);
  expect((await system.anonymous.get(`/api/password/links/${later}`)).status).toBe(404);
  const { rows } = await database.pool.query('select count(*)::int as n from public_links where purpose = $1', [
    passwordPurpose,
  ]);
  expect(rows[0].n).toBeGreaterThan(1);
});

test('without a mail server the request says whom to ask, the same for everybody', async () => {
  const ask = async (username: string) => (await system.anonymous.post('/api/password/forgotten', { username })).body;
  const [known, unknown] = [await ask('dispo'), await ask('niemand')];
  expect(known['hydra:description']).toBe(
    'Es ist kein Mailserver eingerichtet. Bitte wenden Sie sich an Ihre Administration.',
  );
  expect(unknown['hydra:description']).toBe(known['hydra:description']);
});
