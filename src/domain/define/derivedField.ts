import type { AnyRow, Field, FieldOptions, Fields, Iri, Origin, ValuesOf } from './field.ts';

/** The records of another resource that point here, for example the sub-drivers of a driver. */
export const incoming = (
  label: string,
  to: string,
  by: string,
  options: Pick<FieldOptions, 'addressOnly'> = {},
): Field<readonly Iri[], 'incoming'> => ({
  kind: 'references',
  label,
  to,
  by,
  readOnly: true,
  ...options,
});

/**
 * What the server gathers from other records whenever it sends this one, for all records of a page at once; null where
 * there is nothing to tell. `from` names the fields of the record that it starts from.
 */
export function gathered<T, const N extends string>(
  field: Field<T>,
  from: readonly N[],
): Field<T | null, 'incoming', N> {
  return { ...(field as Field<T, never, never>), isGathered: true, from, readOnly: true };
}

/** What is gathered for those alone who name it among the properties they want, because it costs more than the rest. */
export function onRequest<F extends Field>(field: F): F {
  return { ...field, isOnRequest: true };
}

/** The signed address of a file of the same object, for readers who look for it here; never stored, never accepted. */
export function contentAddress<const N extends string>(label: string, of: N): Field<string | null, 'incoming', N> {
  return { kind: 'text', label, isGathered: true, readOnly: true, from: [of], addressOf: of };
}

/**
 * A second name under which the API offers the same value (for example pickupDate for datum); the name is one of the
 * same definition.
 */
export function alias<T, O extends Origin, const N extends string>(
  field: Field<T, O>,
  aliasOf: N,
): Field<T, O extends 'server' ? 'derived' : 'alias', N> {
  return { ...(field as Field<T, never, never>), aliasOf, required: false };
}

/** A value the server works out of other fields of the same definition whenever the record is read. */
export function derived<T, const G extends Fields>(
  field: Field<T>,
  from: G,
  derive: (row: ValuesOf<G>) => T,
): DerivedField<T, G> {
  // Storage hands over the fields that are named here.
  return {
    ...(field as Field<T, never, never>),
    from: Object.keys(from),
    derive: derive as (row: AnyRow) => T,
    readOnly: true,
  };
}
/** What stands on fields that other records hold comes with the single record only, as they do. */
type DerivedField<T, G extends Fields> = Field<
  T,
  G[keyof G] extends Field<unknown, Exclude<Origin, 'incoming'>> ? 'derived' : 'incoming',
  keyof G & string
>;

/** True for fields that have a column of their own. */
export function isStored(field: Field): boolean {
  return isKept(field) && field.entries === undefined;
}

/**
 * True for fields whose value somebody sets and Leitstand keeps, be it in a column or as entries in a table of their
 * own.
 */
export function isKept(field: Field): boolean {
  return (
    field.aliasOf === undefined &&
    field.derive === undefined &&
    field.by === undefined &&
    field.isGathered !== true &&
    field.option !== true
  );
}
