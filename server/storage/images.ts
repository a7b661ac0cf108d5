import { sql, type SQL } from 'drizzle-orm';
import type { KeptType, Size } from '../../src/domain/file/storedFile.ts';
import { rowsOf, type Queryable } from './sql.ts';

/** A file as its table tells of it. */
export type ImageRow = {
  readonly id: number;
  readonly version: number;
  readonly record: string;
  readonly file_name: string;
  readonly content_type: KeptType;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly rotation: number;
  readonly uploaded_by: number | null;
  readonly uploaded_at: string;
  readonly guarded: boolean;
  /** Uploaded for a driver, and no paper has said yet whether it is a copy to be guarded. */
  readonly awaits_paper: boolean;
  readonly bytes: number;
};
/** What lies in the store of a file: as it was taken, as it is read, and in its sizes. */
export type ContentSize = 'source' | 'full' | Size;
export type Content = { readonly size: ContentSize; readonly hash: string; readonly bytes: number };

const columns: SQL = sql`i.id, i.version, i.record, i.file_name, i.content_type, i.width, i.height, i.pages, i.rotation, i.uploaded_by, i.uploaded_at, i.guarded,
  (i.unnamed_since = i.uploaded_at and i.record ~ '^/api/(drivers|driver_documents)(/|$)') is true as awaits_paper,
  (select f.bytes from image_contents c join stored_files f on f.hash = c.hash where c.image = i.id and c.size = 'full') as bytes`;

/** Some files by their numbers. */
export async function readImages(to: Queryable, ids: readonly number[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return rowsOf<ImageRow>(to, sql`select ${columns} from images i where i.id = any(${sql.param([...ids])}::bigint[])`);
}

/** A file and where one of its sizes lies in the store, undefined where either is missing. */
export async function readContent(
  to: Queryable,
  image: number,
  size: ContentSize,
): Promise<(ImageRow & { readonly content: Content }) | undefined> {
  const [row] = await rowsOf<ImageRow & { readonly hash: string; readonly length: number }>(
    to,
    sql`select ${columns}, c.hash, f.bytes as length from images i join image_contents c on c.image = i.id
          join stored_files f on f.hash = c.hash where i.id = ${image} and c.size = ${size}`,
  );
  return row && { ...row, content: { size, hash: row.hash, bytes: row.length } };
}

/** What was sent for some records, the oldest first. */
export function readFilesFor(
  to: Queryable,
  records: readonly string[],
): Promise<Pick<ImageRow, 'id' | 'record' | 'file_name'>[]> {
  return rowsOf(
    to,
    sql`select id, record, file_name from images where record = any(${sql.param([...records])}::text[]) order by id`,
  );
}

/** Where one size of a file lies in the store. */
export async function contentOf(to: Queryable, image: number, size: ContentSize): Promise<Content | undefined> {
  const [row] = await rowsOf<Content>(
    to,
    sql`select c.size, c.hash, f.bytes from image_contents c join stored_files f on f.hash = c.hash
        where c.image = ${image} and c.size = ${size}`,
  );
  return row;
}

/** Where the same size of several files lies in the store: their hashes, by the numbers of the files. */
export async function hashesOf(
  to: Queryable,
  images: readonly number[],
  size: ContentSize,
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf<{ image: number; hash: string }>(
    to,
    sql`select image, hash from image_contents where image = any(${sql.param([...images])}::bigint[]) and size = ${size}`,
  );
  return new Map(rows.map((it) => [it.image, it.hash]));
}

/** Says before anything is put into the store that it is wanted there, so that nobody clears it away meanwhile. */
export async function expectContents(to: Queryable, contents: readonly Content[], now: Date): Promise<void> {
  for (const { hash, bytes } of contents.toSorted((one, other) => (one.hash < other.hash ? -1 : 1)))
    await rowsOf(
      to,
      sql`insert into stored_files (hash, bytes, kept_at) values (${hash}, ${bytes}, ${now.toISOString()})
          on conflict (hash) do update set kept_at = excluded.kept_at`,
    );
}

type NewImage = Omit<ImageRow, 'id' | 'version' | 'rotation' | 'uploaded_at' | 'guarded' | 'awaits_paper' | 'bytes'> & {
  readonly contents: readonly Content[];
};

/** Writes down a file whose content lies in the store; answers its number. */
export async function insertImage(to: Queryable, image: NewImage, now: Date): Promise<number> {
  const at = now.toISOString();
  const [row] = await rowsOf<{ id: number }>(
    to,
    sql`insert into images (record, file_name, content_type, width, height, pages, uploaded_by, uploaded_at, unnamed_since)
        values (${image.record}, ${image.file_name}, ${image.content_type}, ${image.width}, ${image.height}, ${image.pages}, ${image.uploaded_by}, ${at}, ${at})
        returning id`,
  );
  const id = row?.id ?? 0;
  await putContents(to, id, image.contents);
  return id;
}

/** Says what a file consists of from now on. */
async function putContents(to: Queryable, image: number, contents: readonly Content[]): Promise<void> {
  for (const { size, hash } of contents)
    await rowsOf(
      to,
      sql`insert into image_contents (image, size, hash) values (${image}, ${size}, ${hash})
          on conflict (image, size) do update set hash = excluded.hash`,
    );
}

type Turned = Pick<ImageRow, 'id' | 'version' | 'rotation' | 'width' | 'height'> & {
  readonly contents: readonly Content[];
};

/** Writes down that a picture was turned; false when somebody else did so meanwhile. */
export async function turnImage(to: Queryable, turned: Turned): Promise<boolean> {
  const rows = await rowsOf(
    to,
    sql`update images set version = version + 1, rotation = ${turned.rotation}, width = ${turned.width}, height = ${turned.height}
        where id = ${turned.id} and version = ${turned.version} returning id`,
  );
  if (rows.length > 0) await putContents(to, turned.id, turned.contents);
  return rows.length > 0;
}

/** Who names a file. */
export async function usersOf(to: Queryable, image: number): Promise<string[]> {
  const rows = await rowsOf<{ iri: string }>(to, sql`select iri from image_uses where image = ${image} order by iri`);
  return rows.map((it) => it.iri);
}

/**
 * Says which files a record, restore point or document names from now on, all of them; the others of it go after a
 * while unless something else names them.
 */
export async function nameFiles(
  to: Queryable,
  { iri, ids, now }: { readonly iri: string; readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  const named = sql.param([...ids]);
  await rowsOf(
    to,
    sql`insert into image_uses (image, iri) select id, ${iri} from unnest(${named}::bigint[]) as it(id) on conflict do nothing`,
  );
  await rowsOf(
    to,
    sql`update images set unnamed_since = null where id = any(${named}::bigint[]) and unnamed_since is not null`,
  );
  await rowsOf(
    to,
    sql`with left_out as (delete from image_uses where iri = ${iri} and not (image = any(${named}::bigint[])) returning image)
        update images i set unnamed_since = ${now.toISOString()} from left_out l
        where i.id = l.image and not exists (select from image_uses u where u.image = i.id and u.iri <> ${iri})`,
  );
}

/** A record names a file beside those that its fields name. */
export async function nameFileToo(
  to: Queryable,
  { iri, id }: { readonly iri: string; readonly id: number },
): Promise<void> {
  await rowsOf(to, sql`insert into image_uses (image, iri) values (${id}, ${iri}) on conflict do nothing`);
  await rowsOf(to, sql`update images set unnamed_since = null where id = ${id}`);
}

/** A file that was uploaded for a record yet to be made belongs to it once it names it. */
export async function assignFiles(
  to: Queryable,
  { iri, ids }: { readonly iri: string; readonly ids: readonly number[] },
): Promise<void> {
  await rowsOf(
    to,
    sql`update images set record = ${iri} where id = any(${sql.param([...ids])}::bigint[]) and record !~ '/[0-9]+$'`,
  );
}
