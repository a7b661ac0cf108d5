import { DatabaseError } from 'pg';
import { resources } from '../../../src/domain/resources.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { sortsOf } from '../../../server/read/listQuery.ts';
import type { Order } from '../../../server/storage/listOrder.ts';
import { readPage } from '../../../server/storage/readRecords.ts';
import type { Asked } from '../../../server/storage/askedFilter.ts';
import type { Database } from '../../../server/storage/database.ts';
import { statementsOf, type Statement } from '../recording.ts';
import { asksOf } from './asks.ts';
import { explained, type Explained } from './explained.ts';

/** Tables that grow with the contracts; nobody may read them whole for a page of a list. */
const bigTables: ReadonlySet<string> = new Set([
  'contracts',
  'protocols',
  'history',
  'mail_logs',
  'contract_avis',
  'change_log',
  'notifications',
]);

/**
 * A request for a list: PostgreSQL's own time for its statements (the least of several, since what else the machine
 * does only ever adds), and which big tables they read whole. `anew` is the same for somebody who asks first, before
 * Leitstand knows that the list is long or where its hits lie.
 */
export type Walked = Planned & { readonly milliseconds: number; readonly anew: number };
/** How many statements a request takes, and which big tables they read whole. */
export type Planned = { readonly name: string; readonly queries: number; readonly scans: readonly string[] };
type Request = { readonly name: string; ask(): Promise<Statement[]> };

/** Times every list for every one of its filters in every one of its orders, with values that occur. */
export async function walk(
  { pool }: Database,
  { repeats, lists = resources, every = 1 }: Plans & { readonly repeats: number },
): Promise<Walked[]> {
  const found: Walked[] = [];
  let count = 0;
  for await (const { name, ask } of requestsOf(pool, lists)) {
    count += 1;
    if (count % every !== 0) continue;
    const anew = await undefinedIfStopped(ask);
    const again = anew && (await undefinedIfStopped(ask));
    if (!anew || !again) {
      found.push({ name, milliseconds: timeLimit, anew: timeLimit, queries: 0, scans: [] });
      continue;
    }
    const looked = new Map<string, Explained>();
    for (const it of [...anew, ...again])
      if (!looked.has(keyOf(it)))
        looked.set(keyOf(it), (await undefinedIfStopped(() => explainedOften(pool, it, repeats))) ?? stopped);
    const timeOf = (sent: readonly Statement[]) =>
      sent.reduce((sum, it) => sum + (looked.get(keyOf(it))?.milliseconds ?? 0), 0);
    const scans = new Set([...looked.values()].flatMap((it) => it.readWhole));
    found.push({ name, milliseconds: timeOf(again), anew: timeOf(anew), queries: anew.length, scans: bigAmong(scans) });
  }
  return found;
}

/** What takes longer is stopped and answered with 503. */
const timeLimit = 15_000;
const stopped: Explained = { milliseconds: timeLimit, readWhole: [] };

async function undefinedIfStopped<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '57014') return undefined;
    throw error;
  }
}

type Plans = {
  readonly lists?: readonly Resource[];
  /** Only each so-manieth request: a prime number meets every filter and every order sooner or later. */
  readonly every?: number;
};

/** The same, looking at the plans alone; a prepared statement is looked at once for all the requests that send it. */
export async function plansOf({ pool }: Database, { lists = resources, every = 1 }: Plans = {}): Promise<Planned[]> {
  const found: Planned[] = [];
  const prepared = new Map<string, readonly string[]>();
  let count = 0;
  for await (const { name, ask } of requestsOf(pool, lists)) {
    count += 1;
    if (count % every !== 0) continue;
    const sent = await ask();
    const scans = new Set<string>();
    for (const statement of sent) {
      const readWhole = prepared.get(statement.text) ?? (await explained(pool, statement)).readWhole;
      if (statement.isPrepared) prepared.set(statement.text, readWhole);
      for (const table of readWhole) scans.add(table);
    }
    found.push({ name, queries: sent.length, scans: bigAmong(scans) });
  }
  return found;
}

async function* requestsOf(pool: Database['pool'], lists: readonly Resource[]): AsyncGenerator<Request> {
  for (const resource of lists) {
    for (const filters of await asksOf(pool, resource)) {
      for (const field of sortsOf(resource)) {
        for (const descending of [false, true]) {
          const order = { field, descending };
          yield {
            name: nameOf(resource, filters, order),
            ask: () =>
              statementsOf(() =>
                readPage(pool, resource, {
                  filters,
                  order: [order],
                  page: 1,
                  itemsPerPage: 100,
                  fields: resource.list.columns,
                }),
              ),
          };
        }
      }
    }
  }
}

function bigAmong(tables: ReadonlySet<string>): string[] {
  return [...tables].filter((it) => bigTables.has(it));
}

function keyOf({ text, values }: Statement): string {
  return `${text} ${JSON.stringify(values)}`;
}

async function explainedOften(pool: Database['pool'], statement: Statement, repeats: number): Promise<Explained> {
  const found: Explained[] = [];
  for (let round = 0; round < repeats; round += 1) found.push(await explained(pool, statement));
  return { milliseconds: Math.min(...found.map((it) => it.milliseconds)), readWhole: found[0]?.readWhole ?? [] };
}

function nameOf({ path }: Resource, filters: readonly Asked[], order: Order): string {
  const asked = filters
    .map((it) => `${it.name}${it.operator === undefined ? '' : `[${it.operator}]`}=${it.values.join(',')}`)
    .join('&');
  return `${path}?${asked} by ${order.descending ? '-' : ''}${order.field}`;
}
