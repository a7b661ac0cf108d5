import { resources } from '../../../src/domain/resources.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { sortsOf } from '../../../server/http/listQuery.ts';
import type { Order } from '../../../server/storage/listOrder.ts';
import { readPage } from '../../../server/storage/readRecords.ts';
import type { Asked } from '../../../server/storage/filters.ts';
import type { Database } from '../../../server/storage/database.ts';
import { medianOf } from '../figure.ts';
import { statementsOf, type Statement } from '../recording.ts';
import { asksOf } from './asks.ts';
import { explained, type Explained } from './explained.ts';

/** Tables that grow with the orders; nobody may read them whole for a page of a list. */
const bigTables: ReadonlySet<string> = new Set(['contracts', 'protocols', 'history', 'mail_logs', 'contract_avis', 'change_log', 'notifications']);

/**
 * A request for a list: PostgreSQL's own time for its statements (the middle of several), how many they are, and which big tables they read whole.
 * `anew` is the same for somebody who asks first, before Leitstand knows that the list is long.
 */
export type Walked = { readonly name: string; readonly milliseconds: number; readonly anew: number; readonly queries: number; readonly scans: readonly string[] };
type Request = { readonly filters: readonly Asked[]; readonly order: Order };

/** Asks every list for every one of its filters in every one of its orders, with values that occur, and looks at the plans. */
export async function walk(database: Database, { repeats = 1, lists = resources }: { repeats?: number; lists?: readonly Resource[] } = {}): Promise<Walked[]> {
  const found: Walked[] = [];
  for (const resource of lists) {
    for (const filters of await asksOf(database.pool, resource)) {
      for (const field of sortsOf(resource)) {
        for (const descending of [false, true]) found.push(await visit(database, resource, { filters, order: { field, descending } }, repeats));
      }
    }
  }
  return found;
}

async function visit(database: Database, resource: Resource, request: Request, repeats: number): Promise<Walked> {
  const ask = () => statementsOf(() => readPage(database.pool, resource, { filters: request.filters, order: [request.order], page: 1, itemsPerPage: 100, fields: resource.list.columns }));
  const anew = await ask();
  const again = new Set((anew.some(isRemembered) ? await ask() : anew).map(keyOf));
  const scans = new Set<string>();
  const sums = { anew: 0, again: 0 };
  for (const statement of anew) {
    if (isExplaining(statement)) continue;
    const { milliseconds, readWhole } = await explainedOften(database, statement, repeats);
    sums.anew += milliseconds;
    if (again.has(keyOf(statement))) sums.again += milliseconds;
    for (const table of readWhole) if (bigTables.has(table)) scans.add(table);
  }
  return { name: nameOf(resource, request), milliseconds: sums.again, anew: sums.anew, queries: anew.length, scans: [...scans] };
}

function isExplaining({ text }: Statement): boolean {
  return text.startsWith('explain');
}

/** What Leitstand may know when it is asked again. */
function isRemembered({ text }: Statement): boolean {
  return text.startsWith('select count(*)');
}

function keyOf({ text, values }: Statement): string {
  return `${text} ${JSON.stringify(values)}`;
}

async function explainedOften({ pool }: Database, statement: Statement, repeats: number): Promise<Explained> {
  const found: Explained[] = [];
  for (let round = 0; round < repeats; round += 1) found.push(await explained(pool, statement));
  return { milliseconds: medianOf(found.map((it) => it.milliseconds)), readWhole: found[0]?.readWhole ?? [] };
}

function nameOf({ path }: Resource, { filters, order }: Request): string {
  const asked = filters.map((it) => `${it.name}${it.operator === undefined ? '' : `[${it.operator}]`}=${it.values.join(',')}`).join('&');
  return `${path}?${asked} by ${order.descending ? '-' : ''}${order.field}`;
}
