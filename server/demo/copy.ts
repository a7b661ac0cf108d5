import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import {
  copierOf,
  historyLines,
  historyStatement,
  printedBillingLines,
  printedBillingsStatement,
  printedLines,
  printedStatement,
  snapshotLines,
  snapshotStatement,
  type Copier,
} from './copyText.ts';
import { gatherEntries } from './entryRows.ts';
import type { Chunk, Row, Snapshot } from './row.ts';
import type { SearchTexts } from './searchTexts.ts';

const copiers = new Map<string, Copier>();

function known(path: string): Resource {
  const resource = resourceByPath(path);
  if (!resource) throw new Error(`There is no resource ${path}`);
  return resource;
}

function copierFor(path: string): Copier {
  const made = copiers.get(path) ?? copierOf(known(path));
  copiers.set(path, made);
  return made;
}

async function send(client: ClientBase, statement: string, text: string): Promise<void> {
  if (text !== '') await pipeline(Readable.from([Buffer.from(text)]), client.query(copyFrom(statement)));
}

/** Writes chunks with COPY in the caller's transaction; references are checked when it commits. */
export async function copyChunks(client: ClientBase, chunks: readonly Chunk[], texts: SearchTexts): Promise<void> {
  const paths = new Set(chunks.flatMap((chunk) => Object.keys(chunk.rows)));
  const entries = new Map<string, Row[]>();
  for (const chunk of chunks) for (const path of paths) texts.learn(path, chunk.rows[path] ?? []);
  await client.query('set constraints all deferred');
  for (const path of paths) for (const chunk of chunks) gatherEntries(known(path), chunk.rows[path] ?? [], entries);
  // Entries come before their records, because positions cannot be added to a document that is completed.
  for (const [path, rows] of entries) await send(client, copierFor(path).statement, copierFor(path).lines(rows, texts));
  for (const path of paths) {
    const copier = copierFor(path);
    await send(client, copier.statement, chunks.map((chunk) => copier.lines(chunk.rows[path] ?? [], texts)).join(''));
  }
  await send(client, printedStatement, chunks.map((chunk) => printedLines(chunk.printed)).join(''));
  const billings = chunks.map((chunk) => printedBillingLines(chunk.printedBillings ?? []));
  await send(client, printedBillingsStatement, billings.join(''));
  await send(client, historyStatement, chunks.map((chunk) => historyLines(chunk.history)).join(''));
  await sendSnapshots(
    client,
    chunks.flatMap((it) => it.snapshots),
  );
  for (const chunk of chunks)
    if (chunk.day !== null) for (const path of ['contracts', 'bundles']) texts.forget(path, chunk.rows[path] ?? []);
}

/** Restore points, with what they hold alike once. */
async function sendSnapshots(client: ClientBase, snapshots: readonly Snapshot[]): Promise<void> {
  const shared = new Map(snapshots.flatMap((it) => [...it.shared]));
  await client.query(
    `insert into protocol_snapshot_parts (hash, content) select * from unnest($1::text[], $2::jsonb[]) on conflict do nothing`,
    [[...shared.keys()], [...shared.values()].map((it) => JSON.stringify(it))],
  );
  await send(client, snapshotStatement, snapshotLines(snapshots));
}
