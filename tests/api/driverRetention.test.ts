import { expect, test } from 'vitest';
import { remindApplicants } from '../../server/actions/drivers/reminders.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { faults } from '../harness/invoiceDesk.ts';

const system = await leitstand({ now: '2026-03-02T10:00:00Z' });
const { clock, given } = system;
const [admin, dispo] = [await system.as('admin'), await system.as('dispo')];
const nights = retentionNights(system);
const { at, count, inScope, resultOf, rows, run } = nights;

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
