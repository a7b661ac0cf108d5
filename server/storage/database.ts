import pg from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { hinterOf } from './changeLog.ts';
import { inOneWrite } from './together.ts';

/** The one PostgreSQL that Leitstand stores everything in. */
export type Database = {
  readonly pool: pg.Pool;
  readonly config: ClientConfig;
  /**
   * Runs the work in one transaction and hints at its changes; repeats it when PostgreSQL asks for that (serialisation,
   * deadlock).
   */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  /**
   * The same, and reads on what the work answers; the reading is sent along with the commit and counts only once that
   * is confirmed.
   */
  transactionAndRead<T, R>(
    work: (client: PoolClient) => Promise<T>,
    read: (client: PoolClient, done: T) => Promise<R>,
  ): Promise<R>;
  close(): Promise<void>;
};

const dateOid = 1082;
const timestamptzOid = 1184;
const int8Oid = 20;
const int8ArrayOid = 1016;
const timesTried = 4;
const utcMoment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/** Values as the domain wants them: days stay text, moments become ISO text, ids become numbers. */
const parsers: Record<number, (text: string) => unknown> = {
  [dateOid]: (text) => text,
  [timestamptzOid]: isoText,
  [int8Oid]: Number,
  [int8ArrayOid]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
};

/** A moment as PostgreSQL writes it in UTC, or in another zone of its session, as ISO text. */
function isoText(text: string): string {
  if (!utcMoment.test(text)) return new Date(text).toISOString();
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens the connection pool; nothing is sent until the first query. */
export function openDatabase(config: ClientConfig & { poolSize?: number }): Database {
  const settings: ClientConfig = {
    keepAlive: true,
    ...config,
    types: types as never,
    application_name: config.application_name ?? 'leitstand',
  };
  const pool = new pg.Pool({ ...settings, pipeline: true, max: config.poolSize ?? 16, idleTimeoutMillis: 30_000 });
  pool.on('error', () => undefined);
  // While somebody works with a connection the pool does not listen to it: losing it would end the whole program, and
  // the work hears of it anyway.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const hint = hinterOf(pool);
  const transactionAndRead: Database['transactionAndRead'] = async (work, read) => {
    const reading = await inTransaction(pool, work, read);
    hint();
    if (reading.status === 'rejected') throw reading.reason;
    return reading.value;
  };
  const transaction: Database['transaction'] = (work) => transactionAndRead(work, (_, done) => Promise.resolve(done));
  return { pool, config: settings, transaction, transactionAndRead, close: () => pool.end() };
}

async function inTransaction<T, R>(
  pool: pg.Pool,
  work: (client: PoolClient) => Promise<T>,
  read: (client: PoolClient, done: T) => Promise<R>,
): Promise<PromiseSettledResult<R>> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const [begun, done] = await inOneWrite(client, () => Promise.allSettled([client.query('begin'), work(client)]));
      if (begun.status === 'rejected') throw begun.reason;
      if (done.status === 'rejected') throw done.reason;
      const [committed, reading] = await inOneWrite(client, () =>
        Promise.allSettled([client.query('commit'), read(client, done.value)]),
      );
      if (committed.status === 'rejected') throw committed.reason;
      return reading;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      if (attempt >= timesTried || !mayBeRepeated(error)) throw error;
    } finally {
      client.release(broken);
    }
  }
}

function mayBeRepeated(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
}
