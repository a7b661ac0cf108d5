import { expect, test } from 'vitest';
import { remindApplicants } from '../../server/actions/drivers/reminders.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { everyJobCategory } from '../harness/everyJobCategory.ts';
import { faults } from '../harness/invoiceDesk.ts';

const system = await leitstand({ now: '2026-03-02T10:00:00Z' });
const { clock, given } = system;
const [admin, dispo] = [await system.as('admin'), await system.as('dispo')];
const { at, count, inScope, resultOf, rows, run } = retentionNights(system);
await everyJobCategory(given);

/** A paper of a driver with its file. */
async function paperOf(driver: string, type: string) {
  const file = await given.file();
  const paper = await given.record('driver_documents', { driver, name: type, type, file });
  return { ...paper, image: Number(file.split('/').at(-1)) };
}
const isThere = async (table: string, id: number) => (await count(`${table} where id = $1`, [id])) === 1;

test('an applicant whose papers never came goes whole on the day that his reminder named', async () => {
  at('2026-04-01');
  const waiting = await given.driver({ approved: false, active: false, email: 'wartet@example.org' });
  const complete = await given.driver({ approved: false, active: false });
  const paper = await paperOf(waiting.iri, 'tradeRegistration');
  const account = await given.user({ driver: waiting.iri, roles: [] });
  await system.database.pool.query('update drivers set "requiredDocsUploaded" = true where id = $1', [complete.id]);
  at('2026-04-11');
  await inScope(remindApplicants);
  const [mail] = await rows<{ text: string }>(
    `select "textPreview" as text from mail_logs where "entityType" = 'Driver' and "entityId" = $1`,
    [waiting.id],
  );
  expect(mail?.text).toContain('31.05.2026');
  at('2026-05-30');
  await run();
  expect(await isThere('drivers', waiting.id)).toBe(true);
  at('2026-05-31');
  await given.record('retention_holds', { driver: waiting.iri, reason: 'Rückfrage', until: '2026-05-31' });
  await run();
  expect([await isThere('drivers', waiting.id), await resultOf('applicantsWithoutPapers')]).toEqual([
    true,
    expect.objectContaining({ count: 0, held: 1 }),
  ]);
  clock.advance(86_400_000);
  await run();
  expect(await resultOf('applicantsWithoutPapers')).toMatchObject({ count: 1, oldest: '2026-04-01' });
  const gone: readonly [string, number][] = [
    ['drivers', waiting.id],
    ['driver_documents', paper.id],
    ['users', account.id],
    ['images', paper.image],
  ];
  for (const [table, id] of gone) {
    expect([table, await isThere(table, id)]).toEqual([table, false]);
    expect(await count('history where path = $1 and record_id = $2', [table, id])).toBe(0);
  }
  expect(await count('image_contents where image = $1', [paper.image])).toBe(0);
  expect(await count(`mail_logs where recipients like '%wartet@example.org%'`)).toBe(0);
  expect(await isThere('drivers', complete.id)).toBe(true);
});

test('what a period may be: copies of licences no longer than 30 days, applicants no shorter', async () => {
  const period = async (kind: string) =>
    (await admin.get(`/api/retention_periods?kind=${kind}`)).body['hydra:member'][0]['@id'];
  expect(faults((await admin.patch(await period('licenceCopies'), { amount: 31 })).body)).toEqual([
    ['amount', 'Höchstens 30 Tage.'],
  ]);
  expect(faults((await admin.patch(await period('applicantsWithoutPapers'), { amount: 29 })).body)).toEqual([
    ['amount', 'Mindestens 30 Tage.'],
  ]);
  expect((await dispo.patch(await period('driverPapers'), { amount: 4 })).status).toBe(403);
});

test('papers of a driver stay to the end of the third year after the cooperation, the check of his licence longer', async () => {
  const { id, iri } = await given.driver({ approved: true, active: true });
  const [trade, licence] = [await paperOf(iri, 'tradeRegistration'), await paperOf(iri, 'driversLicense')];
  await dispo.patch(licence.iri, { checked: true, validUntil: '2031-01-01' });
  at('2027-05-10');
  await admin.patch(iri, { active: false });
  await given.contract({ driver: iri, datum: '2028-02-01', bringdatum: '2028-02-01' });
  at('2031-12-31');
  await run();
  expect([await isThere('driver_documents', trade.id), await isThere('images', trade.image)]).toEqual([true, true]);
  await given.record('retention_holds', { driver: iri, reason: 'Klage', until: '2032-01-01' });
  at('2032-01-01');
  await run();
  expect(await resultOf('driverPapers')).toMatchObject({ count: 0, held: 1 });
  expect(await isThere('driver_documents', trade.id)).toBe(true);
  at('2032-01-02');
  await run();
  expect(await resultOf('driverPapers')).toMatchObject({ count: 1, oldest: '2028-02-01', newest: '2028-02-01' });
  expect([await isThere('driver_documents', trade.id), await isThere('images', trade.image)]).toEqual([false, false]);
  expect(await count(`history where path = 'driver_documents' and record_id = $1`, [trade.id])).toBe(0);
  expect(await count('image_uses where image = $1', [trade.image])).toBe(0);
  const [left] = await rows<{ file: number | null; checkedAt: string | null }>(
    'select file, "checkedAt" from driver_documents where driver = $1',
    [id],
  );
  expect(left).toMatchObject({ file: null, checkedAt: expect.anything() });
  expect((await dispo.get(iri)).body.documentTypes).toEqual([]);
});

test('eight years after his last ride nothing of a driver stays but his number in old rides', async () => {
  at('2026-06-01');
  const { id, iri } = await given.driver({
    approved: true,
    active: true,
    kuerzel: 'SEE',
    vorname: 'Runa',
    nachname: 'Seeberger',
    iban: 'DE02120300000000202051',
    email: 'R.Seeberger@example.org',
    gruppe: '/api/job_categories/5',
    registration: { registrationDate: '2026-05-01T10:00:00Z', questions: [{ question: 'Warum?', value: 'Seeberger' }] },
  });
  const account = await given.user({ driver: iri, roles: [], name: 'Runa Seeberger', username: 'r.seeberger' });
  await admin.patch(iri, { user: account.iri });
  const licence = await paperOf(iri, 'driversLicense');
  const ride = await given.contract({ driver: iri, datum: '2026-06-10', bringdatum: '2026-06-10' });
  await given.record('mail_logs', {
    subject: 'Auftrag',
    status: 'sent',
    recipients: 'b@example.org; r.seeberger@example.org',
    entityType: 'Contract',
    entityId: ride.id,
  });
  at('2026-07-01');
  await admin.patch(iri, { active: false, nachname: 'Seeberger-Holt' });
  at('2034-12-31');
  await run();
  expect((await dispo.get(iri)).body).toMatchObject({ nachname: 'Seeberger-Holt' });
  at('2035-01-01');
  await given.record('retention_holds', { contract: ride.iri, reason: 'Klage', until: '2035-01-01' });
  await run();
  expect(await resultOf('drivers')).toMatchObject({ count: 0, held: 1 });
  at('2035-01-02');
  await run();
  expect(await resultOf('drivers')).toMatchObject({ count: 1, oldest: '2026-06-10', newest: '2026-06-10' });
  const [left] = await rows('select * from drivers where id = $1', [id]);
  expect(left).toMatchObject({ kuerzel: `Fahrer ${String(id)}`, nachname: null, iban: null, emptiedOn: '2035-01-02' });
  expect(JSON.stringify(left)).not.toMatch(/seeberger/i);
  const shown = await dispo.get(ride.iri);
  expect(JSON.stringify([shown.body.driver, (await dispo.get(`${ride.iri}/logs`)).body])).not.toMatch(/seeberger/i);
  expect(await rows(`select recipients from mail_logs where subject = 'Auftrag'`)).toEqual([
    { recipients: `b@example.org; Fahrer ${String(id)}` },
  ]);
  expect(await count(`mail_logs where search_text ilike '%seeberger%'`)).toBe(0);
  expect(await count(`history where path = 'mail_logs' and data::text ilike '%seeberger%'`)).toBe(0);
  expect(await isThere('driver_documents', licence.id)).toBe(false);
  expect(await count(`history where path = 'drivers' and record_id = $1 and field <> 'gruppe'`, [id])).toBe(0);
  expect(await rows('select name, active, driver from users where id = $1', [account.id])).toEqual([]);
  expect((await admin.patch(iri, { vorname: 'Runa' })).status).toBe(422);
});

test('a driver whom no record names any more is deleted whole', async () => {
  at('2040-02-01');
  const { id, iri } = await given.driver({ approved: true, active: true });
  await admin.patch(iri, { active: false });
  at('2048-12-31');
  await run();
  expect(await isThere('drivers', id)).toBe(true);
  at('2049-01-01');
  await run();
  expect(await isThere('drivers', id)).toBe(false);
  expect(await count(`history where path = 'drivers' and record_id = $1`, [id])).toBe(0);
});
