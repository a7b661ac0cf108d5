import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { behaviours } from '../../server/actions/behaviours.ts';
import { jobsOf } from '../../server/allJobs.ts';
import { backUpBeforeMigration, makeBackup } from '../../server/backup/backUp.ts';
import { backupNote } from '../../server/backup/backupNote.ts';
import { backupIsOld } from '../../server/health/backupIsOld.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { appliedMigrations, applyMigrations, knownMigrations } from '../../server/storage/appliedMigrations.ts';
import type { Database } from '../../server/storage/database.ts';
import { checkExchange } from '../../server/storage/exchange/walkExchange.ts';
import { layGroundwork, migrate } from '../../server/storage/migrate.ts';
import { scopesWith } from '../../server/write/scope.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const root = mkdtempSync(join(tmpdir(), 'leitstand-backup-'));
afterAll(() => rmSync(root, { recursive: true }));
const settingsIn = (folder: string, more: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ DATA_DIR: join(root, folder), ...more });
const at = (moment: string) => ({ now: new Date(moment) });
const begin = (database: Database) => backupNote(database.pool, new Date('2026-11-20T12:00:00Z'));
const onlyClient = async <T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

test('each night exactly one of several servers makes the backup, and what is missed is made up for once', async () => {
  shows('D0 Running a backup');
  const database = await bareDatabase();
  const servers = ['a', 'b', 'c'].map((it) => settingsIn(it));
  await begin(database);
  let now = new Date('2026-11-20T12:00:00Z');
  const lines: string[] = [];
  const running = await Promise.all(
    servers.map((settings) =>
      startJobs({
        database,
        openScope: scopesWith(behaviours),
        jobs: jobsOf(settings).filter((it) => it.name === 'backup.make'),
        clock: () => now,
        log: (line) => lines.push(line),
      }),
    ),
  );
  const made = () => servers.flatMap(({ backupFolder }) => (existsSync(backupFolder) ? readdirSync(backupFolder) : []));
  const night = async (moment: string, files: number) => {
    now = new Date(moment);
    await database.transaction((client) => client.query('select 1'));
    await expect.poll(() => lines).toHaveLength(files);
    expect(made()).toHaveLength(files);
  };
  await night('2026-11-21T01:29:00Z', 0);
  await night('2026-11-21T01:30:00Z', 1);
  const { last } = await backupNote(database.pool, now);
  expect((await checkExchange(last?.file ?? '')).rows).toBe(last?.rows);
  await night('2026-11-21T01:30:30Z', 1);
  await night('2026-11-25T06:12:00Z', 2);
  await night('2026-11-25T06:12:30Z', 2);
  await Promise.all(running.map((it) => it.stop()));
});

test('as many are kept as wanted, and nothing else in the folder is touched', async () => {
  const database = await bareDatabase();
  const settings = settingsIn('kept', { BACKUP_KEEP: '2', BACKUP_TIME: '23:00' });
  await begin(database);
  for (const day of ['20', '21', '22', '23']) {
    await makeBackup(database, settings, at(`2026-11-${day}T22:00:10Z`));
    if (day === '20') writeFileSync(join(settings.backupFolder, 'von-hand.leitstand'), '');
  }
  expect(readdirSync(settings.backupFolder)).toEqual([
    'leitstand-2026-11-22-230010.leitstand',
    'leitstand-2026-11-23-230010.leitstand',
    'von-hand.leitstand',
  ]);
});

test('a backup that fails is told with its reason, tried again, and forgotten when it is made', async () => {
  const system = await leitstand();
  const { database } = system;
  await begin(database);
  const barred = settingsIn('barred', { BACKUP_URL: '/dev/null/hier' });
  await expect(makeBackup(database, barred, at('2026-11-21T01:30:00Z'))).rejects.toThrow();
  const warning = (moment: string) => backupIsOld({ database, settings: barred, ...at(moment) });
  expect(await warning('2026-11-21T01:31:00Z')).toMatchObject({
    code: 'backup',
    title: 'Keine Sicherung',
    message: expect.stringMatching(/^Es gibt noch keine Sicherung, die nächste ist gescheitert: \S.+\.$/),
  });
  expect((await warning('2026-11-21T01:31:00Z'))?.openly).toBe(
    'Es gibt noch keine Sicherung, die nächste ist gescheitert; der Grund steht im Protokoll von Leitstand.',
  );
  const before = await (await system.anonymous.open('/metrics')).text();
  expect(before).toContain('leitstand_backup_failed 1');
  expect(before).not.toMatch(/^leitstand_backup_age_seconds/m);

  const made = await makeBackup(database, settingsIn('free'), at('2026-11-21T01:46:00Z'));
  expect(await warning('2026-11-21T02:00:00Z')).toBeUndefined();
  expect(await warning('2026-11-23T02:00:00Z')).toMatchObject({
    title: 'Sicherung veraltet',
    message: expect.stringContaining('Die letzte Sicherung ist vom 21.11.2026, 02:46;'),
  });
  system.clock.now = new Date('2026-11-21T02:46:00Z');
  const metrics = await (await system.anonymous.open('/metrics')).text();
  expect(metrics).toContain('leitstand_backup_age_seconds 3600');
  expect(metrics).toContain(`leitstand_backup_size_bytes ${String(made.bytes)}`);
});

test('switched off nothing is made and nobody is warned', async () => {
  const database = await bareDatabase();
  await begin(database);
  const settings = settingsIn('off', { BACKUP_TIME: 'off' });
  expect(jobsOf(settings).map((it) => it.name)).not.toContain('backup.make');
  expect(jobsOf(settingsIn('on')).map((it) => it.name)).toContain('backup.make');
  expect(await backupIsOld({ database, settings, ...at('2026-12-21T01:30:00Z') })).toBeUndefined();
});

test('before the tables change the data are kept as they were; without that nothing changes', async () => {
  const database = await bareDatabase('untouched');
  await onlyClient(database, async (client) => {
    await layGroundwork(client);
    await applyMigrations(client, knownMigrations().slice(0, 9));
  });
  const applied = () => onlyClient(database, appliedMigrations);
  const barred = settingsIn('x', { BACKUP_URL: '/dev/null/hier' });
  await expect(
    migrate(database, {
      beforeChange: async () => {
        await backUpBeforeMigration(database, barred, new Date());
      },
    }),
  ).rejects.toThrow(
    'Vor der Umstellung auf diese Version ließ sich keine Sicherung schreiben, es wurde nichts geändert',
  );
  expect(await applied()).toHaveLength(9);
  const kept: string[] = [];
  const beforeChange = async () => {
    kept.push(await backUpBeforeMigration(database, settingsIn('before'), new Date()));
  };
  await migrate(database, { beforeChange });
  await migrate(database, { beforeChange });
  expect(await applied()).toHaveLength(knownMigrations().length);
  expect(kept).toHaveLength(1);
  expect((await checkExchange(kept[0] ?? '')).header.migrations).toHaveLength(9);
});
