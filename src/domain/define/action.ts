import type { Area } from '../access/matrix.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { Definition, PartOf, RowOf } from './row.ts';
import type { Verdict } from './verdict.ts';

export type Call = `${'PATCH' | 'POST' | 'DELETE'} /${string}`;

/** What staff can do to a record beyond storing its fields; the wire is given by the specification. */
export type ActionSpec<R extends Definition, I extends Fields, C extends Call> = {
  /** Stable and unique, for example `contract.updateUser`. */
  readonly id: string;
  readonly title: string;
  /** Path of the resource it works on. */
  readonly on: string;
  /** Method and address below /api; `{id}` is the record it works on, without it the action finds its own. */
  readonly call: C;
  /** What the call carries. */
  readonly input: I;
  readonly area: Area;
  /** The rule asked by menu and server alike. */
  readonly check?: (record: PartOf<R>, input: ActionInput<I>) => Verdict;
  /** Paths of the resources it may change besides its own. */
  readonly touches?: readonly string[];
  /** Carries the type of the record through inference; never present at run time. */
  readonly row?: RowOf<R>;
};
export type ActionInput<I extends Fields> = Partial<ValuesOf<I>>;
/** An action as its readers take it, without the types of its record and its input. */
export type Action = Omit<ActionSpec<Definition, Fields, Call>, 'check' | 'row'> & { readonly check?: (record: never, input: never) => Verdict };

/** Declares an action once, on the records of a resource; server, documentation and commands read it. */
export function defineAction<R extends Definition, const I extends Fields, const C extends Call>(
  resource: R,
  spec: Omit<ActionSpec<R, I, C>, 'on' | 'row'>,
): ActionSpec<R, I, C> {
  return { ...spec, on: resource.path };
}

/** Method and address of an action's call. */
export function wireOf({ call }: Pick<Action, 'call'>): { readonly method: string; readonly address: string } {
  const [method = 'POST', address = '/'] = call.split(' ');
  return { method, address };
}
