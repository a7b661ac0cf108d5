import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import type { Database } from '../../server/storage/database.ts';
import { StartRefused } from '../../server/storage/embedded/refusal.ts';
import { applyMigrations, knownMigrations } from '../../server/storage/appliedMigrations.ts';
import { layGroundwork, migrate } from '../../server/storage/migrate.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { startProgram } from '../harness/startProgram.ts';
import { shows } from '../specification/shows.ts';

const folder = mkdtempSync(join(tmpdir(), 'leitstand-exchange-'));
const file = join(folder, 'alles.leitstand');
const oldFile = join(import.meta.dirname, 'fixtures', 'format1-migration8.leitstand');
afterAll(() => rmSync(folder, { recursive: true }));

let source: TestSystem;
let written: { tables: number; rows: number };
beforeAll(async () => {
  source = await leitstand();
  await source.given.user({
    username: 'erika',
    password: 'richtig genug',
    name: 'Tab\tZeile\nBackslash\\. Äöü \u2028',
  });
  for (let i = 0; i < 20; i += 1)
    await source.given.contract({ driver: (await source.given.driver()).iri, infoBackend: `\\.\n\\N Notiz ${i}` });
  const { bytes, ...rest } = await exportAll(source.database, file);
  expect(bytes).toBe(readFileSync(file).length);
  written = rest;
});

const tables = ['contracts', 'customers', 'drivers', 'users', 'user_passwords', 'history', 'counters'];
const countOf = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ n: number }>(
    'select (select count(*) from contracts) + (select count(*) from history) + (select count(*) from users) + (select count(*) from counters) as n',
  );
  return rows[0]?.n;
};
const contentOf = async ({ pool }: Database, table: string) =>
  (await pool.query(`select * from ${table} order by 1, 2`)).rows;
const contents = async (database: Database) =>
  Object.fromEntries(await Promise.all(tables.map(async (it) => [it, await contentOf(database, it)] as const)));
const write = (name: string, content: Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const refusal = async (database: Database, path: string): Promise<string> => {
  const error: unknown = await restoreAll(database, path).then(
    () => 'taken over',
    (it: unknown) => it,
  );
  if (!(error instanceof StartRefused)) throw new Error(`not one sentence: ${String(error)}`, { cause: error });
  return error.message;
};
const unpacksTo = (bytes: Buffer, text: Buffer): boolean => {
  try {
    return gunzipSync(bytes).equals(text);
  } catch {
    return false;
  }
};

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

test('half a file, an altered, a foreign one and none at all are refused in one sentence before anything is touched', async () => {
  const database = await bareDatabase();
  const bytes = readFileSync(file);
  const plain = gunzipSync(bytes);
  const text = plain.toString('latin1');
  const repacked = (it: string) => gzipSync(Buffer.from(it, 'latin1'));
  const broken = /^\S+ ist beschädigt, unvollständig oder keine Sicherung von Leitstand; es wurde nichts übernommen\.$/;
  const [header = ''] = text.split('\n');
  const swapped = () => {
    const lines = text.split('\n');
    const at = lines.findIndex((it) => it.includes('Notiz 3'));
    [lines[at], lines[at + 1]] = [lines[at + 1] ?? '', lines[at] ?? ''];
    return lines.join('\n');
  };
  const cases: Record<string, [Uint8Array, RegExp]> = {
    leer: [Buffer.alloc(0), broken],
    unverpackt: [plain, broken],
    archiv: [gzipSync(Buffer.alloc(9_000_000, 1)), broken],
    'anderes-programm': [gzipSync('{"format":"rezepte"}\n'), broken],
    angehängt: [Buffer.concat([bytes, Buffer.from('mehr')]), broken],
    doppelt: [Buffer.concat([bytes, bytes]), broken],
    mehr: [repacked(`${text}mehr\n`), broken],
    umgestellt: [repacked(swapped()), broken],
    anders: [repacked(text.replace('Notiz 7', 'Notiz 8')), broken],
    'ohne-zeile': [repacked(text.replace(/^.*Notiz 7.*\n/m, '')), broken],
    'ohne-ende': [repacked(text.split('\n').slice(0, -2).join('\n')), broken],
    'ohne-prüfsumme': [repacked(text.replace(/,"sha256":"\w+"/, '')), broken],
    'kopf-ohne-tabellen': [
      repacked(
        text.replace(header, JSON.stringify({ ...JSON.parse(Buffer.from(header, 'latin1').toString()), tables: [] })),
      ),
      broken,
    ],
    'altes-format-falsche-werte': [
      gzipSync(
        gunzipSync(readFileSync(oldFile))
          .toString()
          .replace(/2026-11-24/g, 'übermorgen'),
      ),
      broken,
    ],
    'neueres-format': [
      repacked(text.replace('"formatVersion":2', '"formatVersion":4')),
      /stammt von einer neueren Version von Leitstand \(1\.\d+\.\d+\)/,
    ],
    'neuerer-stand': [
      repacked(text.replace('20261121120000_guards', '20991231000000_later')),
      /stammt von einer neueren Version von Leitstand \(Stand 20991231000000_later\)/,
    ],
  };
  for (const [name, [content, sentence]] of Object.entries(cases))
    expect([name, await refusal(database, write(name, content))]).toEqual([name, expect.stringMatching(sentence)]);
  expect(await refusal(database, join(folder, 'keine'))).toMatch('gibt es nicht.');
  expect(await refusal(database, folder)).toMatch('lässt sich nicht öffnen');
  expect(await countOf(database)).toBe(0);
});

test('a file cut or altered anywhere is refused', async () => {
  const database = await bareDatabase();
  for (const bytes of [readFileSync(file), readFileSync(oldFile)]) {
    const text = gunzipSync(bytes);
    const isRefused = async (content: Buffer, alteration: string) =>
      expect([alteration, await refusal(database, write('zufall', content))]).toEqual([
        alteration,
        expect.stringMatching(/\.$/),
      ]);
    for (let cut = 1; cut < 60; cut += 1) {
      const length = Math.floor((bytes.length * cut) / 60);
      await isRefused(bytes.subarray(0, length), `cut after ${String(length)} bytes`);
    }
    for (let turn = 0; turn < 150; turn += 1) {
      const altered = Buffer.from(bytes);
      const place = (turn * 2_654_435_761) % bytes.length;
      altered[place] = (altered[place] ?? 0) ^ (1 << (turn % 8));
      // Some bits of gzip's head, and those that fill up the last byte, mean nothing: nothing is altered then.
      if (!unpacksTo(altered, text)) await isRefused(altered, `bit ${String(turn % 8)} of byte ${String(place)}`);
    }
  }
  expect(await countOf(database)).toBe(0);
});

test('an older Leitstand does not touch the data of a newer one', async () => {
  const database = await bareDatabase();
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 1, '20991231000000_later')",
  );
  await expect(migrate(database)).rejects.toThrow(
    'Die Daten stammen von einer neueren Version von Leitstand (Stand 20991231000000_later); bitte diese oder eine spätere Version benutzen.',
  );
});

test('a place that cannot be written or is full is named in one sentence, and no half file stays', async () => {
  await expect(exportAll(source.database, join(folder, 'nirgendwo', 'x'))).rejects.toThrow('gibt es nicht.');
  const aborted = new AbortController();
  aborted.abort();
  await expect(exportAll(source.database, join(folder, 'abgebrochen'), { signal: aborted.signal })).rejects.toThrow();
  expect(readdirSync(folder).filter((it) => it.endsWith('.part') || it === 'abgebrochen')).toEqual([]);
});

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
