import { mayChange } from '../../../domain/access/visible.ts';
import type { Role } from '../../../domain/access/roles.ts';
import type { Field } from '../../../domain/define/field.ts';
import { fieldAt, offers, type Resource } from '../../../domain/define/resource.ts';
import type { FieldOf } from '../../../domain/define/row.ts';

/** A field that can be changed right in a cell. */
export type CellField<R extends Resource = Resource> = {
  readonly path: FieldOf<R>;
  /** How people see the field, where that differs from how it is stored, for instance positions around zero. */
  readonly field?: Field;
  /** The value as it is shown. */
  readonly read?: (stored: unknown) => unknown;
  /** The value as it is stored. */
  readonly write?: (shown: unknown) => unknown;
  /** The list is put in order anew when it has changed. */
  readonly reorders?: boolean;
};

/** Those of these fields that the definition lets be changed in lists and that the roles may change. */
export function cellFields<R extends Resource>(
  resource: R,
  asked: readonly (FieldOf<R> | CellField<R>)[],
  roles: readonly Role[],
): readonly CellField<R>[] {
  if (!offers(resource, 'update')) return [];
  return asked
    .map((it) => (typeof it === 'string' ? { path: it } : it))
    .filter(({ path }) => {
      const field = fieldAt(resource, path);
      return field?.inList === true && field.createOnly !== true && mayChange(resource, field, roles);
    });
}
