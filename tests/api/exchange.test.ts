import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAll, importAll } from '../../server/storage/exchange.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';

const folder = mkdtempSync(join(tmpdir(), 'leitstand-exchange-'));
const file = join(folder, 'alles.leitstand');
afterAll(() => rmSync(folder, { recursive: true }));

let source: TestSystem;
let written: { tables: number; rows: number };
beforeAll(async () => {
  source = await leitstand();
  await source.given.user({ username: 'erika', password: 'richtig genug', name: 'Tab\tZeile\nBackslash\\. Äöü \u2028' });
  for (let i = 0; i < 20; i += 1) await source.given.contract({ driver: (await source.given.driver()).iri, infoBackend: `\\.\n\\N Notiz ${i}` });
  written = await exportAll(source.database, file);
});

const countOf = async ({ database }: TestSystem) => {
  const { rows } = await database.pool.query<{ n: number }>('select (select count(*) from contracts) + (select count(*) from history) + (select count(*) from users) + (select count(*) from counters) as n');
  return rows[0]?.n;
};
const contentOf = async ({ database }: TestSystem, table: string) => (await database.pool.query(`select * from ${table} order by 1, 2`)).rows;

test('everything arrives in an empty system exactly as it was, and numbering goes on', async () => {
  const target = await leitstand();
  expect(await importAll(target.database, file)).toEqual(written);
  for (const table of ['contracts', 'customers', 'drivers', 'users', 'user_passwords', 'history', 'counters']) expect(await contentOf(target, table)).toEqual(await contentOf(source, table));
  expect((await target.anonymous.post('/authentication_token', { username: 'erika', password: 'richtig genug' })).status).toBe(200);
  const last = Math.max(...(await contentOf(source, 'contracts')).map((it: { id: number }) => it.id));
  expect((await target.given.contract()).id).toBe(last + 1);
});

test('a system that holds data already is left alone', async () => {
  const before = await countOf(source);
  await expect(importAll(source.database, file)).rejects.toThrow(/Hier liegen schon Daten \(\w+\); übernommen wird nur in ein leeres Leitstand/);
  expect(await countOf(source)).toBe(before);
});

test('half a file, a broken one, a foreign one and none at all leave nothing behind', async () => {
  const target = await leitstand();
  const bytes = readFileSync(file);
  const cases: [string, Buffer, RegExp][] = [
    ['halb', bytes.subarray(0, bytes.length >> 1), /beschädigt|unvollständig/],
    ['verdreht', Buffer.concat([bytes.subarray(0, 200), Buffer.from('xxxxxxxx'), bytes.subarray(208)]), /beschädigt|unvollständig|kein Export|fehlen/],
    ['fremd', gunzipSync(bytes), /beschädigt oder kein Export/],
  ];
  for (const [name, content, sentence] of cases) {
    const path = join(folder, name);
    writeFileSync(path, content);
    await expect(importAll(target.database, path)).rejects.toThrow(sentence);
  }
  await expect(importAll(target.database, join(folder, 'keine'))).rejects.toThrow('gibt es nicht.');
  expect(await countOf(target)).toBe(0);
});

test('a target that cannot be written is refused and leaves no half file', async () => {
  await expect(exportAll(source.database, join(folder, 'nirgendwo', 'x'))).rejects.toThrow('gibt es nicht.');
});
