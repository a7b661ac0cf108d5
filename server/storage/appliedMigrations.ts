import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { StartRefused } from './embedded/refusal.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** One step from an earlier state of the tables to a later one. */
export type Migration = Pick<ReturnType<typeof readMigrationFiles>[number], 'name' | 'hash' | 'folderMillis' | 'sql'>;

/** The steps that this version of Leitstand knows, oldest first. */
export function knownMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder });
}

/** The names of the steps that this database has taken, oldest first; none when it is new. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const {
    rows: [book],
  } = await client.query<{ name: string | null }>("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!book?.name) return [];
  const { rows } = await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations order by name');
  return rows.map((it) => it.name);
}

/** Takes these steps and keeps book of them, all within the caller's transaction. */
export async function applyMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint, name text, applied_at timestamptz default now())',
  );
  for (const { sql, hash, folderMillis, name } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at, name) values ($1, $2, $3)', [
      hash,
      folderMillis,
      name,
    ]);
  }
}

/** An older Leitstand would read and write the tables of a newer one wrongly, so it does not touch them. */
export function refuseNewer(applied: readonly string[], what: string): void {
  const known = new Set(knownMigrations().map((it) => it.name));
  const unknown = applied.find((it) => !known.has(it));
  if (unknown !== undefined)
    throw new StartRefused(
      `${what} einer neueren Version von Leitstand (Stand ${unknown}); bitte diese oder eine spätere Version benutzen.`,
    );
}
