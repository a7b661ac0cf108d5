import type { Area } from '../access/matrix.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { Definition, PartOf, RowOf } from './row.ts';
import type { Shape, ShapeValue } from './shape.ts';
import type { AnyVerdict, Verdict } from './verdict.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Method and address below /api; parts in braces are given with the call. */
export type Wire = `${Method} /${string}`;

/** What a call takes: fields as a form has them, any JSON, or the filters of a resource's list. */
export type Taken = Fields | Shape | ListFilters;
/** The filters and orders of a resource's list, by their names on the wire. */
export type ListFilters = { readonly kind: 'filters'; readonly of: string };
/* @__NO_SIDE_EFFECTS__ */
export const filtersOf = (path: string): ListFilters => ({ kind: 'filters', of: path });

/** What comes back: the record the call worked on, JSON, a page of a collection, or nothing. */
export type Answered =
  | { readonly kind: 'record'; readonly of: string }
  | { readonly kind: 'json'; readonly description: string; readonly shape: Shape; readonly status: 200 | 201 }
  | { readonly kind: 'page'; readonly description: string; readonly member: Shape; readonly context: string }
  | { readonly kind: 'nothing'; readonly description: string };

/** The record of a resource on which the call works, as it stands afterwards. */
/* @__NO_SIDE_EFFECTS__ */
export function item<R extends Definition>({ path }: R): RecordAnswer<R> {
  return { kind: 'record', of: path };
}
type RecordAnswer<R> = {
  readonly kind: 'record';
  readonly of: string;
  /** Carries the type of the record through inference; never present at run time. */
  readonly row?: RowOf<R>;
  readonly part?: PartOf<R>;
};
/* @__NO_SIDE_EFFECTS__ */
export const nothing = (description: string) => ({ kind: 'nothing', description }) as const;
/* @__NO_SIDE_EFFECTS__ */
export function json<S extends Shape>(
  description: string,
  shape: S,
  { status = 200 }: { readonly status?: 200 | 201 } = {},
) {
  return { kind: 'json', description, shape, status } as const;
}
/** Members of one class, page by page. */
/* @__NO_SIDE_EFFECTS__ */
export function page<S extends Shape>(description: string, member: S, context: string) {
  return { kind: 'page', description, member, context } as const;
}

/** Refusals beyond those every call may answer with: true for the usual sentence about them. */
export type Errors = {
  readonly missing?: true;
  readonly invalid?: true;
  readonly conflict?: true | string;
  readonly notSignedIn?: true;
  readonly unavailable?: string;
};

/** Whose roles may make a call, everybody who is signed in, or anybody at all. */
export type Callers = Area | 'everybody' | 'anybody';

export type CallSpec<W extends Wire, I extends Taken, A extends Answered, C extends Callers = Callers> = {
  /** Stable and unique, for example `contract.updateUser`. */
  readonly id: string;
  readonly title: string;
  /** What a title does not hold. */
  readonly description?: string;
  readonly call: W;
  /** The specification has its address beside /api, not below it. */
  readonly besideApi?: true;
  /** Path of the resource it belongs to, where it does not answer its records. */
  readonly on?: string;
  /** Under which words the documentation has it, where it belongs to no resource. */
  readonly heading?: string;
  readonly area: C;
  /** Also whom this area opens some of the records to; the work asks of each whether it is one of them. */
  readonly openTo?: Area;
  /** Open to somebody who must first choose a password of his own. */
  readonly withFirstPassword?: true;
  /** So often from one address, where the general limit is too wide. */
  readonly perMinute?: number;
  /** Needs the right to write in its area. */
  readonly write?: boolean;
  readonly input: I;
  readonly answer: A;
  readonly errors?: Errors;
  /** Parts of the address that are no record's number. */
  readonly parts?: Readonly<Record<string, Shape>>;
  /** The rule that menu and server alike ask of the record. */
  readonly check?: (record: PartIn<A>, input: TakenFrom<I>) => Verdict<NamesIn<I, A>>;
  /** Paths of the resources it may change besides its own. */
  readonly touches?: readonly string[];
};
type PartIn<A> = A extends RecordAnswer<infer _> ? NonNullable<A['part']> : never;
export type AnyCall = Omit<CallSpec<Wire, Taken, Answered>, 'check'> & {
  readonly check?: (record: never, input: never) => AnyVerdict;
};
/** A call that works on one record of its resource, as menus offer it and bulk calls repeat it. */
export type RecordCall = Omit<AnyCall, 'area' | 'input' | 'answer'> & {
  readonly area: Exclude<Callers, 'anybody'>;
  readonly input: Fields;
  readonly answer: { readonly kind: 'record'; readonly of: string };
};

/**
 * Declares a call once: its route, its check of what is sent, its documentation and the console's way to call it are
 * read from that.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const W extends Wire, I extends Taken, A extends Answered, const C extends Callers>(
  spec: CallSpec<W, I, A, C>,
): CallSpec<W, I, A, C> {
  return spec;
}

export function isRecordCall(call: AnyCall): call is AnyCall & RecordCall {
  return call.answer.kind === 'record';
}

/** Method and address of a call, below /api where nothing else is said. */
export function wireOf({ call }: Pick<AnyCall, 'call'>): { readonly method: Method; readonly address: string } {
  const [method, address = '/'] = call.split(' ');
  return { method: method as Method, address };
}

/** A call as its caller knows it: by its address, what it takes and what it answers. */
export type Callable = {
  readonly call: Wire;
  readonly besideApi?: true;
  readonly input?: Taken;
  readonly answer?: Answered;
};
type Addressed<C extends AnyCall> = {
  readonly call: C['call'];
  readonly besideApi?: true;
  readonly input?: C['input'];
  readonly answer?: C['answer'];
};
/**
 * A call by its address and the type of its declaration alone; the code of the declaration is not loaded. For what a
 * console does before anything of it is loaded, or while it closes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const addressOf = <C extends AnyCall>(
  call: C['call'],
  beside: { readonly besideApi?: true } = {},
): Addressed<C> => ({
  call,
  ...beside,
});

/** What is sent with a call. */
export type TakenFrom<I> = I extends Shape
  ? ShapeValue<I>
  : I extends ListFilters
    ? Readonly<Record<string, unknown>>
    : I extends Fields
      ? Partial<ValuesOf<I>>
      : never;
/** The names that a refusal of a call may speak of: what is sent with it, and the fields of its record. */
export type FieldIn<C extends AnyCall> = C extends { readonly input: infer I; readonly answer: infer A }
  ? NamesIn<I, A>
  : never;
type NamesIn<I, A> = Extract<keyof TakenFrom<I> | ([PartIn<A>] extends [never] ? never : keyof PartIn<A>), string>;
/** The parts of its address. */
export type PartsOf<W> = W extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: K extends 'id' ? number : string } & PartsOf<Rest>
  : unknown;
type GivenParts<W> = W extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string | number } & GivenParts<Rest>
  : unknown;
/** The record that the address of a call names, as it stands; a call without one finds its own. */
export type TargetOf<C> = C extends { readonly call: infer W; readonly answer: { readonly row?: infer R } }
  ? W extends `${string}{id}${string}`
    ? NonNullable<R>
    : undefined
  : never;
type InputOfCall<C> = C extends { readonly input?: infer I } ? TakenFrom<I> : never;
/** Everything a caller gives: what is sent, and the parts of the address, records by number or address. */
export type GivenTo<C> = C extends { readonly call: infer W } ? InputOfCall<C> & GivenParts<W> : never;

/** What a caller gets. */
export type AnswerTo<C> = C extends { readonly answer?: infer A } ? Sent<A> : never;
type Sent<A> = A extends { readonly kind: 'json'; readonly shape: infer S }
  ? ShapeValue<S>
  : A extends { readonly kind: 'page'; readonly member: infer S }
    ? { readonly 'hydra:member': readonly ShapeValue<S>[]; readonly 'hydra:totalItems': number }
    : A extends { readonly kind: 'record' }
      ? Readonly<Record<string, unknown>> | undefined
      : undefined;

/** What the work behind a call comes to: a page still without its frame. */
export type ResultOf<C> = C extends { readonly answer: infer A } ? Worked<A> : never;
type Worked<A> = A extends { readonly kind: 'json'; readonly shape: infer S }
  ? ShapeValue<S>
  : A extends { readonly kind: 'page'; readonly member: infer S }
    ? PageOf<ShapeValue<S>> | PageOfTexts
    : undefined;
export type PageOf<T> = {
  readonly members: readonly T[];
  readonly total: number;
  readonly totalIsAtLeast?: boolean;
  readonly page: number;
  readonly itemsPerPage: number;
};
/** The same with members that are JSON already. */
export type PageOfTexts = Omit<PageOf<never>, 'members'> & { readonly texts: readonly string[] };
/** What the work behind a call is given: checked input, and the parts of the address. */
export type WorkInput<C> = C extends { readonly call: infer W } ? InputOfCall<C> & PartsOf<W> : never;
