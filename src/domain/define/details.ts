import type { Area } from '../access/matrix.ts';
import type { Field, Fields, Origin } from './field.ts';
import type { FilterName, Filters } from './filter.ts';
import type { Meta } from './row.ts';

type Name<F extends Fields> = Extract<keyof F, string> | keyof Meta;
/** A column to order by: one of its own, or one of a record it refers to, for example `contract.datum`. */
type SortName<F extends Fields> = Name<F> | `${Extract<keyof F, string>}.${string}`;
type Sort<F extends Fields> = SortName<F> | `-${SortName<F>}`;

/** The half of a definition that the server, and in the console the screens of its own resource need. */
export type DetailsSpec<F extends Fields, L extends Filters = Filters> = {
  readonly fields: F;
  /**
   * What free search goes over; plates and numbers are found whatever their spaces, referred records by their pick
   * texts.
   */
  readonly search: readonly string[];
  /** The record referred to by whose words it is found as well; they are kept with its own. */
  readonly foundWith?: Extract<keyof F, string>;
  readonly filters: L;
  readonly list: {
    readonly columns: readonly Name<F>[];
    readonly sort: Sort<F>;
    readonly sorts?: readonly SortName<F>[];
    readonly filter?: { readonly [name in FilterName<L>]?: string | readonly string[] };
    readonly maxPerPage?: number;
  };
  /** Blocks of the record panel: heading, then rows of field names. */
  readonly form: readonly { readonly title: string; readonly rows: readonly (readonly Extract<keyof F, string>[])[] }[];
  /** Only the records whose field holds the reader's own user IRI. */
  readonly ownedBy?: Extract<keyof F, string>;
  /** Records whose field says this are only for readers of that area besides, for example mails about documents. */
  readonly keptFor?: { readonly field: Extract<keyof F, string>; readonly value: string; readonly area: Area };
  /** A filter under which readers of another area see records of everybody, for example the push log of a contract. */
  readonly sharedBy?: { readonly filter: string; readonly area: Area };
  /**
   * Only for those whose roles a record names and who may read all of the resource at its `path`; changed by its maker
   * and admin alone.
   */
  readonly sharing?: {
    readonly maker: Extract<keyof F, string>;
    readonly roles: Extract<keyof F, string>;
    readonly path: Extract<keyof F, string>;
  };
  /** Groups of columns in which a combination stands once at most. */
  readonly uniqueTogether?: readonly (readonly Extract<keyof F, string>[])[];
  /**
   * People put its records in order by hand: the field with the place, from 1 and without gaps, within the record or
   * the choice that the other field names, of all of them where none is named; `from` is added to a place where it is
   * stored.
   */
  readonly sorted?: {
    readonly by: Extract<keyof F, string>;
    readonly within?: Extract<keyof F, string>;
    readonly from?: number;
  };
  /**
   * Its records belong to another one and travel inside it: the field that names that one, and which of its lists hold
   * them.
   */
  readonly entryOf?: { readonly field: string; readonly lists: readonly string[] };
};
/** Stands for the day on which somebody opens the list, in its usual filters. */
export const presentDay = 'today';

/** Details as their readers take them, without the types of their own fields. */
export type Details = Omit<
  DetailsSpec<Fields>,
  'list' | 'form' | 'foundWith' | 'keptFor' | 'ownedBy' | 'sharing' | 'uniqueTogether' | 'sorted'
> & {
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: string;
    readonly sorts?: readonly string[];
    readonly filter?: Readonly<Record<string, string | readonly string[]>>;
    readonly maxPerPage?: number;
  };
  readonly form: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  readonly foundWith?: string;
  readonly keptFor?: { readonly field: string; readonly value: string; readonly area: Area };
  readonly ownedBy?: string;
  readonly sharing?: { readonly maker: string; readonly roles: string; readonly path: string };
  readonly uniqueTogether?: readonly (readonly string[])[];
  readonly sorted?: { readonly by: string; readonly within?: string; readonly from?: number };
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

/**
 * Declares what storage, API, documentation, grid and form read from; what menu, palette and links read stands in its
 * noun.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineDetails<const F extends Fields, const L extends Filters>(
  spec: DetailsSpec<F, L> & { readonly fields: OwnNames<F> },
): DetailsSpec<F, L> {
  return spec;
}
