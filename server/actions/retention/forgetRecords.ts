import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { noteChanges } from '../../storage/changeLog.ts';
import { forgetFile } from '../../storage/guardedFiles.ts';
import { name, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** Takes records away for good: their rows, their history, and the files that nothing else names. */
export async function forgetRecords(scope: Scope, path: string, ids: readonly number[]): Promise<void> {
  const { client, actor, now } = scope;
  const among = sql`any(${sql.param([...ids])}::bigint[])`;
  const images = await forgetUses(
    scope,
    ids.map((id) => iriOf(path, id)),
  );
  await client.query('set constraints all deferred');
  await rowsOf(client, sql`delete from ${name(path)} where id = ${among}`);
  await rowsOf(client, sql`delete from history where path = ${path} and record_id = ${among}`);
  for (const image of images) await forgetFile(client, image, now);
  await noteChanges(
    client,
    ids.map((id) => ({ path, id, kind: 'delete', version: null, by: actor.username })),
  );
}

/** From now on these records name no file; answers the files that they named. */
export async function forgetUses({ client }: Scope, iris: readonly string[]): Promise<readonly number[]> {
  const rows = await rowsOf<{ image: number }>(
    client,
    sql`delete from image_uses where iri = any(${sql.param([...iris])}::text[]) returning image`,
  );
  return [...new Set(rows.map((it) => Number(it.image)))];
}
