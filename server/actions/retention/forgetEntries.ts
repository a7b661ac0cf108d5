import { sql } from 'drizzle-orm';
import { listField } from '../../../src/domain/define/entryPlace.ts';
import { idOf, iriOf, type Resource } from '../../../src/domain/define/resource.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { filesIn } from '../../read/filesIn.ts';
import { noteChanges, noteTouched } from '../../storage/changeLog.ts';
import { forgetFiles } from '../../storage/guardedFiles.ts';
import { nameFiles } from '../../storage/images.ts';
import { readMany } from '../../storage/readRecords.ts';
import { among, name, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/**
 * Takes entries away for good, while the records stay that they belong to: their rows, what the history of those
 * records tells of them, and the files that only they named.
 */
export async function forgetEntries(scope: Scope, path: string, ids: readonly number[]): Promise<void> {
  const resource = resourceByPath(path);
  const { entryOf } = resource ?? {};
  const owner = resourceByPath(resource?.fields[entryOf?.field ?? '']?.to ?? '');
  if (!resource || !entryOf || !owner) throw new Error(`${path} are no entries`);
  const { client, actor } = scope;
  const entries = await readMany(client, resource, ids);
  await rowsOf(client, sql`delete from ${name(path)} where id = ${among(ids)}`);
  await rowsOf(client, sql`delete from history where path = ${path} and record_id = ${among(ids)}`);
  const ofOwner = Map.groupBy(entries, (it) => idOf(owner.path, String(it[entryOf.field])) ?? 0);
  for (const [id, own] of ofOwner) {
    const places = own.map((it) => `${String(it[listField] ?? entryOf.lists[0])}.${String(it.id)}`);
    await rowsOf(
      client,
      sql`delete from history h using unnest(${sql.param(places)}::text[]) as place
          where h.path = ${owner.path} and h.record_id = ${id} and (h.field = place or starts_with(h.field, place || '.'))`,
    );
    await noteTouched(client, { path: owner.path, id, version: null, by: actor.username }, entryOf.lists);
  }
  await forgetLeftOut(scope, owner, {
    ids: [...ofOwner.keys()],
    images: entries.flatMap((it) => filesIn(resource.fields, it).map((file) => file.id)),
  });
  await noteChanges(
    client,
    ids.map((id) => ({ path, id, kind: 'delete', version: null, by: actor.username })),
  );
}

type LeftOut = { readonly ids: readonly number[]; readonly images: readonly number[] };

/** What these records no longer name of those files is forgotten, unless something else names it. */
export async function forgetLeftOut(scope: Scope, owner: Resource, { ids, images }: LeftOut): Promise<void> {
  const { client, now } = scope;
  for (const it of await readMany(client, owner, ids)) {
    const named = [...new Set(filesIn(owner.fields, it).map((file) => file.id))];
    await nameFiles(client, { iri: iriOf(owner.path, it.id), ids: named, now });
  }
  await forgetFiles(client, images, now);
}
