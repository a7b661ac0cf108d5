import { sql } from 'drizzle-orm';
import type { Noun } from '../../src/domain/define/noun.ts';
import type { ChangesOf } from '../../src/domain/define/row.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { noteChanges } from '../storage/changeLog.ts';
import { emptyRecord } from '../storage/rows.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Scope } from './behaviour.ts';
import { merged } from './merged.ts';
import { insertRows } from './row.ts';

type Made<R> = {
  readonly noun: R;
  readonly scope: Scope;
  /** What the history says of each; the rest was worked out and stands in the record. */
  readonly told: readonly (keyof ChangesOf<R> & string)[];
};

/**
 * Makes thousands of records that the server has worked out itself, so that no rule has to be asked about them, in a
 * few statements: rows of a file.
 */
export async function makeMany<R extends Noun>(
  { noun, scope, told }: Made<R>,
  inputs: readonly ChangesOf<R>[],
): Promise<void> {
  if (inputs.length === 0) return;
  const resource = resourceOf({ path: noun.path });
  const empty = emptyRecord(resource);
  const rows = await insertRows(
    { resource, scope },
    inputs.map((it) => merged(resource, empty, it)),
  );
  const by = scope.actor.username;
  const history = rows.flatMap((row) => told.map((field) => ({ record_id: row.id, field, data: row[field] ?? null })));
  await rowsOf(
    scope.client,
    sql`insert into history (path, record_id, logged_at, username, field, previous, data)
        select ${resource.path}, record_id, ${scope.now.toISOString()}, ${by}, field, null, nullif(data, 'null'::jsonb)
        from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as it(record_id bigint, field text, data jsonb)`,
  );
  await noteChanges(
    scope.client,
    rows.map(({ id, version }) => ({ path: resource.path, id, kind: 'create', version, by })),
  );
}
