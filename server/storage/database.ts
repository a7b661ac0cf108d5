import pg from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { hinterOf } from './changeLog.ts';

/** The one PostgreSQL that Leitstand stores everything in. */
export type Database = {
  readonly pool: pg.Pool;
  readonly config: ClientConfig;
  /** Runs the work in one transaction and hints at its changes; repeats it when PostgreSQL asks for that (serialisation, deadlock). */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
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
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens the connection pool; nothing is sent until the first query. */
export function openDatabase(config: ClientConfig & { poolSize?: number }): Database {
  const settings: ClientConfig = { ...config, types: types as never, application_name: 'leitstand' };
  const pool = new pg.Pool({ ...settings, max: config.poolSize ?? 16, idleTimeoutMillis: 30_000 });
  pool.on('error', () => undefined);
  const hint = hinterOf(pool);
  const transaction = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const result = await inTransaction(pool, work);
    hint();
    return result;
  };
  return { pool, config: settings, transaction, close: () => pool.end() };
}

async function inTransaction<T>(pool: pg.Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => { broken = failure; });
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
