import { definitionOf } from '../../../api/definitions.ts';
import { mayChange } from '../../../domain/access/visible.ts';
import type { Role } from '../../../domain/access/roles.ts';
import type { Field } from '../../../domain/define/field.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { offers, type Noun } from '../../../domain/define/noun.ts';
import type { FieldOf } from '../../../domain/define/row.ts';

/** A field that can be changed right in a cell. */
export type CellField<R extends Noun = Noun> = {
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
export function cellFields<R extends Noun>(
  noun: R,
  asked: readonly (FieldOf<R> | CellField<R>)[],
  roles: readonly Role[],
): readonly CellField<R>[] {
  if (!offers(noun, 'update')) return [];
  const resource = definitionOf({ path: noun.path });
  return asked
    .map((it) => (typeof it === 'string' ? { path: it } : it))
    .filter(({ path }) => {
      const field = fieldAt(resource, path);
      return field?.inList === true && field.createOnly !== true && mayChange(resource, field, roles);
    });
}
