import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { Conflict } from './refusals.ts';
import { rowsOf } from './sql.ts';

/** What somebody does to a record under a key, so that the same once more does nothing. */
export type KeyedWrite = {
  readonly key: string;
  readonly userId: number;
  readonly path: string;
  readonly recordId: number;
  readonly hash: string;
  readonly now: Date;
};

/**
 * Notes the write in the transaction that does it; answers when it was done before, if it was.
 * The second of two at the same moment waits here for the first; a write that fails takes its note along.
 */
export async function doneBefore(
  client: PoolClient,
  { key, userId, path, recordId, hash, now }: KeyedWrite,
): Promise<Date | undefined> {
  const [noted] = await rowsOf(
    client,
    sql`insert into created_once (user_id, key, path, record_id, hash, made_at)
      values (${userId}, ${key}, ${path}, ${recordId}, ${hash}, ${now.toISOString()})
      on conflict do nothing
      returning key`,
  );
  if (noted) return undefined;
  const [known] = await rowsOf<{ path: string; hash: string; made_at: string }>(
    client,
    sql`select path, hash, made_at from created_once where user_id = ${userId} and key = ${key}`,
  );
  if (!known || known.path !== path || known.hash !== hash)
    throw new Conflict(
      'Unter diesem Schlüssel wurde hier schon etwas anderes geändert. Bitte den Datensatz ansehen und neu beginnen.',
    );
  return new Date(known.made_at);
}
