import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import type { Database } from '../../server/storage/database.ts';
import { applyMigrations, knownMigrations } from '../../server/storage/appliedMigrations.ts';
import { layGroundwork, migrate } from '../../server/storage/migrate.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { clientOf } from '../harness/client.ts';
import { countOf, exchangeRoom, refusal } from '../harness/exchangeRoom.ts';
import { leitstand } from '../harness/leitstand.ts';
import { startProgram } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';

const { folder, file, oldFile, source, written } = await exchangeRoom();

const tables = ['contracts', 'customers', 'drivers', 'users', 'user_passwords', 'history', 'counters'];
const contentOf = async ({ pool }: Database, table: string) =>
  (await pool.query(`select * from ${table} order by 1, 2`)).rows;
const contents = async (database: Database) =>
  Object.fromEntries(await Promise.all(tables.map(async (it) => [it, await contentOf(database, it)] as const)));

test('everything arrives in an empty system exactly as it was, and a server goes on numbering', async () => {
  shows('D0 Running export while everything');
  const database = await bareDatabase();
  const told: [step: string, part: number][] = [];
  const onProgress = (step: string, part: number) => void told.push([step, part]);
  expect(await restoreAll(database, file, { onProgress })).toMatchObject(written);
  for (const step of ['check', 'take']) {
    const parts = told.flatMap(([of, part]) => (of === step ? [part] : []));
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts.at(-1)).toBe(1);
  }
  expect(await contents(database)).toEqual(await contents(source.database));
  const { rows } = await database.pool.query<{ next: string }>(
    "select nextval(pg_get_serial_sequence('contracts', 'id')) as next",
  );
  expect(Number(rows[0]?.next)).toBe(
    Math.max(...(await contentOf(database, 'contracts')).map((it: { id: number }) => it.id)) + 1,
  );
  await migrate(database);
  const again = join(folder, 'noch einmal');
  await exportAll(database, again);
  const linesIn = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1, -2).sort();
  expect(linesIn(again).filter((it) => !linesIn(file).includes(it) && !it.endsWith('\t0\t1'))).toEqual([]);
});

test('the number of a deleted record is not given again, so that nobody inherits its history', async () => {
  const deleted = (await source.given.contract()).id;
  await (await source.as('admin')).delete(`/api/contracts/${deleted}`);
  const later = join(folder, 'danach');
  await exportAll(source.database, later);
  const database = await bareDatabase();
  await restoreAll(database, later);
  const { rows } = await database.pool.query<{ next: string }>(
    "select nextval(pg_get_serial_sequence('contracts', 'id')) as next",
  );
  expect(Number(rows[0]?.next)).toBe(deleted + 1);
});

test('a system that holds data already is left alone, and so is one that somebody works with', async () => {
  const before = await countOf(source.database);
  expect(await refusal(source.database, file)).toMatch(
    /^Hier liegen schon Daten \(\w+\); übernommen wird nur in ein leeres Leitstand/,
  );
  expect(await countOf(source.database)).toBe(before);
  const empty = await leitstand();
  expect(await refusal(empty.database, file)).toBe(
    'Mit dieser Datenbank läuft gerade ein Leitstand; bitte ihn für das Zurückspielen beenden.',
  );
});

test('tables of another program are left alone', async () => {
  const database = await bareDatabase('untouched');
  await database.pool.query('create table rezepte (id int)');
  expect(await refusal(database, file)).toContain(
    'In dieser Datenbank liegen Tabellen eines anderen Programms (rezepte)',
  );
  expect((await database.pool.query('select * from rezepte')).rows).toEqual([]);
});

test('a backup of an earlier version is brought to the present state, also in its first format', async () => {
  const database = await bareDatabase('untouched');
  await restoreAll(database, oldFile);
  const fresh = await bareDatabase();
  const columns =
    'select table_name, column_name, data_type, collation_name from information_schema.columns where table_schema = current_schema() order by 1, 2';
  const indexes = 'select indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1';
  for (const query of [columns, indexes])
    expect((await database.pool.query(query)).rows).toEqual((await fresh.pool.query(query)).rows);
  expect((await contentOf(database, 'contracts')).map((it: { infoBackend: string }) => it.infoBackend)).toEqual(
    [1, 2, 3, 4, 5].map((it) => `Notiz ${it} mit\tTab und \\\\. Zeichen`),
  );
  await expect(database.pool.query('delete from history')).rejects.toThrow('written once');
  const { rows } = await database.pool.query('select name from drizzle.__drizzle_migrations order by name');
  expect(rows).toEqual((await fresh.pool.query('select name from drizzle.__drizzle_migrations order by name')).rows);
});

test.for([9, knownMigrations().length - 1])(
  'so is one of the state after %i migrations, with its data',
  async (count) => {
    const earlier = await bareDatabase('untouched');
    const client = await earlier.pool.connect();
    await layGroundwork(client);
    await applyMigrations(client, knownMigrations().slice(0, count));
    client.release();
    await earlier.pool.query("insert into customers (kuerzel, firma) values ('ALT', 'Früher & Söhne')");
    await earlier.pool.query(
      `insert into contracts (auftragsnummer, "contractClientAddress", "infoBackend") select '25000001', id, 'von früher' from customers`,
    );
    const earlierFile = join(folder, `stand-${String(count)}`);
    await exportAll(earlier, earlierFile);
    const database = await bareDatabase('untouched');
    expect((await restoreAll(database, earlierFile)).header.migrations).toHaveLength(count);
    const { rows } = await database.pool.query(
      `select k.firma, c."infoBackend" from contracts c join customers k on k.id = c."contractClientAddress"`,
    );
    expect(rows).toEqual([{ firma: 'Früher & Söhne', infoBackend: 'von früher' }]);
    const applied = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(applied.rows).toEqual([{ n: knownMigrations().length }]);
  },
);

test('the command takes a backup into a database server of its own, tells what else belongs to it, and a Leitstand starts on it', async () => {
  const { connection } = inject('cluster');
  const database = await bareDatabase('untouched');
  const url = `postgres://leitstand@localhost/${database.config.database ?? ''}?host=${encodeURIComponent(connection.host)}`;
  const besides = { secret: '/alt/secret', files: 's3://alt', settings: ['SMTP_URL'] };
  await exportAll(source.database, file, { besides });
  const script = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
  const command = startProgram(folder, { DATABASE_URL: url }, { script, args: ['restore', file] });
  expect([await command.ended, command.output()]).toEqual([
    0,
    expect.stringContaining('Dazu gehören vom alten Ort: /alt/secret, s3://alt und diese Einstellungen: SMTP_URL.'),
  ]);
  const byOtherName = startProgram(folder, { DATABASE_URL: url }, { script, args: ['import', file] });
  expect([await byOtherName.ended, byOtherName.output()]).toEqual([
    1,
    expect.stringContaining('Hier liegen schon Daten'),
  ]);
  const help = startProgram(folder, {}, { script, args: ['--help'] });
  expect([await help.ended, help.output()]).toEqual([0, expect.stringContaining('npx node server/main.ts restore')]);
  const program = startProgram(folder, { DATABASE_URL: url });
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  expect(
    (await clientOf(address, null).post('/authentication_token', { username: 'erika', password: 'richtig genug' }))
      .status,
  ).toBe(200);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});
