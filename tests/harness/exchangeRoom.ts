import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import type { Database } from '../../server/storage/database.ts';
import { StartRefused } from '../../server/storage/embedded/refusal.ts';
import { endWithFile } from './endings.ts';
import { leitstand } from './leitstand.ts';

/** A system with data, a backup of it in a folder of its own, and one that an early version wrote. */
export async function exchangeRoom() {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-exchange-'));
  endWithFile(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'alles.leitstand');
  const oldFile = join(import.meta.dirname, '..', 'api', 'fixtures', 'format1-migration8.leitstand');
  const source = await leitstand();
  await source.given.user({
    username: 'erika',
    password: 'richtig genug',
    name: 'Tab\tZeile\nBackslash\\. Äöü \u2028',
  });
  for (let i = 0; i < 20; i += 1)
    await source.given.contract({ driver: (await source.given.driver()).iri, infoBackend: `\\.\n\\N Notiz ${i}` });
  const { bytes, ...written } = await exportAll(source.database, file);
  expect(bytes).toBe(readFileSync(file).length);

  const write = (name: string, content: Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return { folder, file, oldFile, source, written, write };
}

/** How much of what a backup holds lies in a database. */
export async function countOf({ pool }: Database): Promise<number | undefined> {
  const { rows } = await pool.query<{ n: number }>(
    `select (select count(*) from contracts) + (select count(*) from history) +
      (select count(*) from users) + (select count(*) from counters) as n`,
  );
  return rows[0]?.n;
}

/** The sentence with which taking a backup into a database is refused. */
export async function refusal(database: Database, path: string): Promise<string> {
  const error: unknown = await restoreAll(database, path).then(
    () => 'taken over',
    (it: unknown) => it,
  );
  if (!(error instanceof StartRefused)) throw new Error(`not one sentence: ${String(error)}`, { cause: error });
  return error.message;
}
