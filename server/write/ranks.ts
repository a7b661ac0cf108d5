import { sql, type SQL } from 'drizzle-orm';
import { idOf, iriOf, type Resource } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { same } from '../storage/history.ts';
import { readMany } from '../storage/readRecords.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { name, rowsOf } from '../storage/sql.ts';
import type { Write } from './asked.ts';
import { changeMany } from './many.ts';

type Sorted = NonNullable<Resource['sorted']>;

/** The list with one entry put at a place, counted from 1; a place behind the last one, or none at all, is the end. */
export function putAt<T>(list: readonly T[], entry: T, place: unknown): T[] {
  return list.toSpliced(typeof place === 'number' ? Math.max(place, 1) - 1 : list.length, 0, entry);
}

/**
 * Whoever changes the order within a record, or of a whole list, keeps it to himself until his transaction ends, so
 * that two never give the same place.
 */
export async function holdOrder({ resource, scope }: Write, record: AnyRow): Promise<void> {
  if (!resource.sorted) return;
  const { within } = resource.sorted;
  const key = `order ${resource.path} ${within === undefined ? '' : String(record[within])}`;
  await rowsOf(scope.client, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The same for a record that exists; what it belongs to never changes after it was made. */
export async function holdOrderOf(write: Write, id: number): Promise<void> {
  if (!write.resource.sorted) return;
  const [record] = await readMany(write.scope.client, write.resource, [id]);
  if (record) await holdOrder(write, record);
}

/** A new record stands where it was asked for, otherwise last; those behind it move down. */
export async function placedNew(write: Write, record: AnyRow): Promise<AnyRow> {
  const { sorted } = write.resource;
  return sorted ? placed(write, sorted, { ...record, id: 0 }) : record;
}

/** A record that is asked to another place is put there; those between move. */
export async function placedAnew(write: Write, before: DomainRecord, record: AnyRow): Promise<AnyRow> {
  const { sorted } = write.resource;
  if (!sorted || same(before[sorted.by], record[sorted.by])) return record;
  return placed(write, sorted, { ...record, id: before.id });
}

async function placed(write: Write, sorted: Sorted, record: AnyRow & { readonly id: number }): Promise<AnyRow> {
  const { by, from = 0 } = sorted;
  const wanted = record[by];
  const place = typeof wanted === 'number' ? wanted - from : wanted;
  const order = putAt<Member>(await othersThan(write, sorted, record), own, place);
  await numberOff(write, sorted, order);
  return { ...record, [by]: from + order.indexOf(own) + 1 };
}

/** Those behind a record that has gone move up. */
export async function closeRanks(write: Write, gone: DomainRecord): Promise<void> {
  const { sorted } = write.resource;
  if (sorted) await numberOff(write, sorted, await othersThan(write, sorted, gone));
}

/** One that stands in the order; the one that is being put there is stored by whoever writes it. */
type Member = DomainRecord | typeof own;
const own = Symbol('own');

/** The records beside this one within what it belongs to, in their order. */
async function othersThan({ resource, scope }: Write, sorted: Sorted, record: AnyRow): Promise<DomainRecord[]> {
  const ids = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from ${name(resource.path)} where ${besides(resource, sorted, record)} and id <> ${record.id}
        order by ${name(sorted.by)}, id`,
  );
  const found = await readMany(
    scope.client,
    resource,
    ids.map((it) => it.id),
  );
  const known = new Map(found.map((it) => [it.id, it]));
  return ids.flatMap((it) => known.get(it.id) ?? []);
}

function besides(resource: Resource, { within }: Sorted, record: AnyRow): SQL {
  if (within === undefined) return sql`true`;
  const { to } = resource.fields[within] ?? {};
  const owner = to === undefined ? record[within] : (idOf(to, String(record[within])) ?? 0);
  return sql`${name(within)} = ${sql.param(owner)}`;
}

/**
 * Gives every record its place in the order as its number; each is told of and has a new version like any record that
 * changes.
 */
async function numberOff(
  { resource, scope }: Write,
  { by, from = 0 }: Sorted,
  order: readonly Member[],
): Promise<void> {
  const changes = order.flatMap((before, at) => (before === own ? [] : [{ before, values: { [by]: from + at + 1 } }]));
  for (const { before } of await changeMany({ noun: resource, scope }, changes)) {
    const iri = iriOf(resource.path, before.id);
    if (!scope.found.has(iri)) scope.found.set(iri, before);
    const place = changes.find((it) => it.before.id === before.id)?.values[by];
    scope.written.set(iri, { ...before, [by]: place, version: before.version + 1, updatedAt: scope.now.toISOString() });
  }
}
