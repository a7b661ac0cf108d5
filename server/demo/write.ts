import { sql } from 'drizzle-orm';
import type { ClientBase, PoolClient } from 'pg';
import { workOutAllSuggestions } from '../actions/avis/workOutSuggestions.ts';
import { fillRedPlateBook } from '../actions/redPlates/missingLines.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { system } from '../storage/actor.ts';
import { noteChange } from '../storage/changeLog.ts';
import { rowsOf } from '../storage/sql.ts';
import { copyChunks } from './copy.ts';
import { planDemo, type Demo } from './generate.ts';
import { linkProposals } from './linkProposals.ts';
import { noteSeedFact, readSeedFact, type SeedFact } from './progressFact.ts';
import type { Chunk, Row } from './row.ts';
import { SearchTexts } from './searchTexts.ts';
import { analyzeTables, bringBack, setAsideIndexes, type SetAside } from './setAside.ts';

export type SeedRequest = {
  readonly count: number;
  readonly today: string;
  readonly now: string;
  readonly secretHash: string | null;
};
export type Watch = { readonly onProgress: (done: number, of: number) => void; readonly isStopped: () => boolean };

/** Today, or from a weekend the days up to the next full one, comes first and at once. */
const contractsOfFirstDay = 60;
const contractsPerTransaction = 500;
/**
 * From so many contracts on it is quicker to build indexes at the end; until then the tables are small enough to do
 * without.
 */
const largeLoad = 5_000;
const author = 'System';

/**
 * Writes the demo data, newest days first, each part in a transaction of its own; goes on where an earlier start
 * stopped.
 */
export async function writeDemo(client: ClientBase, request: SeedRequest, watch: Watch): Promise<void> {
  const fact = (await readSeedFact(client)) ?? (await begin(client, request));
  const demo = planDemo({ count: fact.count, today: fact.today, now: new Date(fact.now) });
  const texts = new SearchTexts();
  const base = demo.chunk(null);
  for (const [path, rows] of Object.entries(base.rows)) texts.learn(path, rows);
  let current = fact;
  while (current.done < demo.steps.length) {
    if (watch.isStopped()) return;
    current = await writePart(client, { demo, base, texts, fact: current, secretHash: request.secretHash });
    watch.onProgress(current.orders, demo.orders);
  }
  for (const missing of current.setAside) {
    if (watch.isStopped()) return;
    current = await restore(client, current, missing);
  }
  await finish(client);
}

/** Each index in a transaction of its own, so that nobody who saves has to wait for all of them. */
async function restore(client: ClientBase, fact: SeedFact, missing: SetAside): Promise<SeedFact> {
  return inTransaction(client, async () => {
    await bringBack(client, missing);
    const next = { ...fact, setAside: fact.setAside.filter((it) => it !== missing) };
    await noteSeedFact(client, next);
    return next;
  });
}

async function begin(client: ClientBase, request: SeedRequest): Promise<SeedFact> {
  return inTransaction(client, async () => {
    const setAside = request.count >= largeLoad ? await setAsideIndexes(client) : [];
    const fact = { count: request.count, today: request.today, now: request.now, done: 0, orders: 0, setAside };
    await noteSeedFact(client, fact);
    return fact;
  });
}

type Part = {
  readonly demo: Demo;
  readonly base: Chunk;
  readonly texts: SearchTexts;
  readonly fact: SeedFact;
  readonly secretHash: string | null;
};

async function writePart(client: ClientBase, part: Part): Promise<SeedFact> {
  const { demo, fact } = part;
  if (fact.done === 0) return inTransaction(client, () => writeBase(client, part));
  const chunks: Chunk[] = [];
  let contracts = 0;
  let done = fact.done;
  for (
    ;
    done < demo.steps.length && contracts < (fact.done === 1 ? contractsOfFirstDay : contractsPerTransaction);
    done += 1
  ) {
    const chunk = demo.chunk(demo.steps[done] ?? null);
    chunks.push(chunk);
    contracts += chunk.orders;
  }
  return inTransaction(client, async () => {
    await copyChunks(client, chunks, part.texts);
    await tellConsoles(client, chunks);
    return advance(client, fact, { done, orders: contracts });
  });
}

async function advance(client: ClientBase, fact: SeedFact, by: { done: number; orders: number }): Promise<SeedFact> {
  const next = { ...fact, done: by.done, orders: fact.orders + by.orders };
  await noteSeedFact(client, next);
  return next;
}

/**
 * The records all contracts stand on; the logins of the staff may be there already. Numbers given by the plan are kept
 * free.
 */
async function writeBase(client: ClientBase, part: Part): Promise<SeedFact> {
  const existing = new Set(
    (await rowsOf<{ id: number }>(client, sql`select id from users`)).map((it) => Number(it.id)),
  );
  const all = part.base.rows.users ?? [];
  const users = all.filter((it) => !existing.has(it.id));
  const base = { ...part.base, rows: { ...part.base.rows, users } };
  await copyChunks(client, [base], part.texts);
  await giveGroups(
    client,
    all.filter((it) => existing.has(it.id)),
  );
  await giveStaffPasswords(client, users, part.secretHash);
  await reserveNumbers(client, part.demo, base);
  await tellConsoles(client, [base]);
  return advance(client, part.fact, { done: 1, orders: 0 });
}

/** Logins made before there were groups join theirs now. */
async function giveGroups(client: ClientBase, users: readonly Row[]): Promise<void> {
  for (const { id, userGroups } of users)
    await rowsOf(
      client,
      sql`update users set "userGroups" = ${sql.param(userGroups)} where id = ${id} and cardinality("userGroups") = 0`,
    );
}

async function giveStaffPasswords(client: ClientBase, users: readonly Row[], hash: string | null): Promise<void> {
  const ids = users.filter((it) => (it.roles as readonly string[]).length > 0).map((it) => it.id);
  if (hash === null || ids.length === 0) return;
  await rowsOf(
    client,
    sql`insert into user_passwords (user_id, hash, changed_at) select id, ${hash}, now() from unnest(${sql.param(ids)}::bigint[]) as id on conflict do nothing`,
  );
}

async function reserveNumbers(client: ClientBase, demo: Demo, base: Chunk): Promise<void> {
  for (const [name, value] of Object.entries(demo.counters)) {
    await rowsOf(
      client,
      sql`insert into counters (name, value) values (${name}, ${value}) on conflict (name) do update set value = greatest(counters.value, excluded.value)`,
    );
  }
  const highest = {
    ...demo.highestIds,
    ...Object.fromEntries(
      Object.entries(base.rows).map(([path, rows]) => [path, Math.max(0, ...rows.map((it) => it.id))]),
    ),
  };
  for (const [path, id] of Object.entries(highest)) {
    if (id > 0) await rowsOf(client, sql`select setval(pg_get_serial_sequence(${`"${path}"`}, 'id'), ${id})`);
  }
}

async function tellConsoles(client: ClientBase, chunks: readonly Chunk[]): Promise<void> {
  const days = chunks.flatMap((it) => it.day ?? []).sort();
  const paths = new Set(
    chunks.flatMap((chunk) => Object.entries(chunk.rows).flatMap(([path, rows]) => (rows.length > 0 ? [path] : []))),
  );
  for (const path of paths) {
    await noteChange(client, {
      path,
      id: null,
      kind: 'bulk',
      version: null,
      by: author,
      detail: { from: days[0] ?? null, until: days.at(-1) ?? null },
    });
  }
}

/**
 * Suggests to each avis what goes with it, gives links to who was asked, has the book of red plates filled, tells
 * consoles that all rides of the drivers are there, and lets the planner know the tables.
 */
async function finish(client: ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await workOutAllSuggestions(client);
    await linkProposals(client);
    await enqueue({ client: client as PoolClient, actor: system, now: new Date() }, fillRedPlateBook, undefined);
    await noteChange(client, { path: 'drivers', id: null, kind: 'bulk', version: null, by: author });
  });
  await analyzeTables(client);
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
