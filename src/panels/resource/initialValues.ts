import type { Resource } from '../../domain/define/resource.ts';
import type { FormValues } from '../kit/form/formValues.ts';

/**
 * What a create address already says about the new record, for instance
 * `/addresses/create?erlaubtekunden[]=/api/customers/5`.
 */
export function initialValues(resource: Pick<Resource, 'fields'>, query: URLSearchParams): FormValues {
  const values: FormValues = {};
  for (const [raw, text] of query) {
    const name = raw.replace(/\[\]$/, '');
    const field = resource.fields[name];
    if (!field || field.readOnly) continue;
    if (field.kind === 'references' || field.kind === 'choices') values[name] = query.getAll(raw);
    else if (field.kind === 'flag') values[name] = text === 'true';
    else if (['integer', 'minutes', 'km', 'coordinate'].includes(field.kind)) values[name] = Number(text);
    else values[name] = text;
  }
  return values;
}
