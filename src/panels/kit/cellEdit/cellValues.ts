import type { AnyEntity, Entity } from '../../../api/records/entities.ts';
import type { Field } from '../../../domain/define/field.ts';
import { valueAt } from '../../../domain/define/fieldText.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { changedPaths, patchOf, putAt, type FormValues } from '../form/formValues.ts';
import { faultsOf, type Fault, type FaultOf } from '../form/validate.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { CellField } from './cellField.ts';

/** Objections of a list's own rules to a record as it would stand, in the names of its definition. */
export type CellCheck<R extends Noun = Noun> = (would: Entity<R>, saved: Entity<R>) => readonly FaultOf<R>[];

/** The field of a cell as it is shown. */
export function shownField(resource: Resource, { path, field }: CellField): Field {
  const found = field ?? fieldAt(resource, path);
  if (!found) throw new Error(`${resource.path} has no field ${path}`);
  return found;
}

/** The stored values of a cell's fields, in the nesting of the record. */
export function storedValues(entity: AnyEntity, fields: readonly CellField[]): FormValues {
  const values: FormValues = {};
  for (const { path } of fields) putAt(values, path, valueAt(entity, path) ?? null);
  return values;
}

/** The values of a cell as its editor shows them. */
export function shownValues(stored: FormValues, fields: readonly CellField[]): FormValues {
  return Object.fromEntries(
    fields.map(({ path, read }) => [path, read ? read(valueAt(stored, path)) : valueAt(stored, path)]),
  );
}

/** What an editor holds, as it is stored. */
export function valuesToStore(shown: FormValues, fields: readonly CellField[]): FormValues {
  const values: FormValues = {};
  for (const { path, write } of fields) putAt(values, path, write ? write(shown[path]) : shown[path]);
  return values;
}

type Typed = {
  readonly resource: Resource;
  readonly entity: AnyEntity;
  readonly base: FormValues;
  readonly values: FormValues;
  readonly paths: readonly string[];
  readonly check?: CellCheck | undefined;
};

/**
 * What stands against storing the values of a cell: the definition and the list's own rules, as far as they concern
 * what was changed.
 */
export function cellFaults({ resource, entity, base, values, paths, check }: Typed): readonly Fault[] {
  const changed = changedPaths(paths, { base, values });
  const patch = patchOf(values, changed);
  const own = faultsOf(resource, { input: patch, purpose: 'update' });
  const beyond =
    changed.length > 0 && own.length === 0
      ? (check?.({ ...entity, ...patch }, entity) ?? []).filter(({ path }) => paths.includes(path))
      : [];
  return [...own, ...beyond];
}
