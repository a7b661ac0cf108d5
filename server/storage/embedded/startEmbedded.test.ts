import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseAccount, ownAccount } from './account.ts';
import { asAdmin } from './adminSession.ts';
import { holdDatabase } from './fixtures/heldDatabase.ts';
import { temporaryFolder } from './fixtures/temporaryFolder.ts';
import { processesIn } from './leftovers.ts';
import { StartRefused } from './refusal.ts';
import { startEmbedded } from './startEmbedded.ts';
import { createDatabaseFrom, dropDatabase } from '../../../tests/harness/testDatabases.ts';
import { shows } from '../../../tests/specification/shows.ts';

const silent = (): void => undefined;
const only = async (settings: { host: string; user: string; database: string }, sql: string): Promise<unknown> =>
  asAdmin(
    settings,
    async (client) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0],
  );

test('starts on a path with umlaut and space, serves the ordinary role, and stops without leaving a process', async () => {
  const dataDir = join(temporaryFolder(), "Lager Süd, Halle 'B'");
  process.env.PGOPTIONS = '-c nonsense=1';
  const first = await startEmbedded({ dataDir, mode: 'test', log: silent });

  expect(process.env.PGOPTIONS).toBeUndefined();
  expect(await only(first.connection, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
  expect(await only(first.connection, 'show statement_timeout')).toBe('15s');
  expect(await only(first.connection, 'show plan_cache_mode')).toBe('auto');
  expect(await only(first.connection, "select unaccent('Äpfel') || similarity('Müller', 'Mueller')")).toMatch(
    /^Apfel0\.3/,
  );
  expect(
    await only(
      first.connection,
      "select string_agg(it, ', ' order by it collate de) from unnest(array['Tour 10', 'Zebra', 'Tour 9', 'Äpfel']) it",
    ),
  ).toBe('Äpfel, Tour 9, Tour 10, Zebra');
  await only(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  await first.stop();

  const cluster = join(dataDir, 'pg18');
  expect(await processesIn(cluster, databaseAccount(ownAccount(), cluster))).toEqual([]);
  const again = await startEmbedded({ dataDir, mode: 'test', log: silent });
  expect(await only(again.connection, 'select answer from kept')).toBe(42);
  await again.stop();
});

test('one directory serves one Leitstand, and a refused second one does not loosen the lock', async () => {
  shows('D0 Running embedded PostgreSQL');
  const dataDir = temporaryFolder();
  const database = await startEmbedded({ dataDir, mode: 'test', log: silent });

  await expect(startEmbedded({ dataDir, mode: 'test', log: silent })).rejects.toThrow(StartRefused);
  const other = holdDatabase({ dataDir });
  expect(await other.next('refused')).toBe(
    `In ${dataDir} läuft schon ein Leitstand (Prozess ${process.pid}); bitte diesen beenden oder DATA_DIR anders wählen.`,
  );
  await other.finish();
  expect(await only(database.connection, 'select 1')).toBe(1);
  await database.stop();
});

test('a test database is a copy of its template that belongs to the ordinary role', async () => {
  const database = await startEmbedded({ dataDir: temporaryFolder(), mode: 'test', log: silent });
  await only(database.connection, 'create table prepared as select 7 as answer');

  await Promise.all(
    ['test one', 'test "two"'].map((name) => createDatabaseFrom(database.admin, { name, template: 'leitstand' })),
  );
  const copy = { ...database.connection, database: 'test "two"' };
  expect(await only(copy, 'update prepared set answer = answer + 1 returning answer')).toBe(8);
  expect(await only(database.connection, 'select answer from prepared')).toBe(7);
  expect(await only(copy, 'select pg_get_userbyid(datdba) from pg_database where datname = current_database()')).toBe(
    'leitstand',
  );
  await Promise.all(['test one', 'test "two"'].map((name) => dropDatabase(database.admin, name)));
  expect(await only(database.admin, "select count(*)::int from pg_database where datname like 'test%'")).toBe(0);
  await database.stop();
});

test('a deep path still gets a socket', async () => {
  const dataDir = join(temporaryFolder(), 'x'.repeat(100));
  const database = await startEmbedded({ dataDir, mode: 'test', log: silent });
  expect(Buffer.byteLength(database.connection.host)).toBeLessThan(94);
  expect(await only(database.connection, 'select 1')).toBe(1);
  await database.stop();
  expect(statSync(database.connection.host, { throwIfNoEntry: false })).toBeUndefined();
});

test.each(['a"b', 'a$b', 'a`b', 'a\\b'])('refuses the path %s', async (name) => {
  const dataDir = join(temporaryFolder(), name);
  await expect(startEmbedded({ dataDir, mode: 'test', log: silent })).rejects.toThrow(/enthält Zeichen.*DATA_DIR/);
  expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined();
});

test('refuses a file in place of the directory, and data of another PostgreSQL', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(startEmbedded({ dataDir: join(folder, 'file', 'below'), mode: 'test', log: silent })).rejects.toThrow(
    /nicht anlegen oder öffnen/,
  );
  mkdirSync(join(folder, 'old', 'pg17'), { recursive: true });
  await expect(startEmbedded({ dataDir: join(folder, 'old'), mode: 'test', log: silent })).rejects.toThrow(
    /anderen PostgreSQL-Version/,
  );
});
