import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { areCounted, isBestGathered } from './expectedHits.ts';
import { columnSql, conditionsOf, type Asked } from './filters.ts';
import { directionOf, orderKeys, orderSql, type Order } from './listOrder.ts';
import { idsInReferredOrder, referredOrder } from './referredOrder.ts';
import { name, whereOf, type Queryable } from './sql.ts';

export type IdQuery = {
  readonly filters: readonly Asked[];
  readonly order: readonly Order[];
  readonly limit: number;
  readonly offset: number;
  /** Further conditions that the reader cannot lift, for example "only own records". */
  readonly scope?: readonly SQL[];
};

/** How a page is found: the statement that brings its ids in their order, what counting goes by, and the hits themselves where those are gathered first, to be counted along. */
export type FoundPage = { readonly ids: SQL; readonly where: SQL; readonly hits?: SQL };

/** The statement that brings the ids of one page in their order. */
export async function pageOfIds(to: Queryable, resource: Resource, query: IdQuery): Promise<SQL> {
  const { ids, hits } = await findPage(to, resource, query);
  return hits ? sql`with hits as (${hits}) ${ids}` : ids;
}

/** The way to one page that presumably is the quickest: all hits first, or along the wanted order until the page is full. */
export async function findPage(to: Queryable, resource: Resource, query: IdQuery): Promise<FoundPage> {
  const { filters, order, limit, offset, scope = [] } = query;
  const conditions = [...scope, ...conditionsOf(resource, filters)];
  const where = whereOf(conditions);
  if (await isBestGathered(to, resource, { filters, where, order })) return { where, ...gathered(resource, query) };
  const referred = referredOrder(resource, order[0]);
  if (referred) {
    const counted = (await areCounted(to, resource, { filters, where })) ? whereAhead(resource, query) : where;
    return { where: counted, ids: idsInReferredOrder(resource, { ...referred, conditions, limit, offset }) };
  }
  return { where, ids: sql`select id from ${name(resource.path)} ${where} order by ${orderSql(resource, order)} limit ${limit} offset ${offset}` };
}

function whereAhead(resource: Resource, { filters, scope = [] }: IdQuery): SQL {
  return whereOf([...scope, ...conditionsOf(resource, filters.map((it) => ({ ...it, ahead: true })))]);
}

function gathered(resource: Resource, query: IdQuery): Required<Pick<FoundPage, 'ids' | 'hits'>> {
  const { order, limit, offset } = query;
  const keys = orderKeys(resource, order).map((it, index) => ({ ...it, key: name(`key${String(index)}`) }));
  const columns = keys.map(({ field, key }) => sql`${columnSql(resource, field)} as ${key}`);
  return {
    hits: sql`select id, ${sql.join(columns, sql`, `)} from ${name(resource.path)} ${whereAhead(resource, query)}`,
    ids: sql`select id from hits order by ${sql.join(keys.map((it) => sql`${it.key} ${directionOf(it)}`), sql`, `)} limit ${limit} offset ${offset}`,
  };
}
