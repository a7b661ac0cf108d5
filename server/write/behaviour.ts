import type { PoolClient } from 'pg';
import type { Iri } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { ChangesOf, Definition, FormPathOf, RowOf, StoredOf } from '../../src/domain/define/row.ts';
import type { Verdict } from '../../src/domain/define/verdict.ts';
import type { Actor } from '../storage/actor.ts';
import type { DomainRecord } from '../storage/rows.ts';

/**
 * The transaction a write happens in, with the one clock reading that all its parts share, and the means for
 * consequences elsewhere.
 */
export type Scope = {
  readonly client: PoolClient;
  readonly actor: Actor;
  readonly now: Date;
  readonly behaviours: Behaviours;
  /** The records written so far in this transaction, by IRI, as they stand now. */
  readonly written: Map<string, DomainRecord>;
  /** Those of them that were there before, as the transaction came upon them. */
  readonly found: Map<string, DomainRecord>;
  /** Changes another record as a consequence, the same way as everybody else (rules, history, change log). */
  change<R extends Definition>(resource: R, iri: Iri, changes: ChangesOf<R>): Promise<RowOf<R>>;
  /** Makes another record as a consequence. */
  make<R extends Definition>(resource: R, input: ChangesOf<R>): Promise<RowOf<R>>;
  /** Removes another record as a consequence. */
  remove(resource: Definition, iri: Iri): Promise<void>;
  /** Another record as it stands in this transaction; undefined when there is no reference or no record. */
  look<R extends Definition>(resource: R, iri: Iri | null | undefined): Promise<RowOf<R> | undefined>;
};

/** What somebody is about to do to a record. */
export type Intent<R extends Definition = Resource> = What<R> & {
  /** The record as it would stand afterwards. */
  readonly after: StoredOf<R>;
  /** What the caller sent, options such as `driverChangedWithMail` included. */
  readonly input: ChangesOf<R>;
};
type What<R> =
  | { readonly kind: 'create'; readonly before: undefined }
  | { readonly kind: 'update' | 'delete'; readonly before: RowOf<R> };

/** What somebody has done to a record. */
export type Done<R extends Definition = Resource> = Intent<R> & { readonly id: number; readonly after: RowOf<R> };

/**
 * What a resource does beyond storing fields; small functions, listed per resource in `server/actions/behaviours.ts`.
 */
export type Behaviour<R extends Definition = Resource> = {
  /** Rules of the business; a refusal becomes a 422 at its field. */
  readonly check?: readonly ((intent: Intent<R>, scope: Scope) => Said<R> | Promise<Said<R>>)[];
  /** Consequences inside the record itself, before it is stored. */
  readonly complete?: readonly ((intent: Intent<R>, scope: Scope) => Completed<R> | Promise<Completed<R>>)[];
  /** Consequences elsewhere, in the same transaction. */
  readonly effects?: readonly ((done: Done<R>, scope: Scope) => void | Promise<void>)[];
};

/** What a rule says: a refusal names a field of the resource, a part of it, or one of an entry. */
type Said<R extends Definition> = Verdict<FormPathOf<R>, string>;

/** What a completion sets of the record itself. */
export type Completed<R> = Partial<StoredOf<R>>;

/**
 * Declares what a resource does beyond storing fields, in the types of its own rows; a write finds it by the path of
 * the resource.
 */
export function behave<R extends Definition>({ path }: R, behaviour: Behaviour<R>): Behaviours {
  return { [path]: behaviour as unknown as Behaviour };
}

/** The behaviour of each resource that has one, by its path. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
