import { sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { rowsOf, type Queryable } from './sql.ts';

/** From now on nothing that names a file brings its addresses. */
export async function guardFile(to: Queryable, image: number): Promise<void> {
  await rowsOf(to, sql`update images set guarded = true where id = ${image} and not guarded`);
}

type Look = { readonly iri: string; readonly image: number; readonly actor: Actor; readonly now: Date };

/** Writes down that somebody looks at a guarded file in a record. */
export async function noteLook(to: Queryable, { iri, image, actor, now }: Look): Promise<void> {
  await rowsOf(
    to,
    sql`insert into file_looks (iri, image, user_id, username, looked_at)
        values (${iri}, ${image}, ${actor.userId}, ${actor.username}, ${now.toISOString()})`,
  );
}

/** Who looked at the files of a record, the latest first. */
export async function looksAt(to: Queryable, iri: string): Promise<{ username: string; at: string }[]> {
  const rows = await rowsOf<{ username: string; looked_at: string }>(
    to,
    sql`select coalesce(nullif(u.name, ''), l.username) as username, l.looked_at from file_looks l
        left join users u on u.id = l.user_id where l.iri = ${iri} order by l.looked_at desc, l.id desc limit 200`,
  );
  return rows.map((it) => ({ username: it.username, at: new Date(it.looked_at).toISOString() }));
}

/** A content that came within this time may be on its way to another file. */
const onItsWayMinutes = 60;
/** As old as this it goes with the next clearing. */
const clearedAfterHours = 25;

/**
 * Forgets files that nothing names any more: from now on no address leads to them, and the next clearing takes their
 * contents out of the store, unless another file has the same. What is still named stays.
 */
export async function forgetFiles(to: Queryable, images: readonly number[], now: Date): Promise<void> {
  if (images.length === 0) return;
  const at = now.toISOString();
  const gone = sql`i.id = any(${sql.param([...images])}::bigint[])
    and not exists (select from image_uses u where u.image = i.id)`;
  const hashes = await rowsOf<{ hash: string }>(
    to,
    sql`select distinct c.hash from images i join image_contents c on c.image = i.id where ${gone}`,
  );
  await rowsOf(to, sql`delete from images i where ${gone}`);
  await rowsOf(
    to,
    sql`update stored_files f set kept_at = ${at}::timestamptz - make_interval(hours => ${clearedAfterHours})
        where f.hash = any(${sql.param(hashes.map((it) => it.hash))}::text[])
          and f.kept_at < ${at}::timestamptz - make_interval(mins => ${onItsWayMinutes})
          and not exists (select from image_contents c where c.hash = f.hash)`,
  );
}
