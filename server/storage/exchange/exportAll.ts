import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { projectVersion } from '../../projectFiles.ts';
import { appliedMigrations } from '../appliedMigrations.ts';
import { StartRefused } from '../embedded/refusal.ts';
import type { Database } from '../database.ts';
import { formatVersion, formatWithoutFiles, type Besides, type Exchanged, type Header } from './exchangeFile.ts';
import { BrokenFile, endOfRows } from './exchangeReader.ts';
import { fileRefusal } from './fileRefusal.ts';
import { copyTarget, lastNumbersOf, tablesOf, withSession } from './session.ts';
import { checkExchange } from './walkExchange.ts';

export type Exporting = {
  /** What a move needs besides the data, named in the file. */
  readonly besides?: Besides;
  readonly signal?: AbortSignal;
  /** Gives the content of the uploaded files, which go along then. */
  readonly contentOf?: ContentOf;
};
/** The content behind a SHA-256, or undefined where the store has none. */
export type ContentOf = (hash: string) => Promise<Readable | undefined>;
export type Exported = Exchanged & { readonly bytes: number };

/**
 * Writes all data of one moment into a file while everything runs; the file gets its name only when it is on the disk
 * and was read back.
 */
export async function exportAll(database: Database, path: string, exporting: Exporting = {}): Promise<Exported> {
  const { besides, signal, contentOf } = exporting;
  const half = `${path}.part`;
  try {
    const written = await withSession(database, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const [tables, migrations] = [await tablesOf(client), await appliedMigrations(client)];
      const [version, exportedAt] = [projectVersion(), new Date().toISOString()];
      // Data of an earlier version have no files yet.
      const hasFiles = tables.some((it) => it.name === 'stored_files');
      const contents = contentOf && hasFiles ? await storedContents(client) : undefined;
      const from = {
        formatVersion: contents ? formatVersion : formatWithoutFiles,
        version,
        exportedAt,
        migrations,
        ...(contents && { files: contents.length }),
      };
      const lastNumbers = await lastNumbersOf(client);
      const header: Header = { format: 'leitstand', ...from, ...(besides && { besides }), tables, lastNumbers };
      const counted = { rows: 0 };
      const file = createWriteStream(half, { mode: 0o600, flush: true });
      const content = Readable.from(writtenContent(client, header, { counted, contents: contents ?? [], contentOf }));
      await pipeline(content, createGzip({ level: 3 }), file, { ...(signal && { signal }) });
      await client.query('commit');
      return { tables: tables.length, rows: counted.rows, files: contents?.length ?? 0 };
    });
    const read = await checkExchange(half);
    if (read.rows !== written.rows) throw new BrokenFile('not what was written');
    const { size } = await stat(half);
    await rename(half, path);
    await syncFolder(dirname(path));
    return { ...written, bytes: size };
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw fileRefusal(error, path) ?? error;
  }
}

type Content = AsyncGenerator<string | Buffer>;

type Stored = { readonly hash: string; readonly bytes: number };

async function storedContents(client: pg.Client): Promise<Stored[]> {
  return (await client.query<Stored>('select hash, bytes from stored_files order by hash')).rows;
}

type Writing = {
  readonly counted: { rows: number };
  readonly contents: readonly Stored[];
  readonly contentOf: ContentOf | undefined;
};

async function* writtenContent(client: pg.Client, header: Header, { counted, contents, contentOf }: Writing): Content {
  const hash = createHash('sha256');
  const hashed = <T extends string | Buffer>(bytes: T): T => {
    hash.update(bytes);
    return bytes;
  };
  yield hashed(`${JSON.stringify(header)}\n`);
  for (const table of header.tables) {
    yield hashed(`${JSON.stringify({ table: table.name })}\n`);
    const copy = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    for await (const chunk of copy) yield hashed(chunk as Buffer);
    counted.rows += copy.rowCount;
    yield hashed(endOfRows);
  }
  for (const { hash: file, bytes } of contents) {
    const content = await contentOf?.(file);
    if (!content)
      throw new StartRefused(`Im Speicher für Dateien fehlt ${file}; ohne sie wäre die Sicherung unvollständig.`);
    yield hashed(`${JSON.stringify({ file, bytes })}\n`);
    for await (const chunk of content) yield hashed(chunk as Buffer);
    yield hashed('\n');
  }
  yield `${JSON.stringify({ rows: counted.rows, sha256: hash.digest('hex') })}\n`;
}

/** Without it the name may be gone after a power cut, although the bytes are there. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
