import { expect, test } from 'vitest';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { retentionKinds } from '../../src/domain/retention/choices/retentionKinds.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import type { Json } from '../harness/client.ts';
import { faults } from '../harness/invoiceDesk.ts';
import { ownFolder } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z', environment: { FILES_URL: ownFolder() } });
const { database, given } = system;
const [admin, accounting, dispo] = await Promise.all([
  system.as('admin'),
  system.as('buchhaltung'),
  system.as('dispo'),
]);
const { at, count, resultOf, rows } = retentionNights(system);

const told = async (who: object) => {
  const { body } = await admin.post('/api/personal_data', who);
  const text = await (await admin.open(body.link)).text();
  return { text, kept: JSON.parse(text) as Json, records: body.records as number };
};
const preview = async (who: object) => (await admin.post('/api/personal_deletion/preview', who)).body as Json;
const linesOf = ({ lines }: Json, state: string) =>
  Object.fromEntries((lines as Json[]).filter((it) => it.state === state).map((it) => [it.what, it]));
const deletion = (who: object, n: number) => admin.post('/api/personal_deletion', { ...who, count: n });

test('a driver gets everything that is kept about him in one file, and nothing about others', async () => {
  const driver = await given.driver({ vorname: 'Runa', nachname: 'Seeberger', iban: 'DE02120300000000202051' });
  const account = await given.user({ driver: driver.iri, roles: [], email: 'runa@example.org' });
  await given.record('driver_absences', { driver: driver.iri, from: '2026-12-01', until: '2026-12-03' });
  await given.contract({ driver: driver.iri, infoBackend: 'Kunde ist schwierig' });
  await database.pool.query(
    `insert into mail_logs (subject, status, recipients) values ('An sie', 'sent', 'runa@example.org; b@example.org'), ('Nicht an sie', 'sent', 'fruna@example.org')`,
  );
  const { kept, text } = await told({ driver: driver.iri });
  expect(Object.keys(kept)).toEqual(
    expect.arrayContaining(['fahrer', 'nutzer', 'driver_absences.driver', 'contracts.driver', 'history']),
  );
  expect(kept.fahrer[0]).toMatchObject({ nachname: 'Seeberger', iban: 'DE02120300000000202051' });
  expect(kept.nutzer).toMatchObject([{ id: account.id }]);
  expect(kept['contracts.driver'][0]).toMatchObject({ von: 'Köln', nach: 'Ulm' });
  expect(kept.mail_logs).toMatchObject([{ subject: 'An sie' }]);
  expect(text).not.toContain('schwierig');
  expect((await accounting.post('/api/personal_data', { driver: driver.iri })).status).toBe(403);
  expect((await admin.post('/api/personal_data', { driver: '/api/drivers/999999' })).status).toBe(404);
  expect(faults((await admin.post('/api/personal_data', {})).body)).toEqual([
    ['driver', 'Bitte genau eines wählen: Fahrer, Nutzer oder E-Mail.'],
  ]);
});

test('somebody with an account gets what he did as counts, a contact what stands beside his address', async () => {
  const worker = await given.user({ username: 'i.busch', name: 'Ina Busch', roles: ['office'] });
  const customer = await given.customer({ email: 'kontakt@example.org' });
  await database.pool.query(
    `insert into history (path, record_id, logged_at, username, field) select 'contracts', n, '2026-11-01', 'i.busch', 'datum' from generate_series(1, 7) n`,
  );
  const { kept } = await told({ user: worker.iri });
  expect(kept.nutzer).toMatchObject([{ name: 'Ina Busch' }]);
  expect(kept['tätigkeit']).toMatchObject([{ was: 'contracts', anzahl: 7 }]);
  const place = { firma: 'Autohaus', strasse: 'Weg', hausnr: '1', plz: '50667', ort: 'Köln' };
  const ride = await given.contract({
    pickupLocation: { ...place, ansprechparter1: 'Herr K', anspr1email: 'Kontakt@example.org' },
  });
  const contact = await told({ email: 'kontakt@example.org' });
  expect(contact.kept['adresse.customers']).toMatchObject([{ id: customer.id }]);
  expect(contact.kept['adresse.contracts']).toMatchObject([
    { id: ride.id, pickupLocation: { ansprechparter1: 'Herr K' } },
  ]);
  expect((await admin.post('/api/personal_data', { email: 'niemand@example.org' })).status).toBe(404);
});

test('a driver who wants to be forgotten: what goes now, what stays until when, and nothing that a hold keeps', async () => {
  shows('D0 Files never deleted');
  const driver = await given.driver({ approved: true, active: true, nachname: 'Vogt', gruppe: null });
  const paper = await given.record('driver_documents', {
    driver: driver.iri,
    name: 'Gewerbe',
    type: 'tradeRegistration',
    file: await given.file(),
  });
  const account = await given.user({ driver: driver.iri, roles: [], name: 'V. Vogt' });
  await admin.patch(driver.iri, { user: account.iri });
  await database.pool.query(
    `insert into notifications ("user", title, "createdAt") values ($1, 'Meldung', '2026-11-24')`,
    [account.id],
  );
  await given.contract({ driver: driver.iri, datum: '2026-11-20', bringdatum: '2026-11-20' });
  const working = await preview({ driver: driver.iri });
  expect(linesOf(working, 'stays')).toHaveProperty('Stammdaten und Konto des Fahrers');
  expect(linesOf(working, 'goes')).not.toHaveProperty('Andere Dokumente von Fahrern');
  await admin.patch(driver.iri, { active: false });
  at('2026-11-26');
  const hold = await given.record('retention_holds', { driver: driver.iri, reason: 'Streit' });
  const held = await preview({ driver: driver.iri });
  expect(held.holds).toMatchObject([{ reason: 'Streit', until: null }]);
  expect(linesOf(held, 'held')).toMatchObject({ 'Andere Dokumente von Fahrern': { count: 1 } });
  expect(held.count).toBe(1);
  await admin.delete(hold.iri);
  const seen = await preview({ driver: driver.iri });
  expect(linesOf(seen, 'goes')).toMatchObject({
    'Andere Dokumente von Fahrern': { count: 1, why: 'Ansprüche' },
    [labelOf(retentionKinds, 'notifications')]: { count: 1 },
  });
  expect(linesOf(seen, 'stays')).toMatchObject({
    'Stammdaten des Fahrers': { until: '2034-12-31' },
    'Fahrten unter seinem Namen': { count: 1, until: '2034-12-31' },
  });
  expect(seen.count).toBe(2);
  const wrong = await deletion({ driver: driver.iri }, 3);
  expect([wrong.status, faults(wrong.body)]).toEqual([
    422,
    [['count', 'Es sind jetzt 2 Datensätze; bitte noch einmal ansehen.']],
  ]);
  expect((await dispo.post('/api/personal_deletion', { driver: driver.iri, count: 2 })).status).toBe(403);
  expect((await dispo.post('/api/personal_deletion/preview', { driver: driver.iri })).status).toBe(403);
  expect((await deletion({ driver: driver.iri }, 2)).body).toEqual({ deleted: 2 });
  expect(await count('driver_documents where id = $1', [paper.id])).toBe(0);
  expect(await resultOf('driverPapers')).toMatchObject({ count: 1 });
  const [report] = await rows('select * from retention_runs order by day desc limit 1');
  expect(report).toMatchObject({ onRequest: 2, deleted: 2 });
  expect(JSON.stringify(report)).not.toContain('Vogt');
  // His papers are gone; that he drove is kept with the documents of that time.
  const after = await preview({ driver: driver.iri });
  expect(linesOf(after, 'stays')).toMatchObject({ 'Fahrer: Stammdaten, Bank, Steuer': { until: '2034-12-31' } });
  expect(after.count).toBe(0);
});

test('a driver without a ride, an account and a contact go at once', async () => {
  const driver = await given.driver({ approved: true, active: false, vorname: 'Nie', nachname: 'Gefahren' });
  const seen = await preview({ driver: driver.iri });
  expect(seen.count).toBe(1);
  await deletion({ driver: driver.iri }, 1);
  expect(await count('drivers where id = $1', [driver.id])).toBe(0);

  const customer = await given.customer();
  const person = await given.user({ customer: customer.iri, roles: [], name: 'Kai Kontakt', email: 'kai@example.org' });
  expect(linesOf(await preview({ user: person.iri }), 'stays')).toHaveProperty('Nutzerkonto');
  await admin.patch(person.iri, { active: false });
  expect((await preview({ user: person.iri })).count).toBe(1);
  await deletion({ user: person.iri }, 1);
  expect(await rows('select name, email from users where id = $1', [person.id])).toEqual([
    { name: 'ehemaliger Nutzer', email: null },
  ]);

  const address = await given.record('addresses', {
    firma: 'Autohaus',
    ort: 'Köln',
    ansprechparter2: 'Kai Kontakt',
    anspr2email: 'Kai@example.org',
    contacts: [{ name: 'Kai Kontakt', email: 'kai@example.org' }],
  });
  await given.record('address_mails', { address: address.iri, ruleType: 'U2', mailAddress: 'kai@example.org' });
  const place = { firma: 'Autohaus', strasse: 'Weg', hausnr: '1', plz: '50667', ort: 'Köln' };
  const ride = await given.contract({ pickupLocation: { ...place, anspr1email: 'kai@example.org' } });
  const contact = await preview({ email: 'kai@example.org' });
  expect([contact.count, linesOf(contact, 'stays')]).toMatchObject([
    3,
    { Aufträge: { count: 1, until: '2032-12-31', why: expect.stringContaining('Handelsbrief') } },
  ]);
  await deletion({ email: 'kai@example.org' }, 3);
  expect(await rows(`select firma, ansprechparter2, anspr2email from addresses where id = $1`, [address.id])).toEqual([
    { firma: 'Autohaus', ansprechparter2: null, anspr2email: null },
  ]);
  expect(await count('contacts where address = $1', [address.id])).toBe(0);
  expect(await count('address_mails where address = $1', [address.id])).toBe(0);
  expect(await count(`history where path = 'addresses' and data::text ilike '%kai%'`)).toBe(0);
  expect((await admin.get(ride.iri)).body.pickupLocation.anspr1email).toBe('kai@example.org');
});
