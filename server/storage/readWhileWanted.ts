import pg, { type Pool, type PoolClient } from 'pg';
import { isReadingFor } from './readingFor.ts';
import type { Queryable } from './sql.ts';

/**
 * What PostgreSQL says of a statement that was cancelled; a reading that has ended says the same of those that never
 * began.
 */
const cancelled = '57014';

/**
 * Reads as long as somebody wants the answer: once the signal says that he is gone, or after so many milliseconds, the
 * statement under way is cancelled at the database and no further one begins.
 */
export async function readWhileWanted<T>(
  pool: Pool,
  { gone, max, read }: { gone: AbortSignal; max: number; read: (to: Queryable) => Promise<T> },
): Promise<T> {
  const ending = new AbortController();
  const ended = ending.signal;
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, max);
  gone.addEventListener('abort', end);
  if (gone.aborted) end();
  const query = (...args: Parameters<Pool['query']>) => queryUntil(pool, ended, args);
  const reader = { query } as unknown as Queryable;
  isReadingFor(reader, pool);
  try {
    return await read(reader);
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', end);
  }
}

async function queryUntil(pool: Pool, ended: AbortSignal, args: readonly unknown[]): Promise<unknown> {
  throwIfEnded(ended);
  const client = await pool.connect();
  let failure: Error | boolean = false;
  let cancelling: Promise<unknown> | undefined;
  const cancel = () => {
    cancelling = cancelOf(pool, client);
  };
  try {
    throwIfEnded(ended);
    ended.addEventListener('abort', cancel);
    return await (client.query as (...all: readonly unknown[]) => Promise<unknown>)(...args);
  } catch (error) {
    failure = error instanceof Error && !ended.aborted ? error : ended.aborted;
    throw error;
  } finally {
    ended.removeEventListener('abort', cancel);
    // Until it is known to have arrived, the cancelling might meet the next statement on this connection, which is
    // somebody else's.
    await cancelling;
    client.release(cancelling !== undefined || failure);
  }
}

function throwIfEnded(ended: AbortSignal): void {
  if (ended.aborted) throw Object.assign(new Error('nobody waits for this any more'), { code: cancelled });
}

/** Asked over a connection of its own: those of the pool may all be waiting for statements like this one. */
async function cancelOf(pool: Pool, client: PoolClient): Promise<void> {
  const { processID } = client as unknown as { readonly processID: number };
  const other = new pg.Client(pool.options);
  other.on('error', () => undefined);
  try {
    await other.connect();
    await other.query('select pg_cancel_backend($1)', [processID]);
  } catch {
    // The statement then ends by its own time limit.
  } finally {
    await other.end().catch(() => undefined);
  }
}
