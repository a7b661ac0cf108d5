import { sql } from 'drizzle-orm';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** A document as its contracts name it; one that was cancelled and its Storno bill nothing any more. */
type Numbered = {
  readonly type: string;
  readonly number: string;
  readonly id: number;
  readonly cancelled: boolean;
};

/**
 * Contracts show the documents they stand on. A document may have a thousand of them and holds the numbers of its
 * series meanwhile, so all are written in one statement, with history and change log as for every write.
 */
export async function noteNumbers(
  { actor, client, now }: Scope,
  {
    cancels,
    contracts,
    entry,
  }: {
    readonly contracts: readonly number[];
    readonly entry: Numbered;
    /** The document that this one takes back. */
    readonly cancels: number | undefined;
  },
): Promise<void> {
  const ids = [...new Set(contracts)];
  if (ids.length === 0) return;
  // Each contract writes some thirty indexes: on a cold or busy disk a thousand take longer than a statement may.
  await rowsOf(client, sql`set local statement_timeout = '60s'`);
  await rowsOf(
    client,
    sql`with was as (
          select id, "invoiceNumbers" as numbers from contracts where id = any(${sql.param(ids)}::bigint[]) for no key update
        ), wanted as (
          select id, numbers, coalesce((select jsonb_agg(case when (it ->> 'id')::bigint = ${cancels ?? 0}
              then it || '{"cancelled": true}' else it end order by at)
            from jsonb_array_elements(numbers) with ordinality as known(it, at)), '[]'::jsonb) || ${JSON.stringify(entry)}::jsonb as now
          from was
        ), changed as (
          update contracts set "invoiceNumbers" = wanted.now, version = version + 1, "updatedAt" = ${now.toISOString()}
          from wanted where wanted.id = contracts.id returning contracts.id, contracts.version
        ), told as (
          insert into history (path, record_id, logged_at, username, field, previous, data)
          select 'contracts', id, ${now.toISOString()}::timestamptz, ${actor.username}, 'invoiceNumbers', numbers, now from wanted
        )
        insert into change_log (path, record_id, kind, version, by, detail)
        select 'contracts', id, 'update', version, ${actor.username}, '{"fields": ["invoiceNumbers"]}'::jsonb from changed`,
  );
}
