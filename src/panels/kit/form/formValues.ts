import type { AnyEntity } from '../../../api/records/entities.ts';
import type { Field, Fields } from '../../../domain/define/field.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { hasPictures, withStoredPictures } from '../../../domain/define/picturesInText.ts';
import { valueAt } from '../../../domain/define/fieldText.ts';

/** What stands in a form, by field name; embedded objects keep their shape. */
export type FormValues = Record<string, unknown>;

/** The paths at which a form is compared, merged and marked: one per field, one per field inside an embedded object. */
export function leafPaths(resource: Pick<Resource, 'fields'>, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const field = resource.fields[name];
    return field === undefined ? [] : leavesOf(name, field);
  });
}

/** The values of these fields as a form starts with them. */
export function valuesOf(
  resource: Pick<Resource, 'fields'>,
  { record, names }: { record: Partial<AnyEntity> | FormValues; names: readonly string[] },
): FormValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = resource.fields[name];
      return field ? [[name, startValue(field, record[name])]] : [];
    }),
  );
}

/** The values of a new record: what the definition presets, and what the caller already knows. */
export function freshValues(
  resource: Pick<Resource, 'fields'>,
  { names, given }: { names: readonly string[]; given: FormValues },
): FormValues {
  const presets = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
  return valuesOf(resource, { record: { ...presets, ...given }, names });
}

/** The paths at which the values differ. */
export function changedPaths(
  paths: readonly string[],
  { base, values }: { base: FormValues; values: FormValues },
): readonly string[] {
  return paths.filter((path) => !isSame(valueAt(base, path), valueAt(values, path)));
}

/** The paths at which a new record says something. */
export function givenPaths(paths: readonly string[], values: FormValues): readonly string[] {
  return paths.filter((path) => {
    const value = valueAt(values, path);
    return !isNothing(value) && !(Array.isArray(value) && value.length === 0);
  });
}

/** Only the values at these paths, in the nesting of the record, as a merge patch sends them. */
export function patchOf(values: FormValues, paths: readonly string[]): FormValues {
  const patch: FormValues = {};
  for (const path of paths) putAt(patch, path, cleaned(valueAt(values, path)));
  return patch;
}

/** Puts a value at a dotted path, making the objects on the way. */
export function putAt(target: FormValues, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner = target[head];
  const next: FormValues = isObject(inner) ? inner : {};
  target[head] = next;
  putAt(next, rest.join('.'), value);
}

/** Whether two values mean the same; nothing, null and an empty text are one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]));
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  return false;
}

/** The field at a path, label of the object around it included. */
export function captionOf(
  resource: Pick<Resource, 'fields'>,
  path: string,
): { readonly label: string; readonly within: string | undefined } {
  const label = fieldAt(resource, path)?.label ?? path;
  const parent = path.includes('.') ? fieldAt(resource, path.slice(0, path.lastIndexOf('.'))) : undefined;
  return { label, within: parent?.label };
}

function leavesOf(path: string, field: Field): readonly string[] {
  if (field.kind !== 'embedded' || !field.fields) return [path];
  return Object.entries(field.fields).flatMap(([name, inner]) => leavesOf(`${path}.${name}`, inner));
}

function startValue(field: Field, value: unknown): unknown {
  if (field.kind === 'embedded') return shaped(field.fields ?? {}, isObject(value) ? value : {});
  if (field.kind === 'list')
    return Array.isArray(value) ? value.map((entry: unknown) => startEntry(field, isObject(entry) ? entry : {})) : [];
  if (field.kind === 'references' || field.kind === 'choices') return Array.isArray(value) ? value : [];
  if (hasPictures(field) && typeof value === 'string') return withStoredPictures(value);
  if (field.kind === 'flag') return value === true;
  if (field.kind === 'flag01') return value === '1' ? '1' : '0';
  return value ?? null;
}

/** An entry that is known to the server keeps its number and version, by which it is found there again. */
function startEntry(field: Field, { id, version, ...entry }: FormValues): FormValues {
  const parts = shaped(field.fields ?? {}, entry);
  return field.entries && typeof id === 'number' ? { id, version, ...parts } : parts;
}

function shaped(fields: Fields, value: FormValues): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startValue(field, value[name])]));
}

function cleaned(value: unknown): unknown {
  return isNothing(value) ? null : value;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isObject(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
