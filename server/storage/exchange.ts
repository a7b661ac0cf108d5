import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { Database } from './database.ts';
import { noteParted } from './renamings.ts';
import { StartRefused } from './embedded/refusal.ts';
import { endOfRows, exchangeReader, type ExchangeReader } from './exchangeReader.ts';

/** What says something about this running system, not about the business. */
const leftOut = ['change_log', 'refresh_tokens', 'sign_in_attempts'];
const formatVersion = 1;

const header = z.object({
  format: z.literal('leitstand'),
  formatVersion: z.number(),
  exportedAt: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
type Table = z.infer<typeof header>['tables'][number];
export type Exchanged = { readonly tables: number; readonly rows: number };

/** Writes all data of one moment into a file: a gzip'ed header line, then each table as COPY text; the file appears only when it is complete. */
export async function exportAll(database: Database, path: string): Promise<Exchanged> {
  const half = `${path}.part`;
  try {
    const result = await withClient(database, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const tables = await tablesOf(client);
      const counted = { rows: 0 };
      await pipeline(Readable.from(contentOf(client, tables, counted)), createGzip({ level: 3 }), createWriteStream(half, { mode: 0o600 }));
      await client.query('commit');
      return { tables: tables.length, rows: counted.rows };
    });
    await rename(half, path);
    return result;
  } catch (error) {
    await rm(half, { force: true });
    throw fileRefusal(error, path) ?? error;
  }
}

async function* contentOf(client: pg.Client, tables: readonly Table[], counted: { rows: number }): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify({ format: 'leitstand', formatVersion, exportedAt: new Date().toISOString(), tables })}\n`;
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`;
    const copy = client.query(copyTo(`copy ${target(table)} to stdout`));
    for await (const chunk of copy) yield chunk as Buffer;
    counted.rows += copy.rowCount;
    yield endOfRows;
  }
  yield `${JSON.stringify({ rows: counted.rows })}\n`;
}

/** Takes all data of an export into an empty system, all of it or nothing. */
export async function importAll(database: Database, path: string): Promise<Exchanged> {
  try {
    return await withClient(database, async (client) => {
      const unpacked = createGunzip();
      // A failure reaches whoever reads from the last stream.
      pipeline(createReadStream(path), unpacked).catch(() => undefined);
      const reader = exchangeReader(unpacked);
      const known = header.safeParse(parsed(await reader.line()));
      if (!known.success || known.data.formatVersion > formatVersion) throw new StartRefused(`${path} ist kein Export, den diese Version von Leitstand lesen kann.`);
      await client.query('begin');
      await client.query('set constraints all deferred');
      await refuseUnfit(client, known.data.tables);
      let rows = 0;
      for (const table of known.data.tables) rows += await readTable(client, table, reader);
      const end = z.object({ rows: z.literal(rows) }).safeParse(parsed(await reader.line()));
      if (!end.success) throw new StartRefused(`${path} ist unvollständig; es wurde nichts übernommen.`);
      for (const table of known.data.tables) await continueNumbering(client, table);
      await noteParted(client);
      await client.query('commit');
      await client.query(`analyze ${known.data.tables.map((it) => pg.escapeIdentifier(it.name)).join(', ')}`);
      return { tables: known.data.tables.length, rows };
    });
  } catch (error) {
    throw fileRefusal(error, path) ?? error;
  }
}

async function readTable(client: pg.Client, table: Table, reader: ExchangeReader): Promise<number> {
  const next = z.object({ table: z.literal(table.name) }).safeParse(parsed(await reader.line()));
  if (!next.success) throw new StartRefused(`Im Export fehlen die Zeilen von ${table.name}; es wurde nichts übernommen.`);
  const copy = client.query(copyFrom(`copy ${target(table)} from stdin`));
  await pipeline(Readable.from(reader.rows()), copy);
  return copy.rowCount;
}

async function refuseUnfit(client: pg.Client, given: readonly Table[]): Promise<void> {
  const here = new Map((await tablesOf(client)).map((it) => [it.name, it.columns]));
  for (const { name, columns } of given) {
    const missing = columns.find((it) => !here.get(name)?.includes(it));
    if (missing !== undefined) throw new StartRefused(`Der Export enthält ${name}.${missing}, das diese Version von Leitstand nicht kennt; bitte in eine neuere Version übernehmen.`);
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) throw new StartRefused(`Hier liegen schon Daten (${name}); übernommen wird nur in ein leeres Leitstand, bitte DATA_DIR oder DATABASE_URL anders wählen.`);
  }
}

/** The next record gets the number after the highest that came in. */
async function continueNumbering(client: pg.Client, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>('select pg_get_serial_sequence($1, $2) as sequence', [pg.escapeIdentifier(name), column]);
    const sequence = rows[0]?.sequence;
    if (sequence) await client.query(`select setval($1, max(${pg.escapeIdentifier(column)})) from ${pg.escapeIdentifier(name)} having max(${pg.escapeIdentifier(column)}) is not null`, [sequence]);
  }
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1) group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
}

async function withClient<T>(database: Database, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...database.config, statement_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

function target({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((it) => pg.escapeIdentifier(it)).join(', ')})`;
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

function fileRefusal(error: unknown, path: string): StartRefused | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartRefused(`${path} gibt es nicht.`);
  if (code === 'EACCES' || code === 'EISDIR' || code === 'EROFS') return new StartRefused(`${path} lässt sich nicht öffnen; bitte Pfad und Rechte prüfen.`);
  if (code === 'ENOSPC') return new StartRefused(`Der Datenträger von ${path} ist voll.`);
  if (code?.startsWith('Z_')) return new StartRefused(`${path} ist beschädigt oder kein Export von Leitstand; es wurde nichts übernommen.`);
  return undefined;
}
