import type { PoolClient } from 'pg';
import type { Verdict } from '../../src/domain/define/verdict.ts';
import type { Actor } from '../storage/actor.ts';
import type { DomainRecord } from '../storage/rows.ts';

/** The transaction a write happens in, with the one clock reading that all its parts share, and the means for consequences elsewhere. */
export type Scope = {
  readonly client: PoolClient;
  readonly actor: Actor;
  readonly now: Date;
  readonly behaviours: Behaviours;
  /** The records written so far in this transaction, by IRI, as they stand now. */
  readonly written: Map<string, DomainRecord>;
  /** Those of them that were there before, as the transaction came upon them. */
  readonly found: Map<string, DomainRecord>;
  /** Changes another record as a consequence, on the same road as everybody else (rules, history, change log). */
  change(iri: string, input: Readonly<Record<string, unknown>>): Promise<DomainRecord>;
  /** Makes another record as a consequence. */
  make(path: string, input: Readonly<Record<string, unknown>>): Promise<DomainRecord>;
  /** Removes another record as a consequence. */
  remove(iri: string): Promise<void>;
  /** Another record as it stands in this transaction; undefined when there is no reference or no record. */
  look(iri: unknown): Promise<DomainRecord | undefined>;
};

/** What somebody is about to do to a record. */
export type Intent = {
  readonly kind: 'create' | 'update' | 'delete';
  readonly before: DomainRecord | undefined;
  /** The record as it would stand afterwards. */
  readonly after: Readonly<Record<string, unknown>>;
  /** What the caller sent, options such as `driverChangedWithMail` included. */
  readonly input: Readonly<Record<string, unknown>>;
};
export type Done = Intent & { readonly id: number; readonly after: DomainRecord };

/** What a resource does beyond storing fields; small functions, listed per resource in `server/actions/behaviours.ts`. */
export type Behaviour = {
  /** Rules of the business; a refusal becomes a 422 at its field. */
  readonly check?: readonly ((intent: Intent, scope: Scope) => Verdict | Promise<Verdict>)[];
  /** Consequences inside the record itself, before it is stored. */
  readonly complete?: readonly ((intent: Intent, scope: Scope) => Record<string, unknown> | Promise<Record<string, unknown>>)[];
  /** Consequences elsewhere, in the same transaction. */
  readonly effects?: readonly ((done: Done, scope: Scope) => void | Promise<void>)[];
};

/** The behaviour of each resource that has one, by its path. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
