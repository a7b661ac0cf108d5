import type { DomainRecord } from '../storage/rows.ts';
import type { Scope } from '../write/behaviour.ts';

/** Carries out an action in the scope's transaction; answers the IRI of the record to show, if not the one it worked on. */
export type Perform = (scope: Scope, call: { readonly record: DomainRecord | undefined; readonly input: Readonly<Record<string, unknown>> }) => Promise<string | void>;
