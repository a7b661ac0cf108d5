import { sql, type SQL } from 'drizzle-orm';
import type { Filter } from '../../src/domain/define/filter.ts';
import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { countedUpTo } from './countHits.ts';
import { filterOf, type Asked } from './filters.ts';
import type { Order } from './listOrder.ts';
import { memory } from './memory.ts';
import { name, rowsOf, statementOf, type Queryable } from './sql.ts';

/** Up to so many hits cost less to sort than to walk an index in the wanted order whose beginning holds none of them. */
const few = 60_000;
/** A state comes to records in the course of time, so its hits, too, may all lie at the far end, with a million records before them. */
const fewInState = 200_000;
/** The same in the order of a record referred to, which has to be looked up for each hit. */
const fewReferring = 1_000;
/** Days and moments go along with numbers and ids, so the hits of a range lie at one end of those; other hits may as well be spread evenly. */
const greatestShare = { ofRange: 0.5, ofOthers: 0.1 };

type Asking = { readonly filters: readonly Asked[]; readonly where: SQL; readonly order: readonly Order[] };

/** Whether to find all hits and sort them. PostgreSQL by itself takes the hits to be spread evenly over every order, which days, numbers and ids are not. */
export async function isBestGathered(to: Queryable, resource: Resource, { filters, where, order }: Asking): Promise<boolean> {
  const kinds = filters.flatMap((it) => filterOf(resource, it.name) ?? []);
  if (kinds.length === 0 || kinds.some((it) => isInOrder(it, order[0])) || kinds.some(isUnforeseen)) return false;
  const hits = await expectedHits(to, resource, where);
  if (order[0]?.field.includes('.')) return hits <= fewReferring;
  // These are counted anyway.
  if (hits <= countedUpTo) return true;
  if (hits > (kinds.some((it) => isState(resource, it)) ? fewInState : few) || kinds.some(isThroughSpread)) return false;
  const share = kinds.some((it) => it.kind === 'range') ? greatestShare.ofRange : greatestShare.ofOthers;
  return hits <= (await expectedHits(to, resource, sql``)) * share;
}

/** Whether there are presumably no more hits than a list counts, so that all of them will be looked at. */
export async function areCounted(to: Queryable, resource: Resource, { filters, where }: Omit<Asking, 'order'>): Promise<boolean> {
  const isForeseen = filters.length > 0 && !filters.some((it) => { const filter = filterOf(resource, it.name); return filter && isUnforeseen(filter); });
  return isForeseen && (await expectedHits(to, resource, where)) <= countedUpTo;
}

/** Hits of a range lie beside each other in the order of its own field. */
function isInOrder(filter: Filter, first: Order | undefined): boolean {
  if (filter.kind === 'via' && filter.filter.kind === 'range') return `${filter.reference}.${filter.filter.field}` === first?.field;
  return filter.kind === 'range' && filter.field === first?.field;
}

/** What is chosen through another record, for example a customer, is spread over all orders, and looking up so many of those first takes longer than meeting them. */
function isThroughSpread(filter: Filter): boolean {
  return filter.kind === 'through' || (filter.kind === 'via' && filter.filter.kind !== 'range');
}

function isState(resource: Resource, filter: Filter): boolean {
  return filter.kind === 'is' && fieldAt(resource, filter.field)?.kind === 'choice';
}

/** PostgreSQL can only guess how many hits a text has, or something that is looked up while it works. */
function isUnforeseen(filter: Filter): boolean {
  return filter.kind === 'via' ? isUnforeseen(filter.filter) : filter.kind === 'search' || filter.kind === 'marked';
}

const estimates = memory<number>({ milliseconds: 300_000, most: 1_000 });

/** What PostgreSQL expects from its statistics, without looking. */
async function expectedHits(to: Queryable, resource: Resource, where: SQL): Promise<number> {
  const query = sql`select from ${name(resource.path)} ${where}`;
  const { text, values } = statementOf(query);
  const key = `${text} ${JSON.stringify(values)}`;
  const known = estimates.get(to, key);
  if (known !== undefined) return known;
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(to, sql`explain (format json) ${query}`);
  const hits = row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  estimates.set(to, key, hits);
  return hits;
}
