import type { AnyRow } from '../../src/domain/define/row.ts';
import { sql } from 'drizzle-orm';
import { listField, positionField } from '../../src/domain/define/entryPlace.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { noteChange } from '../storage/changeLog.ts';
import { guarded } from '../storage/databaseRefusals.ts';
import { entriesIn, partsOf, type Entry } from '../storage/entries.ts';
import { same, writeHistory } from '../storage/history.ts';
import { Invalid, Stale } from '../storage/refusals.ts';
import { parametersOf, type DomainRecord } from '../storage/rows.ts';
import { labelsFor, searchTextOf } from '../storage/searchText.ts';
import { name, rowsOf } from '../storage/sql.ts';
import { behaviourOf, prepared, type Write } from './asked.ts';
import type { Intent } from './behaviour.ts';
import { insertRow } from './row.ts';

/** A list of the record that is written: its name and field, the resource of its entries, and the record's address. */
type List = Write & { readonly list: string; readonly field: Field; readonly owner: string };

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
  for (const entry of stored.values()) if (!kept.has(entry.id)) await removeEntry(at, entry);
  const result: Entry[] = [];
  for (const [place, entry] of wanted.entries()) {
    const was = stored.get(entry.id);
    result.push(
      await inPlace(at, place, () => (was ? changeEntry(at, { was, entry, before }) : addEntry(at, entry, place))),
    );
  }
  if (!isSameOrder([...stored.keys()], result)) await keepOrder(at, result);
  return result;
}

function isSameOrder(before: readonly Entry['id'][], after: readonly Entry[]): boolean {
  return before.length === after.length && after.every(({ id }, place) => before[place] === id);
}

/** What is refused of an entry is refused at its place in the list. */
async function inPlace<T>({ list }: List, place: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(
      error.violations.map((it) => ({ ...it, propertyPath: `${list}.${String(place)}.${it.propertyPath}` })),
    );
  }
}

async function addEntry(at: List, entry: Entry, place: number): Promise<Entry> {
  const { resource, scope } = at;
  const intent = await prepared(
    behaviourOf(at),
    { kind: 'create', before: undefined, after: { ...rowOf(at, entry), [positionField]: place + 1 }, input: entry },
    scope,
  );
  const row = await insertRow({ resource, scope }, intent.after);
  await told(at, { ...intent, after: row }, row);
  return shownOf(at.field, row);
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
  await told(at, { ...intent, after }, after, changed);
  return shownOf(field, after);
}

async function removeEntry(at: List, entry: Entry): Promise<void> {
  const { resource, scope } = at;
  const record = recordOf(at, entry);
  const intent = await prepared(behaviourOf(at), { kind: 'delete', before: record, after: record, input: {} }, scope);
  await rowsOf(scope.client, sql`delete from ${name(resource.path)} where id = ${record.id}`);
  // Its own history ends with the record's, where nobody would find the way any more.
  await writeHistory(scope.client, {
    resource,
    id: record.id,
    by: scope.actor.username,
    at: scope.now,
    changes: [{ field: 'gelöscht', previous: null, data: true }],
  });
  await told(at, intent, record);
}

/** Consequences elsewhere, and the line by which open lists of such entries follow. */
async function told(at: List, intent: Intent, after: DomainRecord, fields?: readonly string[]): Promise<void> {
  const {
    resource: { path },
    scope,
  } = at;
  await noteChange(scope.client, {
    path,
    id: after.id,
    kind: intent.kind,
    version: intent.kind === 'delete' ? null : after.version,
    by: scope.actor.username,
    ...(fields && { detail: { fields } }),
  });
  for (const effect of behaviourOf(at).effects ?? []) await effect({ ...intent, id: after.id, after }, scope);
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

/** The columns of an entry besides its number, version and place. */
function rowOf({ field, list, owner }: List, entry: AnyRow): AnyRow {
  const parts = partsOf(field).map(([part]) => [part, entry[part] ?? null]);
  return {
    ...(Object.fromEntries(parts) as AnyRow),
    [field.entries?.by ?? '']: owner,
    ...(field.entries?.isShared && { [listField]: list }),
  };
}

function recordOf(at: List, entry: Entry): DomainRecord {
  return {
    createdAt: '',
    updatedAt: '',
    ...entry,
    ...rowOf(at, entry),
    id: entry.id ?? 0,
    version: entry.version ?? 0,
  };
}

/** What an entry shows in its record. */
function shownOf({ fields = {} }: Field, row: DomainRecord): Entry {
  return {
    id: row.id,
    version: row.version,
    ...Object.fromEntries(Object.keys(fields).map((part) => [part, row[part] ?? null])),
  };
}
