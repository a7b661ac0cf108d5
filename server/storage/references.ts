import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { resources } from '../../src/domain/resources.ts';
import { fileReferences } from './fileTables.ts';
import { newsReferences } from './newsTables.ts';
import { name, rowsOf } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Sees to it that every reference of the definitions is a foreign key of the database. The keys can be deferred,
 * because records refer to each other in circles (a contract and its protocol) and are then written in any order.
 * Entries go with the record that they belong to.
 */
export async function ensureReferences(client: ClientBase): Promise<void> {
  const existing = new Set(
    (await rowsOf<{ conname: string }>(client, sql`select conname from pg_constraint where contype = 'f'`)).map(
      (it) => it.conname,
    ),
  );
  for (const { table, column, to, cascades } of [...fileReferences, ...newsReferences]) {
    const key = referenceKey(table, column);
    if (existing.has(key)) continue;
    const end = sql.raw(`references ${to}${cascades ? ' on delete cascade' : ''} deferrable initially immediate`);
    await rowsOf(
      client,
      sql`alter table ${name(table)} add constraint ${name(key)} foreign key (${name(column)}) ${end}`,
    );
  }
  for (const resource of resources) {
    const missing = storedFields(resource).filter(
      ([field, { kind }]) =>
        (kind === 'reference' || kind === 'file') && !existing.has(referenceKey(resource.path, field)),
    );
    for (const [field, { kind, to }] of missing) {
      await rowsOf(
        client,
        sql`alter table ${name(resource.path)} add constraint ${name(referenceKey(resource.path, field))} foreign key (${name(field)}) references ${name(kind === 'file' ? filesPath : (to ?? ''))} (id)${field === resource.entryOf?.field ? sql` on delete cascade` : sql``} deferrable initially immediate`,
      );
    }
  }
}

/** The name of the foreign key behind a reference. */
export function referenceKey(path: string, field: string): string {
  return `${path}_${field}_fkey`.slice(0, 63);
}
