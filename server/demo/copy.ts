import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { resourceByPath } from '../../src/domain/resources.ts';
import { copierOf, historyLines, historyStatement, type Copier } from './copyText.ts';
import type { Chunk } from './row.ts';
import type { SearchTexts } from './searchTexts.ts';

const copiers = new Map<string, Copier>();

function copierFor(path: string): Copier {
  const known = copiers.get(path);
  if (known) return known;
  const resource = resourceByPath(path);
  if (!resource) throw new Error(`There is no resource ${path}`);
  const made = copierOf(resource);
  copiers.set(path, made);
  return made;
}

async function send(client: ClientBase, statement: string, text: string): Promise<void> {
  if (text !== '') await pipeline(Readable.from([Buffer.from(text)]), client.query(copyFrom(statement)));
}

/** Writes chunks with COPY in the caller's transaction; references are checked when it commits. */
export async function copyChunks(client: ClientBase, chunks: readonly Chunk[], texts: SearchTexts): Promise<void> {
  const paths = new Set(chunks.flatMap((chunk) => Object.keys(chunk.rows)));
  for (const chunk of chunks) for (const path of paths) texts.learn(path, chunk.rows[path] ?? []);
  await client.query('set constraints all deferred');
  for (const path of paths) {
    const copier = copierFor(path);
    await send(client, copier.statement, chunks.map((chunk) => copier.lines(chunk.rows[path] ?? [], texts)).join(''));
  }
  await send(client, historyStatement, chunks.map((chunk) => historyLines(chunk.history)).join(''));
  for (const chunk of chunks) if (chunk.day !== null) for (const path of ['contracts', 'bundles']) texts.forget(path, chunk.rows[path] ?? []);
}
