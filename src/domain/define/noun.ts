import type { Area } from '../access/matrix.ts';
import type { Details } from './details.ts';
import type { Meta, Part } from './row.ts';

/**
 * What one record and a list of them are called: `rows` names the records where the list is not called by their plural,
 * for example "Mail Log"; `heading` stands on the list's tab instead of its name.
 */
export type Title = {
  readonly one: string;
  readonly gender: 'm' | 'f' | 'n';
  readonly many: string;
  readonly rows?: string;
  readonly heading?: string;
  /** Why one that stood here does so no longer, where that may be something else than its deletion. */
  readonly left?: string;
};

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/**
 * What is known of a resource everywhere and always: how menus, links and commands speak of its records. Its details
 * come when they are asked for.
 */
export type Noun<D extends Details = Details> = {
  /** Last part of its address, for example `contracts`; also the name of its table. */
  readonly path: string;
  /** Another last part of its address, under which it answers as well. */
  readonly secondName?: string;
  /** Name of its hydra class, for example `Contract`. */
  readonly type: string;
  readonly title: Title;
  readonly icon: string;
  /** Row of the role matrix that guards it. */
  readonly area: Area;
  /** Records that another row of the matrix opens as well, as long as they stand so. */
  readonly openRows?: OpenRows;
  /** How a person calls one record. */
  readonly represent: (row: never) => string;
  /** Why this record is not deleted, as far as it says so itself; the server knows more. */
  readonly whyKept?: (row: never) => string | undefined;
  /** The field with the short code by which people know a record; hits of a search show it in front. */
  readonly code?: string;
  /** What every staff role may read of it where a form refers to it, and what travels embedded in a reference. */
  readonly pick: readonly string[];
  /** How many rows its list shows unless somebody asks for others; 100 unless told. */
  readonly perPage?: number;
  /** Which standard operations exist; all by default. */
  readonly operations?: readonly Operation[];
  /** Fields of any content, in which nothing is taken for a record. */
  readonly opaque?: readonly string[];
  /** Its records belong to another one and travel inside it. */
  readonly isEntry?: true;
  /** Its record shows two things side by side, for example words and the mail they make. */
  readonly isBroad?: true;
  /** Fields, filters, list and form: the half that only its own screens and the server need. */
  readonly details: () => Promise<D>;
};

/**
 * Some records that are open to more roles than their resource, for example applicants: whose row of the matrix opens
 * them, and how they stand while it does, or whose `through` stands so.
 */
export type OpenRows = {
  readonly area: Area;
  readonly where: Readonly<Record<string, boolean>>;
  /** The reference to the record that has to stand so, and where its records lie. */
  readonly through?: { readonly field: string; readonly path: string };
  /** What may be done with them; they are listed, read and changed unless told. */
  readonly operations?: readonly Operation[];
  /** The fields that only those change who may change every record. */
  readonly keeps?: readonly string[];
};

type NameIn<D extends Details> = Extract<keyof D['fields'], string>;
/** The pick fields by their names. */
type Picked<D extends Details> = { readonly pick: readonly (NameIn<D> | keyof Meta)[] };
type NounSpec<D extends Details> = Omit<Noun<D>, 'represent' | 'whyKept' | 'code' | 'pick' | 'opaque'> &
  Picked<D> & {
    readonly represent: (row: Partial<Part<D['fields']>>) => string;
    readonly whyKept?: (row: Partial<Part<D['fields']>>) => string | undefined;
    readonly code?: NameIn<D>;
    readonly opaque?: readonly NameIn<D>[];
  };

/** Declares the half of a resource that is always loaded; the names of fields in it are checked against its details. */
/* @__NO_SIDE_EFFECTS__ */
export function defineNoun<D extends Details>(noun: NounSpec<D>): Noun<D> & Picked<D> {
  return noun;
}

/** Whether the resource offers the operation. */
export function offers({ operations }: Pick<Noun, 'operations'>, operation: Operation): boolean {
  return operations === undefined || operations.includes(operation);
}
