import { updatedAtFormatted } from './formatted.ts';
import { listField, positionField } from './entryPlace.ts';
import { isStored } from './derivedField.ts';
import { choice, instant, integer, reference, type Field, type Fields, type Iri, type ValuesOf } from './field.ts';
import type { Details } from './details.ts';
import type { Noun } from './noun.ts';

/**
 * What an entry carries besides its own parts when it travels inside its record; one that is being added has none of it
 * yet.
 */
export type EntryMeta = { readonly id?: number; readonly version?: number };
export type EntryOf<F extends Fields> = ValuesOf<F> & EntryMeta;

/** Where entries stand: the record they belong to, and its lists that hold them. */
export type Whereabouts = {
  /** The entry's field that names its record, for example `contract`. */
  readonly field: string;
  readonly lists: readonly string[];
};

type EntrySpec<F extends Fields, K extends string> = {
  /** Heading of its form. */
  readonly title: string;
  /** The record that the entries belong to: its field in the entry, how that is called, and the path it leads to. */
  readonly of: { readonly field: K; readonly label: string; readonly to: string };
  /** The record's lists that hold such entries, with their headings. */
  readonly lists: Readonly<Record<string, string>>;
  readonly fields: F;
};

/**
 * What every entry has besides its parts: the record it belongs to and its place there; `list` where several lists hold
 * such entries.
 */
type Belonging<K extends string> = { readonly [name in K]: Field<Iri | null, 'input'> } & {
  readonly list: Field<string | null, 'input'>;
  readonly position: Field<number | null, 'input'>;
};

/**
 * Details of a resource whose records belong to another one and travel inside it, with the parts that they show there.
 */
export type EntryDetails<F extends Fields = Fields, K extends string = string> = Omit<Details, 'fields'> & {
  readonly fields: Belonging<K> & F;
  readonly parts: F;
  readonly entryOf: Whereabouts;
};

/**
 * Declares what belongs to a record and has a life of its own: a table, an address and a version. It is read and
 * written with its record: it travels there under the names of `lists`, its changes stand in the record's history, and
 * only who may write the record may write it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEntryDetails<const F extends Fields, const K extends string>(
  spec: EntrySpec<F, K>,
): EntryDetails<F, K> {
  const { title, of, lists, fields } = spec;
  const names = Object.keys(lists);
  const items = names.map((key) => ({ key, label: lists[key] ?? key }));
  const own: Fields = {
    [of.field]: reference(of.label, of.to, { required: 'create', createOnly: true }),
    ...(names.length > 1 && { [listField]: choice('Liste', items, { required: 'create', createOnly: true }) }),
    [positionField]: integer('Position', { min: 1 }),
  };
  const shown = Object.keys(fields);
  return {
    fields: { ...own, ...fields } as Belonging<K> & F,
    parts: fields,
    search: shown.filter((it) => fields[it]?.kind === 'text' && isStored(fields[it])),
    filters: {
      [of.field]: { kind: 'is', label: of.label, field: of.field },
      ...(names.length > 1 && { [listField]: { kind: 'is', label: 'Liste', field: listField } }),
    },
    list: {
      columns: [of.field, ...(names.length > 1 ? [listField] : []), ...shown.filter((it) => isShort(fields[it]))],
      sorts: ['id', of.field, positionField],
      sort: 'id',
    },
    form: [{ title, rows: [Object.keys(own), ...shown.map((it) => [it])] }],
    entryOf: { field: of.field, lists: names },
    sorted: { by: positionField, within: of.field },
  };
}

/** A record's list of such entries, in their order; `dated` also shows when each was made and changed. */
export function entries<F extends Fields>(
  label: string,
  { path, type }: Pick<Noun, 'path' | 'type'>,
  { parts, entryOf }: { readonly parts: F; readonly entryOf: Whereabouts },
  { dated = false, readOnly = false }: { readonly dated?: boolean; readonly readOnly?: boolean } = {},
): Field<readonly EntryOf<F>[], 'input'> & { fields: F } {
  const dates = {
    createdAt: instant('Angelegt am', { readOnly: true }),
    updatedAt: instant('Geändert am', { readOnly: true }),
    updatedAtFormatted,
  };
  const fields = dated ? { ...parts, ...dates } : parts;
  const isShared = entryOf.lists.length > 1;
  return {
    kind: 'list',
    label,
    ...(readOnly && { readOnly }),
    fields,
    entries: { path, type, by: entryOf.field, isShared },
  };
}

/** The entry in its record's list that has this address. */
export function entryIri(field: Field, id: number): Iri {
  return `/api/${field.entries?.path ?? ''}/${String(id)}`;
}

function isShort(field: Field | undefined): boolean {
  return (
    field !== undefined &&
    !['longText', 'richText', 'embedded', 'list', 'json', 'references', 'choices'].includes(field.kind)
  );
}
