import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** A file made for one caller to fetch soon; it lies in the database, so that every server can hand it out. */
export type Kept = { readonly id: string; readonly validUntil: Date };
export type ShortLivedFiles = {
  keep(content: Readable, whose: { readonly caller: number; readonly now: Date }): Promise<Kept>;
  /** The content for the one it was made for, while it is valid; otherwise there is no such file. */
  fetch(id: string, who: { readonly caller: number; readonly now: Date }): Promise<Readable | undefined>;
};

const chunkBytes = 512 * 1024;

/** Files that live for some minutes. */
export function shortLivedFiles(to: Queryable, minutes: number): ShortLivedFiles {
  return {
    async keep(content, { caller, now }) {
      await clearShortLivedFiles(to, now);
      const id = randomBytes(24).toString('base64url');
      const validUntil = new Date(now.getTime() + minutes * 60_000);
      await rowsOf(
        to,
        sql`insert into short_lived_files (id, caller, valid_until) values (${id}, ${caller}, ${validUntil.toISOString()})`,
      );
      try {
        let position = 0;
        for await (const chunk of inChunks(content)) {
          await rowsOf(
            to,
            sql`insert into short_lived_file_chunks (file, position, content) values (${id}, ${position}, ${sql.param(chunk)})`,
          );
          position += 1;
        }
        await rowsOf(to, sql`update short_lived_files set is_complete = true where id = ${id}`);
      } catch (error) {
        await rowsOf(to, sql`delete from short_lived_files where id = ${id}`).catch(() => undefined);
        throw error;
      }
      return { id, validUntil };
    },
    async fetch(id, { caller, now }) {
      const [file] = await rowsOf(
        to,
        sql`select id from short_lived_files where id = ${id} and caller = ${caller} and is_complete and valid_until > ${now.toISOString()}`,
      );
      return file && Readable.from(chunksOf(to, id));
    },
  };
}

/** Removes what has had its time. */
export async function clearShortLivedFiles(to: Queryable, now: Date): Promise<void> {
  await rowsOf(to, sql`delete from short_lived_files where valid_until <= ${now.toISOString()}`);
}

/** Gathers what comes in small pieces. */
async function* inChunks(content: Readable): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    gathered.push(piece);
    bytes += piece.length;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(gathered);
    [gathered, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

/** One piece at a time, as fast as the reader takes them; a file that ends meanwhile must not look complete. */
async function* chunksOf(to: Queryable, id: string): AsyncGenerator<Buffer> {
  const [counted] = await rowsOf<{ n: number }>(
    to,
    sql`select count(*) as n from short_lived_file_chunks where file = ${id}`,
  );
  for (let position = 0; position < (counted?.n ?? 0); position += 1) {
    const [chunk] = await rowsOf<{ content: Buffer }>(
      to,
      sql`select content from short_lived_file_chunks where file = ${id} and position = ${position}`,
    );
    if (!chunk) throw new Error('the time of the file ended while it was read');
    yield chunk.content;
  }
}
