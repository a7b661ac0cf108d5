import type { Area } from '../access/matrix.ts';
import { positionField } from './entryPlace.ts';
import { meta, type Field, type Fields, type Origin } from './field.ts';
import type { FilterName, Filters } from './filter.ts';
import type { Meta, Part } from './row.ts';

type Name<F extends Fields> = Extract<keyof F, string> | keyof Meta;
/** A column to order by: one of its own, or one of a record it refers to, for example `contract.datum`. */
type SortName<F extends Fields> = Name<F> | `${Extract<keyof F, string>}.${string}`;
type Sort<F extends Fields> = SortName<F> | `-${SortName<F>}`;

/** What one record and a list of them are called: `rows` names the records where the list is not called by their plural, for example "Mail Log"; `heading` stands on the list's tab instead of its name. */
export type Title = {
  readonly one: string;
  readonly gender: 'm' | 'f' | 'n';
  readonly many: string;
  readonly rows?: string;
  readonly heading?: string;
};

export type ResourceSpec<F extends Fields, L extends Filters = Filters> = {
  /** Last part of its address, for example `contracts`; also the name of its table. */
  readonly path: string;
  /** Name of its hydra class, for example `Contract`. */
  readonly type: string;
  readonly title: Title;
  readonly icon: string;
  /** Row of the role matrix that guards it. */
  readonly area: Area;
  readonly fields: F;
  /** How a person calls one record. */
  readonly represent: (row: Partial<Part<F>>) => string;
  /** The field with the short code by which people know a record; hits of a search show it in front. */
  readonly code?: Name<F>;
  /** What every staff role may read of it where a form refers to it, and what travels embedded in a reference. */
  readonly pick: readonly Name<F>[];
  /** What free search goes over; plates and numbers are found whatever their spaces, referred records by their pick texts. */
  readonly search: readonly string[];
  readonly filters: L;
  readonly list: {
    readonly columns: readonly Name<F>[];
    readonly sort: Sort<F>;
    readonly sorts?: readonly SortName<F>[];
    readonly filter?: { readonly [name in FilterName<L>]?: string | readonly string[] };
    readonly perPage?: number;
    readonly maxPerPage?: number;
  };
  /** Columns that order records whose sorted column is equal, before the id does. */
  readonly sortWith?: Readonly<Record<string, readonly Name<F>[]>>;
  /** Blocks of the record panel: heading, then rows of field names. */
  readonly form: readonly { readonly title: string; readonly rows: readonly (readonly Extract<keyof F, string>[])[] }[];
  /** Which standard operations exist; all by default. */
  readonly operations?: readonly Operation[];
  /** Only the records whose field holds the reader's own user IRI. */
  readonly ownedBy?: Extract<keyof F, string>;
  /** A filter under which readers of another area see records of everybody, for example the push log of an order. */
  readonly sharedBy?: { readonly filter: string; readonly area: Area };
  /** Only for those whose roles a record names and who may read all of the resource at its `path`; changed by its maker and admin alone. */
  readonly sharing?: {
    readonly maker: Extract<keyof F, string>;
    readonly roles: Extract<keyof F, string>;
    readonly path: Extract<keyof F, string>;
  };
  /** Further composite indexes, in column order, for tables that grow. */
  readonly indexes?: readonly (readonly Name<F>[])[];
  /** Indexes that carry further narrow columns along, so that hits are counted and put in order without opening the wide rows. */
  readonly covering?: { readonly indexes: readonly (readonly Name<F>[])[]; readonly columns: readonly Name<F>[] };
  /** What holds for few records, so that those are found without looking at all. */
  readonly rare?: readonly { readonly field: Extract<keyof F, string>; readonly is: boolean | string }[];
  /** Groups of columns in which a combination stands once at most. */
  readonly uniqueTogether?: readonly (readonly Extract<keyof F, string>[])[];
  /** Its records belong to another one and travel inside it: the field that names that one, and which of its lists hold them. */
  readonly entryOf?: { readonly field: string; readonly lists: readonly string[] };
};
/** Stands for the day on which somebody opens the list, in its usual filters. */
export const presentDay = 'today';

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/** A definition as its readers take it, without the types of its own fields. */
export type Resource = Omit<
  ResourceSpec<Fields>,
  | 'represent'
  | 'code'
  | 'pick'
  | 'list'
  | 'sortWith'
  | 'form'
  | 'ownedBy'
  | 'sharing'
  | 'indexes'
  | 'covering'
  | 'rare'
  | 'uniqueTogether'
> & {
  readonly represent: (row: never) => string;
  readonly code?: string;
  readonly pick: readonly string[];
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: string;
    readonly sorts?: readonly string[];
    readonly filter?: Readonly<Record<string, string | readonly string[]>>;
    readonly perPage?: number;
    readonly maxPerPage?: number;
  };
  readonly form: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  readonly sortWith?: Readonly<Record<string, readonly string[]>>;
  readonly ownedBy?: string;
  readonly sharing?: { readonly maker: string; readonly roles: string; readonly path: string };
  readonly indexes?: readonly (readonly string[])[];
  readonly covering?: { readonly indexes: readonly (readonly string[])[]; readonly columns: readonly string[] };
  readonly rare?: readonly { readonly field: string; readonly is: boolean | string }[];
  readonly uniqueTogether?: readonly (readonly string[])[];
};

/** What stands on other fields names fields of the same definition. */
type OwnNames<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<unknown, Origin, infer N>
    ? string extends N
      ? unknown
      : N extends Name<F>
        ? unknown
        : `there is no field ${N}`
    : never;
};

/** Declares a resource once; storage, API, documentation, grid, form, menu and palette are read from it. */
export function defineResource<const F extends Fields, const L extends Filters>(
  spec: ResourceSpec<F, L> & { readonly fields: OwnNames<F> },
): ResourceSpec<F, L> {
  return spec;
}

/** The IRI of a record of a resource. */
export function iriOf(path: string, id: number): string {
  return `/api/${path}/${id}`;
}

/** The numeric id behind an IRI of that resource; undefined when it is no such IRI. */
export function idOf(path: string, iri: string): number | undefined {
  const match = /^\/api\/([A-Za-z_]+)\/(\d{1,15})$/.exec(iri);
  return match && match[1] === path ? Number(match[2]) : undefined;
}

/** Whether the resource offers the operation. */
export function offers(resource: Pick<Resource, 'operations'>, operation: Operation): boolean {
  return resource.operations === undefined || resource.operations.includes(operation);
}

const position: Field = { kind: 'integer', label: 'Position', readOnly: true };

/** The field behind a name or a dotted path such as `pickupLocation.ort`, standard fields included. */
export function fieldAt(resource: Pick<Resource, 'fields'>, path: string): Field | undefined {
  const [head = '', ...rest] = path.split('.');
  const first = resource.fields[head] ?? (meta as Fields)[head];
  return rest.reduce<Field | undefined>((field, part) => partAt(field, part), first);
}

/** The part of a field; in lists whose entries have an identity a number names one of them, as in `serviceAddresses.7.city`. */
function partAt(field: Field | undefined, part: string): Field | undefined {
  if (!field?.entries) return field?.fields?.[part];
  return /^\d+$/.test(part) ? field : part === positionField ? position : field.fields?.[part];
}
