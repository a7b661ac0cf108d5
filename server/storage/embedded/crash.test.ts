import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseAccount, ownAccount } from './account.ts';
import { asAdmin } from './adminSession.ts';
import { holdDatabase } from './fixtures/heldDatabase.ts';
import { temporaryFolder } from './fixtures/temporaryFolder.ts';
import { processesIn } from './leftovers.ts';
import { startEmbedded } from './startEmbedded.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('after every kind of kill the next start serves at once and has every confirmed row', async () => {
  shows('D0 Running embedded PostgreSQL');
  const dataDir = temporaryFolder();
  const cluster = join(dataDir, 'pg18');
  const postmaster = (): number => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const alive = (): Promise<number[]> => processesIn(cluster, databaseAccount(ownAccount(), cluster));
  let rows = 0;

  /** One life of Leitstand: confirms one more row, sees all earlier ones, then meets its end. */
  const live = async (end: (held: ReturnType<typeof holdDatabase>) => Promise<void>): Promise<void> => {
    const held = holdDatabase({ dataDir });
    const settings = { host: await held.next('host'), user: 'leitstand', database: 'leitstand' };
    await asAdmin(settings, async (client) => {
      await client.query('create table if not exists confirmed (id int)');
      expect((await client.query('select 1 from confirmed')).rowCount).toBe(rows);
      await client.query('insert into confirmed values ($1)', [rows]);
      rows += 1;
    });
    await end(held);
  };

  // Leitstand alone: the watchdog ends the database.
  await live(async (held) => {
    await held.kill();
    await expect.poll(alive, { interval: 20 }).toEqual([]);
  });
  // Leitstand and watchdog: the database goes on as an orphan.
  await live(async (held) => {
    held.watchdogs().forEach((pid) => process.kill(pid, 'SIGKILL'));
    await held.kill();
    expect(await alive()).toContain(postmaster());
  });
  // The same with a halted orphan.
  await live(async (held) => {
    held.watchdogs().forEach((pid) => process.kill(pid, 'SIGKILL'));
    await held.kill();
    process.kill(postmaster(), 'SIGSTOP');
  });
  // The database alone: Leitstand starts it again.
  await live(async (held) => {
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    expect(await held.next('outage')).toBe('Die Datenbank wurde unerwartet beendet und startet neu.');
    await held.next('back');
    expect(postmaster()).not.toBe(before);
    await asAdmin({ host: await held.next('host'), user: 'leitstand', database: 'leitstand' }, async (client) => {
      expect((await client.query('select 1 from confirmed')).rowCount).toBe(rows);
    });
    await held.finish();
    expect(await alive()).toEqual([]);
  });
  // Both at once.
  await live(async (held) => {
    process.kill(postmaster(), 'SIGKILL');
    await held.kill();
  });
  const logged: string[] = [];
  const database = await startEmbedded({ dataDir, mode: 'office', log: (line) => logged.push(line) });
  const kept = await asAdmin(database.connection, (client) => client.query('select 1 from confirmed'));
  expect(kept.rowCount).toBe(5);
  await database.stop();
  expect(await alive()).toEqual([]);
  expect(logged.join('\n')).toContain('automatic recovery');
});

test('a start killed while it makes the database files leaves nothing in the way', async () => {
  const dataDir = temporaryFolder();
  const cluster = join(dataDir, 'pg18');
  const account = databaseAccount(ownAccount(), cluster);
  const held = holdDatabase({ dataDir });
  await expect.poll(() => processesIn(cluster, account), { interval: 10 }).not.toEqual([]);
  await held.kill();

  const database = await startEmbedded({ dataDir, mode: 'test', log: () => undefined });
  expect(await processesIn(cluster, account)).not.toEqual([]);
  await database.stop();
  expect(await processesIn(cluster, account)).toEqual([]);
});
