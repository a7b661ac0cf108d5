import type { Socket } from 'node:net';
import pg from 'pg';
import type { Queryable } from './sql.ts';

/**
 * Reads several things over one connection, sent in one write: waking the database costs more than most of what it is
 * asked.
 */
export async function together<T>(to: Queryable, reads: readonly ((to: Queryable) => Promise<T>)[]): Promise<T[]> {
  if (reads.length < 2) return Promise.all(reads.map((read) => read(to)));
  if (!(to instanceof pg.Pool)) return allOf(to, reads);
  const client = await to.connect();
  try {
    return await allOf(client, reads);
  } finally {
    client.release();
  }
}

/** Holds back what is sent meanwhile and writes it at once. */
export function inOneWrite<T>(client: Queryable, send: () => T): T {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Waits for every answer, also when one is a failure, so that nothing is under way on the connection afterwards. */
async function allOf<T>(client: Queryable, reads: readonly ((to: Queryable) => Promise<T>)[]): Promise<T[]> {
  const answers = await inOneWrite(client, () => Promise.allSettled(reads.map((read) => read(client))));
  return answers.map((it) => {
    if (it.status === 'rejected') throw it.reason;
    return it.value;
  });
}
