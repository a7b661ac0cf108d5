import { sql, type SQL } from 'drizzle-orm';
import { isStored } from '../../../src/domain/define/derivedField.ts';
import { resources } from '../../../src/domain/resources.ts';
import { name, rowsOf, type Queryable } from '../../storage/sql.ts';

/** Every field by which records of one resource are named, with the resource that names them. */
export function referencesTo(path: string): readonly { readonly path: string; readonly field: string }[] {
  return resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([field, declared]) =>
      declared.kind === 'reference' && declared.to === path && isStored(declared)
        ? [{ path: resource.path, field }]
        : [],
    ),
  );
}

/** Whether any record names this one. */
export async function isNamed(to: Queryable, path: string, id: number): Promise<boolean> {
  const some = referencesTo(path).map(
    ({ path: by, field }): SQL => sql`exists (select from ${name(by)} where ${name(field)} = ${id})`,
  );
  if (some.length === 0) return false;
  const [row] = await rowsOf<{ is: boolean }>(to, sql`select ${sql.join(some, sql` or `)} as is`);
  return row?.is === true;
}
