import { sql, type SQL } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { searchedInFull } from '../../src/domain/access/visible.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import type { Database } from './database.ts';
import { handOnWords } from './foundWith.ts';
import { readPicked } from './readRecords.ts';
import { labelFields, labelsFor, searchTextOf } from './searchText.ts';
import { name, rowsOf, type Queryable } from './sql.ts';

/** Records whose search texts are written anew. */
type Affected = { readonly resource: Resource; readonly which: SQL };
type Renaming = { readonly path: string; readonly record_id: number; readonly turn: number };

const atOnce = 200;
/** Noted in place of a record, where the texts of a whole resource are made in another way from then on. */
const allOfThem = 0;

/** Notes that a record is called something else now, where others are found by its name. */
export async function noteRenaming(
  to: Queryable,
  resource: Resource,
  { id, changed }: { id: number; changed: readonly string[] },
): Promise<void> {
  if (!referrers.has(resource.path) || !labelFields(resource).some((it) => changed.includes(it))) return;
  await rowsOf(
    to,
    sql`insert into renamings (path, record_id, turn) values (${resource.path}, ${id}, 1)
      on conflict (path, record_id) do update set turn = renamings.turn + 1`,
  );
}

/**
 * Notes all records whose texts keep a part from some readers: data that came from an earlier version may have whole
 * texts.
 */
export async function noteParted(to: Queryable): Promise<void> {
  const paths = resources.filter((it) => searchedInFull(it).size > 0).map((it) => it.path);
  await rowsOf(
    to,
    sql`insert into renamings (path, record_id, turn) select path, ${allOfThem}, 1 from unnest(${sql.param(paths)}::text[]) as path on conflict do nothing`,
  );
}

/**
 * Rewrites the search texts of whatever refers to a renamed record, some at a time; a note stays until its work is
 * done, so an interruption costs nothing but doing it again.
 */
export async function updateSearchTexts(database: Database, signal?: AbortSignal): Promise<void> {
  for (const { path, record_id: id, turn } of await settled(database.pool)) {
    for (const affected of affectedBy(path, id)) {
      for (let last: number | undefined = 0; last !== undefined;) {
        if (signal?.aborted) return;
        const after: number = last;
        last = await database.transaction((client) => rewriteSome(client, affected, after));
      }
    }
    await rowsOf(
      database.pool,
      sql`delete from renamings where path = ${path} and record_id = ${id} and turn = ${turn}`,
    );
  }
}

/** The renamings whose time has come: nobody still writes who may have read the old name. */
async function settled(to: Queryable): Promise<Renaming[]> {
  const noted = await rowsOf<Renaming & { until: string }>(
    to,
    sql`select path, record_id, turn, pg_snapshot_xmax(pg_current_snapshot())::text as until from renamings order by path, record_id`,
  );
  const [first] = noted;
  if (!first) return [];
  const [{ isQuiet } = { isQuiet: false }] = await rowsOf<{ isQuiet: boolean }>(
    to,
    sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${first.until}::xid8 as "isQuiet"`,
  );
  return isQuiet ? noted : [];
}

/** Rewrites the search texts of some records at once, in the transaction that changed them past the usual road. */
export async function rewriteSearchTexts(
  client: PoolClient,
  resource: Resource,
  ids: readonly number[],
): Promise<void> {
  const which = sql`id = any(${sql.param([...ids])}::bigint[])`;
  for (let last: number | undefined = 0; last !== undefined;)
    last = await rewriteSome(client, { resource, which }, last);
}

function affectedBy(path: string, id: number): readonly Affected[] {
  if (id === allOfThem)
    return resources.filter((it) => it.path === path).map((resource) => ({ resource, which: sql`true` }));
  return (referrers.get(path) ?? []).map(({ resource, field }) => ({
    resource,
    which:
      resource.fields[field]?.kind === 'references'
        ? sql`${name(field)} @> array[${id}::bigint]`
        : sql`${name(field)} = ${id}`,
  }));
}

/** Answers the last id it looked at, undefined when there are no more. */
async function rewriteSome(
  client: PoolClient,
  { resource, which }: Affected,
  after: number,
): Promise<number | undefined> {
  const held = await rowsOf<{ id: number }>(
    client,
    sql`select id from ${name(resource.path)} where ${which} and id > ${after} order by id limit ${atOnce} for no key update`,
  );
  const ids = held.map((it) => it.id);
  const records = await readPicked(
    client,
    resource,
    ids,
    [...resource.search, ...(resource.foundWith === undefined ? [] : [resource.foundWith])].map(
      (it) => it.split('.')[0] ?? '',
    ),
  );
  const labels = await labelsFor(client, resource, records);
  const texts = records.map((it) => searchTextOf(resource, it, labels));
  await rowsOf(
    client,
    sql`update ${name(resource.path)} as it set search_text = now.text
      from unnest(${sql.param(records.map((it) => it.id))}::bigint[], ${sql.param(texts)}::text[]) as now(id, text)
        where it.id = now.id and it.search_text <> now.text`,
  );
  await handOnWords(client, resource, ids);
  return ids.at(-1);
}

/** Who is found by the names of a resource's records. */
const referrers = Map.groupBy(
  resources.flatMap((resource) =>
    resource.search.flatMap((field) => {
      const to = resource.fields[field]?.to;
      return to === undefined ? [] : [{ resource, field, to }];
    }),
  ),
  (it) => it.to,
);
