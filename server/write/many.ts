import { sql } from 'drizzle-orm';
import type { Noun } from '../../src/domain/define/noun.ts';
import type { RowOf, StoredOf } from '../../src/domain/define/row.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { changesBetween } from '../storage/history.ts';
import type { FieldChange } from '../storage/fieldChange.ts';
import { name, rowsOf } from '../storage/sql.ts';
import { metaColumns, type DomainRecord } from '../storage/rows.ts';
import type { Scope } from './behaviour.ts';

export type ManyChanges<R> = readonly { readonly before: RowOf<R>; readonly values: Partial<StoredOf<R>> }[];
/** A record that was changed, and in which fields; its version is one higher than before. */
export type Differing<R> = { readonly before: RowOf<R>; readonly differences: readonly FieldChange[] };

/**
 * Stores plain values of many records that the transaction holds, with history and change log, in one statement.
 * Records that stay the same are left alone; the others are answered.
 */
export async function changeMany<R extends Noun>(
  { noun, scope }: { noun: R; scope: Scope },
  changes: ManyChanges<R>,
): Promise<readonly Differing<R>[]> {
  const resource = resourceOf({ path: noun.path });
  const differing = changes.flatMap(({ before, values }) => {
    const differences = changesBetween(resource, before, { ...before, ...values });
    return differences.length === 0 ? [] : [{ before, values, differences }];
  });
  const columns = [...new Set(differing.flatMap(({ values }) => Object.keys(values)))];
  if (differing.length === 0) return [];
  const rows = differing.map(({ before, values }) => ({
    ...Object.fromEntries(columns.map((it) => [it, (before as DomainRecord)[it]])),
    ...values,
    ...pickMeta(before),
  }));
  const history = differing.flatMap(({ before, differences }) =>
    differences.map((it) => ({ record_id: before.id, ...it })),
  );
  await rowsOf(
    scope.client,
    sql`with wanted as (select * from jsonb_populate_recordset(null::${name(resource.path)}, ${JSON.stringify(rows)}::jsonb)),
          changed as (update ${name(resource.path)} it set ${sql.join(
            columns.map((it) => sql`${name(it)} = wanted.${name(it)}`),
            sql`, `,
          )}, version = it.version + 1, "updatedAt" = ${scope.now.toISOString()}
                      from wanted where it.id = wanted.id returning it.id, it.version),
          told as (insert into history (path, record_id, logged_at, username, field, previous, data)
                   select ${resource.path}, record_id, ${scope.now.toISOString()}, ${scope.actor.username}, field,
                     nullif(previous, 'null'::jsonb), nullif(data, 'null'::jsonb)
                   from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as it(record_id bigint, field text, previous jsonb, data jsonb))
        insert into change_log (path, record_id, kind, version, by) select ${resource.path}, id, 'update', version, ${scope.actor.username} from changed`,
  );
  return differing;
}

function pickMeta(record: DomainRecord): Readonly<Record<string, unknown>> {
  return Object.fromEntries(metaColumns.map((it) => [it, record[it]]));
}
