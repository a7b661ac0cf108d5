import { sql, type SQL } from 'drizzle-orm';
import type { Filter } from '../../src/domain/define/filter.ts';
import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { columnSql, filterOf, type Asked } from './filters.ts';
import { memory } from './memory.ts';
import { name, rowsOf, statementOf, type Queryable } from './sql.ts';

export type Order = { readonly field: string; readonly descending: boolean };
export type IdQuery = { readonly filters: readonly Asked[]; readonly where: SQL; readonly order: readonly Order[]; readonly limit: number; readonly offset: number };

/** Sorting so many hits costs less than walking an index in the wanted order whose beginning holds none of them. */
const few = 60_000;
/** Days and moments go along with numbers and ids, so the hits of a range lie at one end of those; other hits may as well be spread evenly. */
const greatestShare = { ofRange: 0.5, ofOthers: 0.1 };

/** The statement that brings the ids of one page in their order. */
export async function pageOfIds(to: Queryable, resource: Resource, query: IdQuery): Promise<SQL> {
  const page = sql`limit ${query.limit} offset ${query.offset}`;
  const referred = referredOrder(resource, query.order[0]);
  if (referred) return referredFirst(resource, query, { ...referred, page });
  const order = orderSql(resource, query.order);
  if (await isBestSorted(to, resource, query)) {
    const keys = keysOf(resource, query.order).filter(({ field }) => field !== 'id').map(({ field }) => columnSql(resource, field));
    const hits = sql`select ${sql.join([sql`id`, ...keys], sql`, `)} from ${name(resource.path)} ${query.where} offset 0`;
    return sql`select id from (${hits}) as hits order by ${order} ${page}`;
  }
  return sql`select id from ${name(resource.path)} ${query.where} order by ${order} ${page}`;
}

/** How a list is ordered: what was asked for, what goes with it, the id last. */
export function orderSql(resource: Resource, order: readonly Order[]): SQL {
  return sql.join(keysOf(resource, order).map((it) => sql`${columnSql(resource, it.field)} ${directionOf(it)}`), sql`, `);
}

function keysOf(resource: Resource, order: readonly Order[]): Order[] {
  const asked = order.flatMap((it) => [it, ...(resource.sortWith?.[it.field] ?? []).map((field) => ({ field, descending: it.descending }))]);
  return [...asked, { field: 'id', descending: asked[0]?.descending ?? false }];
}

function directionOf({ descending }: Order): SQL {
  return descending ? sql`desc` : sql`asc`;
}

/** An order by a field of the record referred to, for example `contract.datum`. */
function referredOrder(resource: Resource, first: Order | undefined): { reference: string; target: Resource; field: string } | undefined {
  const [reference = '', field] = first?.field.split('.') ?? [];
  const target = resource.fields[reference]?.kind === 'reference' ? resourceByPath(resource.fields[reference].to ?? '') : undefined;
  return target && field !== undefined ? { reference, target, field } : undefined;
}

/** Joined, so that PostgreSQL may walk the other table in its order and look up who refers to it, until the page is full. */
function referredFirst(resource: Resource, { where, order }: IdQuery, { reference, target, field, page }: { reference: string; target: Resource; field: string; page: SQL }): SQL {
  const join = fieldAt(resource, reference)?.required === true ? sql`join` : sql`left join`;
  const direction = directionOf(order[0] ?? { field, descending: false });
  return sql`select ${name(resource.path)}.id from ${name(resource.path)} ${join} (select id as referred_id, ${columnSql(target, field)} as referred_key from ${name(target.path)}) as referred on referred_id = ${name(reference)}
    ${where} order by referred_key ${direction}, ${name(resource.path)}.id ${direction} ${page}`;
}

const estimates = memory<number>({ milliseconds: 300_000, most: 1_000 });

/** Whether to find all hits and sort them. PostgreSQL by itself takes the hits to be spread evenly over every order, which days, numbers and ids are not. */
async function isBestSorted(to: Queryable, resource: Resource, { filters, where, order }: IdQuery): Promise<boolean> {
  const kinds = filters.flatMap((it) => filterOf(resource, it.name) ?? []);
  const isInOrder = kinds.some((it) => it.kind === 'range' && it.field === order[0]?.field);
  if (kinds.length === 0 || isInOrder || kinds.some(isUnforeseen) || order[0]?.field.includes('.')) return false;
  const all = sql`select from ${name(resource.path)}`;
  const hits = await estimatedHits(to, sql`${all} ${where}`);
  if (hits > few) return false;
  const share = kinds.some((it) => it.kind === 'range') ? greatestShare.ofRange : greatestShare.ofOthers;
  return hits <= (await estimatedHits(to, all)) * share;
}

/** PostgreSQL can only guess how many hits a text has, or something that is looked up while it works. */
function isUnforeseen(filter: Filter): boolean {
  return filter.kind === 'via' ? isUnforeseen(filter.filter) : filter.kind === 'search' || filter.kind === 'marked';
}

/** What PostgreSQL expects from its statistics, without looking. */
async function estimatedHits(to: Queryable, query: SQL): Promise<number> {
  const { text, values } = statementOf(query);
  const key = `${text} ${JSON.stringify(values)}`;
  const known = estimates.get(to, key);
  if (known !== undefined) return known;
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(to, sql`explain (format json) ${query}`);
  const hits = row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  estimates.set(to, key, hits);
  return hits;
}
