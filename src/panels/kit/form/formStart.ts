import { isWhole, readAnyEntity } from '../../../api/records/entities.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { freshValues, valuesOf, type FormValues } from './formValues.ts';

/** What a form begins with, and the version of the record that this is; 0 while the record has yet to come. */
export type FormStart = { readonly values: FormValues; readonly version: number };
type Source = {
  readonly resource: Resource;
  readonly iri: string | null;
  readonly names: readonly string[];
  readonly initial: FormValues;
};

/**
 * A new record begins with its presets, one that is known whole with what is saved, so that its form stands at once.
 */
export function formStart({ resource, iri, names, initial }: Source): FormStart {
  if (iri === null) return { values: freshValues(resource, { names, given: initial }), version: 0 };
  const record = isWhole(iri) ? readAnyEntity(iri) : undefined;
  return record
    ? { values: valuesOf(resource, { record, names }), version: record.version }
    : { values: {}, version: 0 };
}
