import { sql } from 'drizzle-orm';
import { positionField } from '../../src/domain/define/entryPlace.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { noteChange } from '../storage/changeLog.ts';
import { guarded } from '../storage/databaseRefusals.ts';
import { entriesIn, partsOf, type Entry } from '../storage/entries.ts';
import { same } from '../storage/history.ts';
import { Stale } from '../storage/refusals.ts';
import { parametersOf, type DomainRecord } from '../storage/rows.ts';
import { labelsFor, searchTextOf } from '../storage/searchText.ts';
import { name, rowsOf } from '../storage/sql.ts';
import { addEntries } from './addEntries.ts';
import { behaviourOf, prepared, type Write } from './asked.ts';
import { inPlace, recordOf, rowOf, runEntryEffects, shownOf, type List } from './entryList.ts';
import { removeEntries } from './removeEntries.ts';

/**
 * Stores what differs in a record's lists whose entries have tables of their own, entry by entry; answers those lists
 * as they stand then. The record's history and version are left to whoever stores the record.
 */
export async function storeEntries(
  { resource, scope }: Write,
  id: number,
  { before, wanted }: { before: AnyRow; wanted: AnyRow },
): Promise<AnyRow> {
  const lists: Record<string, readonly Entry[]> = {};
  for (const [list, field] of Object.entries(resource.fields)) {
    const entryResource = field.entries && resourceByPath(field.entries.path);
    if (!entryResource || same(before[list] ?? [], wanted[list] ?? [])) continue;
    lists[list] = await storeList(
      { resource: entryResource, scope, list, field, owner: iriOf(resource.path, id) },
      { before, list: entriesIn(wanted[list]) },
    );
  }
  return lists;
}

async function storeList(
  at: List,
  { before, list: wanted }: { before: AnyRow; list: readonly Entry[] },
): Promise<Entry[]> {
  const stored = new Map(entriesIn(before[at.list]).map((it) => [it.id, it]));
  const kept = new Set(wanted.map(({ id }) => id));
  await removeEntries(
    at,
    [...stored.values()].filter((it) => !kept.has(it.id)),
  );
  const placed = wanted.map((entry, place) => ({ entry, place, was: stored.get(entry.id) }));
  const changed = new Map<number, Entry>();
  for (const { entry, place, was } of placed)
    if (was) changed.set(place, await inPlace(at, place, () => changeEntry(at, { was, entry, before })));
  const added = await addEntries(
    at,
    placed.filter(({ was }) => was === undefined),
  );
  const result = placed.flatMap(({ place }): Entry[] => {
    const entry = changed.get(place) ?? added.get(place);
    return entry ? [entry] : [];
  });
  if (!isSameOrder([...stored.keys()], result)) await keepOrder(at, result);
  return result;
}

function isSameOrder(before: readonly Entry['id'][], after: readonly Entry[]): boolean {
  return before.length === after.length && after.every(({ id }, place) => before[place] === id);
}

async function changeEntry(
  at: List,
  { was, entry, before }: { was: Entry; entry: Entry; before: AnyRow },
): Promise<Entry> {
  const { resource, scope, field } = at;
  const wanted = rowOf(at, entry);
  const intent = await prepared(
    behaviourOf(at),
    { kind: 'update', before: recordOf(at, was), after: wanted, input: entry },
    scope,
  );
  const changed = partsOf(field).flatMap(([part]) => (same(was[part], intent.after[part]) ? [] : [part]));
  if (changed.length === 0) return was;
  if (entry.version !== was.version) throw new Stale(before as DomainRecord);
  const version = (was.version ?? 0) + 1;
  const texts: [string, unknown][] = resource.search.some((it) => changed.includes(it))
    ? [['search_text', searchTextOf(resource, intent.after, await labelsFor(scope.client, resource, [intent.after]))]]
    : [];
  const columns: [string, unknown][] = [
    ...parametersOf(resource, intent.after, changed),
    ['version', version],
    ['updatedAt', scope.now.toISOString()],
    ...texts,
  ];
  const assignments = sql.join(
    columns.map(([column, value]) => sql`${name(column)} = ${sql.param(value)}`),
    sql`, `,
  );
  await guarded(resource, () =>
    rowsOf(scope.client, sql`update ${name(resource.path)} set ${assignments} where id = ${was.id}`),
  );
  const after = { ...recordOf(at, was), ...intent.after, version, updatedAt: scope.now.toISOString() };
  await noteChange(scope.client, {
    path: resource.path,
    id: was.id ?? 0,
    kind: 'update',
    version,
    by: scope.actor.username,
    detail: { fields: changed },
  });
  await runEntryEffects(at, { ...intent, after }, after);
  return shownOf(field, after);
}

/** Writes down the order of the list; a place is no change of the entry itself. */
async function keepOrder({ resource: { path }, scope }: List, entries: readonly Entry[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await rowsOf(
    scope.client,
    sql`update ${name(path)} it set ${name(positionField)} = wanted.place from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted(id, place)
        where it.id = wanted.id and it.${name(positionField)} is distinct from wanted.place`,
  );
}
