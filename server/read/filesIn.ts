import type { Field, Fields } from '../../src/domain/define/field.ts';
import { hasPictures, picturesInText } from '../../src/domain/define/picturesInText.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';

/** A file that a record names: its number, and the field with its path in the record. */
export type NamedFile = { readonly id: number; readonly path: string; readonly field: Field };

const holding = new WeakMap<Fields, readonly [name: string, field: Field][]>();

/** The fields that are files, show or hold some; most records have none, and nothing is looked for there. */
export function fileFields(fields: Fields): readonly [name: string, field: Field][] {
  const known =
    holding.get(fields) ??
    Object.entries(fields).filter(
      ([, it]) =>
        it.kind === 'file' ||
        it.addressOf !== undefined ||
        hasPictures(it) ||
        (it.fields && fileFields(it.fields).length > 0),
    );
  holding.set(fields, known);
  return known;
}

/** The files that a record names, in its texts, objects and lists too. */
export function filesIn(fields: Fields, values: AnyRow, at = ''): NamedFile[] {
  return fileFields(fields).flatMap(([name, field]) => {
    const [value, path] = [values[name], `${at}${name}`];
    if (field.kind === 'file') {
      const id = typeof value === 'string' ? idOf(filesPath, value) : undefined;
      return id === undefined ? [] : [{ id, path, field }];
    }
    if (hasPictures(field)) return picturesInText(String(value ?? '')).map((id) => ({ id, path, field }));
    if (!field.fields || typeof value !== 'object' || value === null) return [];
    return Array.isArray(value)
      ? value.flatMap((entry, index) =>
          filesIn(field.fields ?? {}, (entry ?? {}) as AnyRow, `${path}.${String(index)}.`),
        )
      : filesIn(field.fields, value as AnyRow, `${path}.`);
  });
}
