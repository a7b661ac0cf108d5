import type { Fields } from '../../src/domain/define/field.ts';
import type { ActionInput, ActionSpec, Call } from '../../src/domain/define/action.ts';
import type { Definition, RowOf } from '../../src/domain/define/row.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Scope } from '../write/behaviour.ts';

/** The record that the call names, as it stands; an action without one finds its own. */
type Target<R, C> = C extends `${string}{id}${string}` ? RowOf<R> : undefined;
type Performing<Record, Input> = (scope: Scope, call: { readonly record: Record; readonly input: Input }) => Promise<string | void>;

/** Carries out an action in the scope's transaction; answers the IRI of the record to show, if not the one it worked on. */
export type Perform = Performing<DomainRecord | undefined, Readonly<Record<string, unknown>>>;
export type Performers = Readonly<Record<string, Perform>>;

/** Declares what an action does, in the types of its record and its input; the route checks both before. */
export function performs<R extends Definition, I extends Fields, C extends Call>(
  action: ActionSpec<R, I, C>,
  perform: Performing<Target<R, C>, ActionInput<I>>,
): Performers {
  return { [action.id]: perform as unknown as Perform };
}
