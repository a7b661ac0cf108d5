import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { Conflict } from './refusals.ts';
import { rowsOf } from './sql.ts';

/** What a caller sends along so that a repeated call, after an answer that was lost, makes nothing twice. */
export type Once = {
  readonly key: string;
  readonly userId: number;
  readonly path: string;
  readonly body: unknown;
  readonly now: Date;
};

const keptDays = 7;

/**
 * Makes the record unless the same person has made it with this key before; answers the id of the one record either
 * way.
 */
export async function createOnce(
  client: PoolClient,
  { key, userId, path, body, now }: Once,
  make: () => Promise<number>,
): Promise<number> {
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  // The second of two calls at the same moment waits here until the first has made its record.
  await rowsOf(client, sql`select pg_advisory_xact_lock(hashtextextended(${`${String(userId)}:${key}`}, 0))`);
  const [known] = await rowsOf<{ path: string; record_id: number; hash: string }>(
    client,
    sql`select path, record_id, hash from created_once where user_id = ${userId} and key = ${key}`,
  );
  if (known && (known.hash !== hash || known.path !== path))
    throw new Conflict(
      'Mit diesen Angaben wurde schon ein Datensatz angelegt, dessen Antwort verloren ging; er sah etwas anders aus. Bitte in der Liste nachsehen.',
    );
  if (known) return known.record_id;
  const id = await make();
  await rowsOf(
    client,
    sql`delete from created_once where made_at < ${new Date(now.getTime() - keptDays * 86_400_000).toISOString()}`,
  );
  await rowsOf(
    client,
    sql`insert into created_once (user_id, key, path, record_id, hash, made_at) values (${userId}, ${key}, ${path}, ${id}, ${hash}, ${now.toISOString()})`,
  );
  return id;
}
