import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeletions } from '../../server/actions/retention/deletedPersons.ts';
import { nightlyRetention } from '../../server/actions/retention/runRetention.ts';
import { ensureRepeating, planAtOnce } from '../../server/jobs/jobRows.ts';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { ownFolder } from '../harness/uploads.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z', environment: { FILES_URL: ownFolder() } });
const { given, store, clock } = system;
const admin = await system.as('admin');
const folder = ownFolder();

async function forget(who: object) {
  const { count } = (await admin.post('/api/personal_deletion/preview', who)).body;
  expect(count).toBeGreaterThan(0);
  expect((await admin.post('/api/personal_deletion', { ...who, count })).body).toEqual({ deleted: count });
}

/** A database in the state of a backup, and the nightly run on it. */
async function restored(file: string) {
  const database = await bareDatabase();
  await restoreAll(database, file, { onTaken: (it) => planAtOnce(it, nightlyRetention(store), clock.now) });
  await migrate(database);
  return { database, ...retentionNights({ ...system, database }) };
}

async function backup(name: string): Promise<string> {
  const file = join(folder, name);
  await exportAll(system.database, file);
  return file;
}

test('who was deleted because he wanted it is deleted again after an earlier backup was restored', async () => {
  const inactive = { approved: true, active: false };
  const early = await given.driver({ ...inactive, nachname: 'Früher' });
  await backup('leer');
  await forget({ driver: early.iri });
  const driver = await given.driver({ ...inactive, nachname: 'Gehtnun', email: 'gehtnun@example.org' });
  const stays = await given.driver({ ...inactive, nachname: 'Bleibt' });
  const account = await given.user({ roles: [], name: 'Kai Konto', active: false });
  const place = { firma: 'Autohaus', strasse: 'Weg', hausnr: '1', plz: '50667', ort: 'Köln' };
  const address = await given.record('addresses', {
    ...place,
    ansprechparter1: 'Ina Bleibt',
    anspr1email: 'ina@example.org',
    ansprechparter2: 'Kai Kontakt',
    anspr2email: 'Kai@Example.org',
  });
  // At the time of the backup he was still at work.
  await admin.patch(driver.iri, { active: true });
  const before = await backup('vorher');
  await admin.patch(driver.iri, { active: false });
  clock.advance(60_000);
  await forget({ driver: driver.iri });
  await forget({ user: account.iri });
  await forget({ email: 'kai@example.org' });
  const later = await given.driver({ ...inactive, nachname: 'Später' });
  clock.advance(60_000);
  await forget({ driver: later.iri });
  const after = await backup('nachher');

  const told = await store.note('deleted-persons.json');
  expect(told).not.toMatch(/Gehtnun|Konto|Kontakt|example/i);
  expect((await readDeletions(store)).map((it) => it.number)).toEqual([1, 2, 3, 4, 5]);

  clock.advance(60_000);
  const old = await restored(before);
  await ensureRepeating(old.database.pool, [nightlyRetention(store)], clock.now);
  expect(await old.rows(`select "runAt" from jobs where key = 'retention.run'`)).toEqual([
    { runAt: clock.now.toISOString() },
  ]);
  expect(await old.count('drivers where nachname = $1', ['Gehtnun'])).toBe(1);
  // The number of who came after the backup is given to somebody else.
  const values = [clock.now.toISOString()];
  const [newcomer] = await old.rows<{ id: number }>(
    `insert into drivers (nachname, approved, active, "createdAt") values ('Neu', true, false, $1) returning id`,
    values,
  );
  expect(Number(newcomer?.id)).toBe(later.id);
  await old.run();
  expect(
    await old.rows('select nachname from drivers where id = any($1) order by id', [[driver.id, stays.id]]),
  ).toEqual([{ nachname: 'Bleibt' }]);
  expect(await old.count('drivers where nachname = $1', ['Neu'])).toBe(1);
  expect(await old.rows('select name from users where id = $1', [account.id])).toEqual([{ name: 'ehemaliger Nutzer' }]);
  const slots = 'select ansprechparter1, ansprechparter2, anspr2email from addresses where id = $1';
  expect(await old.rows(slots, [address.id])).toEqual([
    { ansprechparter1: 'Ina Bleibt', ansprechparter2: null, anspr2email: null },
  ]);
  const reports = 'select "onRequest" from retention_runs order by day desc limit 1';
  const done = await old.rows(reports);
  expect(done).toEqual([{ onRequest: 1 + 3 }]);
  await old.run();
  expect(await old.rows(reports)).toEqual(done);

  const recent = await restored(after);
  await recent.rows(`update drivers set nachname = 'Unberührt' where id = $1`, [stays.id]);
  await recent.run();
  expect(await recent.count('drivers where nachname = $1', ['Unberührt'])).toBe(1);
});

test('what cannot be remembered is not deleted', async () => {
  const driver = await given.driver({ approved: true, active: false, nachname: 'Ungemerkt' });
  await store.keepNote('deleted-persons.json', 'kein JSON');
  expect((await admin.post('/api/personal_deletion', { driver: driver.iri, count: 1 })).status).toBe(500);
  expect((await admin.get(driver.iri)).status).toBe(200);
});
