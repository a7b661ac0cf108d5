import type { Area } from '../access/matrix.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { Verdict } from './verdict.ts';

export type Call = `${'PATCH' | 'POST' | 'DELETE'} /${string}`;

/** What staff can do to a record beyond storing its fields; the wire is given by the specification. */
export type ActionSpec<I extends Fields> = {
  /** Stable and unique, for example `contract.updateUser`. */
  readonly id: string;
  readonly title: string;
  /** Path of the resource it works on. */
  readonly on: string;
  /** Method and address below /api; `{id}` is the record it works on, without it the action finds its own. */
  readonly call: Call;
  /** What the call carries. */
  readonly input: I;
  readonly area: Area;
  /** The rule asked by menu and server alike. */
  readonly check?: (record: Readonly<Record<string, unknown>>, input: Readonly<Partial<ValuesOf<I>>>) => Verdict;
  /** Paths of the resources it may change besides its own. */
  readonly touches?: readonly string[];
};
export type Action = Omit<ActionSpec<Fields>, 'check'> & { readonly check?: (record: Readonly<Record<string, unknown>>, input: never) => Verdict };

/** Declares an action once; server, documentation and commands read it. */
export function defineAction<const I extends Fields>(spec: ActionSpec<I>): ActionSpec<I> {
  return spec;
}

/** Method and address of an action's call. */
export function wireOf({ call }: Pick<Action, 'call'>): { readonly method: string; readonly address: string } {
  const [method = 'POST', address = '/'] = call.split(' ');
  return { method, address };
}
