import { sql, type SQL } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { resources } from '../../../src/domain/resources.ts';
import { retentionHold } from '../../../src/domain/retention/retentionHold.ts';
import { noteChanges } from '../../storage/changeLog.ts';
import { forgetFiles } from '../../storage/guardedFiles.ts';
import { among, amongTexts, idsOf, name, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { referencesTo } from './namedBy.ts';

/**
 * Takes records away for good: their rows and entries, their history, the links that lead to them, and the files that
 * nothing else names.
 */
export async function forgetRecords(scope: Scope, path: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { client, actor, now } = scope;
  const those = among(ids);
  const iris = ids.map((id) => iriOf(path, id));
  const images = await forgetUses(scope, iris);
  await client.query('set constraints all deferred');
  await forgetHolds(scope, path, ids);
  await forgetLinks(scope, iris);
  for (const entry of entriesOf.get(path) ?? []) await forgetTraces(scope, entry, those);
  await rowsOf(client, sql`delete from ${name(path)} where id = ${those}`);
  await rowsOf(client, sql`delete from history where path = ${path} and record_id = ${those}`);
  await forgetFiles(client, images, now);
  await noteChanges(
    client,
    ids.map((id) => ({ path, id, kind: 'delete', version: null, by: actor.username })),
  );
}

/** The entries that go with records of a path, and the field by which they belong to them. */
const entriesOf = Map.groupBy(
  resources.flatMap(({ path, fields, entryOf }) =>
    entryOf ? [{ path, field: entryOf.field, of: fields[entryOf.field]?.to ?? '' }] : [],
  ),
  (it) => it.of,
);

/** What is told of entries beside their rows, which go with their record. */
async function forgetTraces(scope: Scope, { path, field }: { path: string; field: string }, of: SQL): Promise<void> {
  const ids = await idsOf(scope.client, sql`select id from ${name(path)} where ${name(field)} = ${of}`);
  await forgetLinks(
    scope,
    ids.map((id) => iriOf(path, id)),
  );
  await rowsOf(scope.client, sql`delete from history where path = ${path} and record_id = ${among(ids)}`);
}

async function forgetLinks({ client }: Scope, iris: readonly string[]): Promise<void> {
  await rowsOf(client, sql`delete from public_links where iri = ${amongTexts(iris)}`);
}

/** Nothing refers to these records any more; what stays tells consoles that it shows less. */
export async function loosen({ client, actor }: Scope, path: string, ids: readonly number[]): Promise<void> {
  for (const { path: from, field } of referencesTo(path)) {
    if (from === retentionHold.path || entriesOf.get(path)?.some((it) => it.path === from && it.field === field))
      continue;
    const changed = await idsOf(
      client,
      sql`update ${name(from)} set ${name(field)} = null where ${name(field)} = ${among(ids)} returning id`,
    );
    await noteChanges(
      client,
      changed.map((id) => ({
        path: from,
        id,
        kind: 'update',
        version: null,
        by: actor.username,
        detail: { isTouched: true, fields: [field] },
      })),
    );
  }
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
    sql`delete from image_uses where iri = ${amongTexts(iris)} returning image`,
  );
  return [...new Set(rows.map((it) => Number(it.image)))];
}
