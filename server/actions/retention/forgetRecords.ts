import { sql, type SQL } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { retentionHold } from '../../../src/domain/retention/retentionHold.ts';
import { noteChanges } from '../../storage/changeLog.ts';
import { forgetFiles } from '../../storage/guardedFiles.ts';
import { idsOf, name, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** One of these ids, on the right of an equals sign. */
export const among = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`;

/** Takes records away for good: their rows, their history, and the files that nothing else names. */
export async function forgetRecords(scope: Scope, path: string, ids: readonly number[]): Promise<void> {
  const { client, actor, now } = scope;
  const those = among(ids);
  const images = await forgetUses(
    scope,
    ids.map((id) => iriOf(path, id)),
  );
  await client.query('set constraints all deferred');
  await forgetHolds(scope, path, ids);
  await rowsOf(client, sql`delete from ${name(path)} where id = ${those}`);
  await rowsOf(client, sql`delete from history where path = ${path} and record_id = ${those}`);
  await forgetFiles(client, images, now);
  await noteChanges(
    client,
    ids.map((id) => ({ path, id, kind: 'delete', version: null, by: actor.username })),
  );
}

const heldBy = new Map([
  ['contracts', 'contract'],
  ['drivers', 'driver'],
  ['invoices', 'invoice'],
]);

/** A hold that has ended goes with what it stood on; otherwise it would hold that for ever. */
export async function forgetHolds(scope: Scope, path: string, ids: readonly number[]): Promise<void> {
  const field = heldBy.get(path);
  if (field === undefined) return;
  const ended = await idsOf(scope.client, sql`select id from retention_holds where ${name(field)} = ${among(ids)}`);
  if (ended.length > 0) await forgetRecords(scope, retentionHold.path, ended);
}

/** From now on these records name no file; answers the files that they named. */
export async function forgetUses({ client }: Scope, iris: readonly string[]): Promise<readonly number[]> {
  const rows = await rowsOf<{ image: number }>(
    client,
    sql`delete from image_uses where iri = any(${sql.param([...iris])}::text[]) returning image`,
  );
  return [...new Set(rows.map((it) => Number(it.image)))];
}
