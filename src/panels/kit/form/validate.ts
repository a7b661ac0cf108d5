import type { z } from 'zod';
import type { Fields } from '../../../domain/define/field.ts';
import { schemaOf, type Purpose } from '../../../domain/define/schema.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { Definition, FormPathOf } from '../../../domain/define/row.ts';
import type { FormValues } from './formValues.ts';

/** One objection, at the field it belongs to; without a path it is about the whole record. */
export type Fault = { readonly path: string; readonly message: string };
/** The same in the names of one definition. */
export type FaultOf<R extends Definition> = Fault & { readonly path: FormPathOf<R> | '' };

const schemas = new WeakMap<object, Partial<Record<Purpose, z.ZodType<Record<string, unknown>>>>>();

/** What the definition objects to, in the words the server would use. */
export function faultsOf(
  resource: Pick<Resource, 'fields'>,
  { input, purpose }: { input: FormValues; purpose: Purpose },
): readonly Fault[] {
  const known = schemas.get(resource.fields) ?? {};
  const schema = known[purpose] ?? schemaOf(resource.fields, purpose);
  schemas.set(resource.fields, { ...known, [purpose]: schema });
  const checked = schema.safeParse(withoutReadOnly(resource.fields, input));
  if (checked.success) return [];
  const faults = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return faults.filter(({ path }, at) => faults.findIndex((it) => it.path === path) === at);
}

/** Parts of entries that only the server sets travel along unasked; what it does with them is its own affair. */
function withoutReadOnly(fields: Fields, input: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const parts = fields[name]?.fields;
      return [name, parts && Array.isArray(value) ? value.map((entry: FormValues) => settable(parts, entry)) : value];
    }),
  );
}

function settable(parts: Fields, entry: FormValues): FormValues {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => parts[name]?.readOnly !== true));
}
