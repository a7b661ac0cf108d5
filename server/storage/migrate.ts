import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { ensureReferences } from './references.ts';

const lockNumber = 6_512_001;

/** Extensions and the German sort order; a database owner may create them, no superuser is needed. */
const groundwork = [
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gin',
  `create collation if not exists "de" (provider = icu, locale = 'de-DE-u-kn-true')`,
];

/** Brings the database to the state the definitions describe; only one Leitstand does it at a time. */
export async function migrate(database: Database): Promise<void> {
  const client = new pg.Client({ ...database.config, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    for (const statement of groundwork) await client.query(statement);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
    await client.query(historyGuard);
    await ensureReferences(client);
  } finally {
    await client.end();
  }
}

/** History rows are written once; not even Leitstand itself can change or delete them (0-decisions, Orders). */
const historyGuard = `create or replace trigger history_is_final before update or delete on history for each row execute function refuse_change()`;
