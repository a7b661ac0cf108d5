import { resources } from '../../../src/domain/resources.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { sortsOf } from '../../../server/http/listQuery.ts';
import { readPage, type Order } from '../../../server/storage/readRecords.ts';
import type { Asked } from '../../../server/storage/filters.ts';
import type { Database } from '../../../server/storage/database.ts';
import { medianOf } from '../figure.ts';
import { statementsOf, type Statement } from '../recording.ts';
import { asksOf } from './asks.ts';

/** Tables that grow with the orders; nobody may read them whole for a page of a list. */
const bigTables = ['contracts', 'protocols', 'history', 'mail_logs', 'contract_avis', 'change_log', 'notifications'];

export type Walked = { readonly name: string; readonly milliseconds: number; readonly queries: number; readonly scans: readonly string[] };

/** Asks every list for every one of its filters in every one of its orders, with values that occur, and looks at the plans. */
export async function walk(database: Database, { repeats = 1 }: { repeats?: number } = {}): Promise<Walked[]> {
  const found: Walked[] = [];
  for (const resource of resources) {
    for (const filters of await asksOf(database.pool, resource)) {
      for (const field of sortsOf(resource)) {
        for (const descending of [false, true]) found.push(await visit(database, resource, { filters, order: { field, descending }, repeats }));
      }
    }
  }
  return found;
}

async function visit(database: Database, resource: Resource, { filters, order, repeats }: { filters: readonly Asked[]; order: Order; repeats: number }): Promise<Walked> {
  const times: number[] = [];
  let statements: Statement[] = [];
  for (let round = 0; round < repeats; round += 1) {
    statements = await statementsOf(database, () => readPage(database.pool, resource, { filters, order: [order], page: 1, itemsPerPage: 100, fields: resource.list.columns }));
    times.push(statements.reduce((sum, it) => sum + it.milliseconds, 0));
  }
  const asked = filters.map((it) => `${it.name}${it.operator === undefined ? '' : `[${it.operator}]`}=${it.values.join(',')}`).join('&');
  return { name: `${resource.path}?${asked} by ${order.descending ? '-' : ''}${order.field}`, milliseconds: medianOf(times), queries: statements.length, scans: await scansOf(database, statements) };
}

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Plan[] };

async function scansOf({ pool }: Database, statements: readonly Statement[]): Promise<string[]> {
  const scanned = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, [...values]);
    for (const table of seqScans(rows[0]?.['QUERY PLAN'][0]?.Plan)) if (bigTables.includes(table)) scanned.add(table);
  }
  return [...scanned];
}

function seqScans(plan: Plan | undefined): string[] {
  if (!plan) return [];
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(seqScans)];
}
