import { createHash, type Hash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { refuseNewer } from '../appliedMigrations.ts';
import { StartRefused } from '../embedded/refusal.ts';
import {
  fileLine,
  formatVersion,
  headerLine,
  lastLine,
  tableLine,
  type Exchanged,
  type Header,
  type Table,
} from './exchangeFile.ts';
import { BrokenFile, exchangeReader } from './exchangeReader.ts';

/** What is done with the parts of a file, in their order. */
export type Walk = {
  readonly onHeader?: (header: Header) => Promise<void>;
  /** Takes all rows of a table and answers how many there were. */
  readonly onTable: (table: Table, rows: AsyncIterable<Buffer>) => Promise<number>;
  /** The part of the file that is read, 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Takes the content of an uploaded file; it is checked that it is what its name says. */
  readonly onFile?: (
    file: { readonly hash: string; readonly bytes: number },
    content: AsyncGenerator<Buffer>,
  ) => Promise<void>;
};

type Walked = Exchanged & { readonly header: Header };

/** Goes through an export file from its first line to its last, and fails where it is not wholly what was written. */
export async function walkExchange(
  path: string,
  { onHeader, onTable, onFile = drained, onProgress }: Walk,
): Promise<Walked> {
  const size = statSync(path).size;
  const unpacked = createGunzip();
  // A failure reaches whoever reads from the last stream.
  pipeline(
    createReadStream(path),
    counting((done) => onProgress?.(done / size)),
    unpacked,
  ).catch(() => undefined);
  try {
    const reader = exchangeReader(unpacked);
    const header = understood(await reader.line(), path);
    await onHeader?.(header);
    let rows = 0;
    for (const table of header.tables) {
      const begun = parsed(tableLine, await reader.line());
      if (begun?.table !== table.name) throw new BrokenFile(`the rows of ${table.name} are missing`);
      rows += await onTable(table, reader.rows());
    }
    for (let left = header.files ?? 0; left > 0; left -= 1) {
      const begun = parsed(fileLine, await reader.line());
      if (!begun) throw new BrokenFile('a file is missing');
      const sum = createHash('sha256');
      await onFile({ hash: begun.file, bytes: begun.bytes }, summed(reader.bytes(begun.bytes), sum));
      if (sum.digest('hex') !== begun.file) throw new BrokenFile('another content of a file');
    }
    const sha256 = reader.digest();
    const end = parsed(lastLine, await reader.line());
    if (end?.rows !== rows) throw new BrokenFile('another number of rows');
    if (header.formatVersion > 1 && end.sha256 !== sha256) throw new BrokenFile('another checksum');
    const isEnd = (await reader.line()) === undefined && unpacked.bytesWritten === size;
    if (!isEnd) throw new BrokenFile('more after the end');
    return { header, tables: header.tables.length, rows, files: header.files ?? 0 };
  } finally {
    unpacked.destroy();
  }
}

/** Reads a file back as if it were restored, without a database: structure, number of rows, checksum. */
export function checkExchange(path: string, onProgress?: (part: number) => void): Promise<Walked> {
  return walkExchange(path, { onTable: (_table, rows) => countRows(rows), ...(onProgress && { onProgress }) });
}

async function* summed(content: AsyncGenerator<Buffer>, sum: Hash): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    sum.update(piece);
    yield piece;
  }
}

async function drained(_file: unknown, content: AsyncGenerator<Buffer>): Promise<void> {
  while (!(await content.next()).done);
}

async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const bytes of rows) for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

function understood(line: string | undefined, path: string): Header {
  const header = parsed(headerLine, line);
  if (!header) throw new BrokenFile('no header');
  if (header.formatVersion > formatVersion) {
    const which = header.version === undefined ? '' : ` (${header.version})`;
    const wish = 'bitte diese oder eine spätere Version benutzen';
    throw new StartRefused(`${path} stammt von einer neueren Version von Leitstand${which}; ${wish}.`);
  }
  refuseNewer(header.migrations ?? [], `${path} stammt von`);
  return header;
}

function counting(onBytes: (done: number) => void): Transform {
  let done = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      done += chunk.length;
      onBytes(done);
      next(null, chunk);
    },
  });
}

function parsed<T extends z.ZodType>(shape: T, line: string | undefined): z.infer<T> | undefined {
  try {
    return shape.safeParse(JSON.parse(line ?? '')).data;
  } catch {
    return undefined;
  }
}
