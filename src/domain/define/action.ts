import type { Area } from '../access/matrix.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { Verdict } from './verdict.ts';

/** Everything staff can do to a record beyond storing fields; called as the specification's wire says. */
export type ActionSpec<I extends Fields, Facts> = {
  /** Stable and unique, for example `contract.changeDriver`. */
  readonly id: string;
  readonly title: string;
  /** Path of the resource it works on. */
  readonly on: string;
  /** The wire: a PATCH of the resource itself, or an address of its own below /api. */
  readonly call: `${'PATCH' | 'POST' | 'DELETE' | 'GET'} /${string}`;
  /** What the call carries; for a PATCH of the resource, the fields and options that make it this action. */
  readonly input: I;
  readonly area: Area;
  /** Asked by menu, form and server alike; facts hold what the record itself does not. */
  readonly check?: (intent: { readonly record: Readonly<Record<string, unknown>>; readonly input: Readonly<Partial<ValuesOf<I>>>; readonly facts: Facts }) => Verdict;
  /** Paths of the resources it may change besides its own. */
  readonly touches?: readonly string[];
  /** True when the console offers "Rückgängig" afterwards. */
  readonly undoable?: boolean;
};
export type Action = Omit<ActionSpec<Fields, never>, 'check'> & { readonly check?: unknown };

/** Declares an action once; server, menu, palette and documentation read it. */
export function defineAction<const I extends Fields, Facts = object>(spec: ActionSpec<I, Facts>): ActionSpec<I, Facts> {
  return spec;
}
