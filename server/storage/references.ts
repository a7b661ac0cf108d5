import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { resources } from '../../src/domain/resources.ts';
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
  for (const resource of resources) {
    const missing = storedFields(resource).filter(
      ([field, { kind }]) => kind === 'reference' && !existing.has(referenceKey(resource.path, field)),
    );
    for (const [field, { to }] of missing) {
      await rowsOf(
        client,
        sql`alter table ${name(resource.path)} add constraint ${name(referenceKey(resource.path, field))} foreign key (${name(field)}) references ${name(to ?? '')} (id)${field === resource.entryOf?.field ? sql` on delete cascade` : sql``} deferrable initially immediate`,
      );
    }
  }
}

/** The name of the foreign key behind a reference. */
export function referenceKey(path: string, field: string): string {
  return `${path}_${field}_fkey`.slice(0, 63);
}
