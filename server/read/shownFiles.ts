import type { Field, Fields } from '../../src/domain/define/field.ts';
import { hasPictures, withPictureSources, type PictureSource } from '../../src/domain/define/picturesInText.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { idOf, iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { isPicture, sizes, type GuardedFile, type Size, type StoredFile } from '../../src/domain/file/storedFile.ts';
import { readImages, type ImageRow } from '../storage/images.ts';
import type { Queryable } from '../storage/sql.ts';
import { fileFields, filesIn } from './filesIn.ts';
import { signedAddress, type Signing } from './signedAddress.ts';

type AnyFile = StoredFile | GuardedFile;
type Shown = ReadonlyMap<number, AnyFile>;

/** Loads the files that some records name, all of them at once. */
export async function loadFiles(
  to: Queryable,
  fields: Fields,
  { records, signing }: { readonly records: readonly AnyRow[]; readonly signing: Signing },
): Promise<Shown> {
  if (fileFields(fields).length === 0) return new Map();
  const ids = new Set(records.flatMap((it) => filesIn(fields, it).map(({ id }) => id)));
  const rows = await readImages(to, [...ids]);
  return new Map(rows.map((it) => [it.id, shownFile(it, signing)]));
}

/** A file as it travels, with addresses for its reader; a guarded one without. */
export function shownFile(row: ImageRow, signing: Signing): AnyFile {
  const about = {
    '@id': iriOf(filesPath, row.id),
    '@type': 'Image' as const,
    fileName: row.file_name,
    contentType: row.content_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    pages: row.pages,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
  };
  if (row.guarded) return { ...about, contentUrl: null, sizes: null };
  const names = Object.keys(sizes) as Size[];
  return {
    ...about,
    contentUrl: signedAddress(row, 'full', signing),
    sizes: isPicture(about)
      ? (Object.fromEntries(names.map((it) => [it, signedAddress(row, it, signing)])) as Record<Size, string>)
      : null,
  };
}

/** Puts the files in the place of their addresses, in a copy of whatever holds or shows them. */
export function withFiles(fields: Fields, values: AnyRow, shown: Shown): AnyRow {
  const holding = fileFields(fields).filter(([name, it]) => (it.addressOf ?? name) in values);
  if (holding.length === 0) return values;
  return {
    ...values,
    ...Object.fromEntries(holding.map(([name, field]) => [name, shownValue(field, { name, values, shown })])),
  };
}

function shownValue(field: Field, { name, values, shown }: { name: string; values: AnyRow; shown: Shown }): unknown {
  const value = values[name];
  if (field.addressOf !== undefined) return fileBehind(values[field.addressOf], shown)?.contentUrl ?? null;
  if (field.kind === 'file') return fileBehind(value, shown) ?? null;
  if (hasPictures(field)) {
    return typeof value === 'string' ? withPictureSources(value, (id) => sourceOf(shown.get(id))) : value;
  }
  const inner = (it: unknown) =>
    typeof it === 'object' && it !== null ? withFiles(field.fields ?? {}, it as AnyRow, shown) : it;
  return Array.isArray(value) ? value.map(inner) : inner(value);
}

/** A picture as it stands between the words of a text; nothing of a guarded one. */
function sourceOf(file: AnyFile | undefined): PictureSource | undefined {
  return file?.sizes ? { src: file.sizes.large, width: file.width, height: file.height } : undefined;
}

/** What stood there before there was a store names nothing. */
function fileBehind(value: unknown, shown: Shown): AnyFile | undefined {
  const id = typeof value === 'string' ? idOf(filesPath, value) : undefined;
  return id === undefined ? undefined : shown.get(id);
}
