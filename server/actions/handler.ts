import type { Role } from '../../src/domain/access/roles.ts';
import type { Fields } from '../../src/domain/define/field.ts';
import type {
  AnyCall,
  ListFilters,
  PartsOf,
  RecordCall,
  ResultOf,
  TakenFrom,
  TargetOf,
  WorkInput,
} from '../../src/domain/define/call.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { Shape, ShapeValue } from '../../src/domain/define/shape.ts';
import type { Health } from '../health/health.ts';
import type { Directions } from '../routing/directions.ts';
import type { Settings } from '../settings.ts';
import type { Actor } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Whence } from '../storage/sessions.ts';
import type { Scope } from '../write/behaviour.ts';
import type { OpenScope } from '../write/scope.ts';

/** What the work behind a call that anybody may make has at hand. */
export type OpenlyAsked = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly directions: Directions;
  readonly settings: Settings;
  /** The server secret from which unlock codes and links are derived. */
  readonly secret: string;
  readonly version: string;
  /** The build of the console that is served now, null when something else serves it. */
  readonly build: string | null;
  readonly health: Health;
  /** From where is asked. */
  readonly whence: Whence;
  readonly now: Date;
  /** Ends when nobody waits for the answer any more. */
  readonly leaving: AbortSignal;
  /** The token with which the bearer of a session shows who he is. */
  readonly tokenFor: (bearer: Bearer) => string;
  readonly warn: (line: string) => void;
};
/** What the work behind a call has at hand when somebody is signed in. */
export type Asked = OpenlyAsked & {
  readonly actor: Actor;
  /** The session in which is asked. */
  readonly session: string;
  /** Signed in with a password that somebody else chose. */
  readonly mustChangePassword: boolean;
};
/** Whose session it is. */
export type Bearer = {
  readonly userId: number;
  readonly username: string;
  readonly roles: readonly Role[];
  readonly session: string;
};
type AskedBy<C extends AnyCall> = C['area'] extends 'anybody' ? OpenlyAsked : Asked;

/** What was sent, before anybody has looked at it. */
export type Unchecked<T> = { readonly [K in keyof T]?: unknown };

/** The work behind a call. */
export type Handler = {
  readonly call: AnyCall;
  readonly read?: (given: never) => object;
  readonly work: (asked: never, input: never) => unknown;
};
/** The work behind a call on a record, inside of the transaction in which the record is held. */
export type Performer = {
  readonly call: RecordCall;
  readonly perform: Perform<DomainRecord | undefined, AnyRow>;
  /** Takes what must be held before the record is, where it is held together with others. */
  readonly holdFirst?: (scope: Scope) => Promise<void>;
};
type Perform<Record, Input> = (
  scope: Scope,
  what: { readonly record: Record; readonly input: Input },
) => Promise<string | void>;

type Result<C> = ResultOf<C> | Promise<ResultOf<C>>;
type ShapeCall = AnyCall & { readonly input: Shape };
/** What it takes is checked by its declaration. */
type CheckedCall = AnyCall & { readonly input: Fields | ListFilters };
type ValueIn<C extends ShapeCall> = ShapeValue<C['input']>;

/**
 * Says how a call that takes JSON is answered: what was sent is read first, refused at its fields where it is wrong.
 */
export function answer<C extends ShapeCall, T extends object>(
  call: C,
  how: {
    read: (given: Unchecked<ValueIn<C>>) => T;
    work: (asked: AskedBy<C>, input: T & PartsOf<C['call']>) => Result<C>;
  },
): Handler {
  return { call, ...how };
}

/** The same for a call that takes fields or the filters of a list, which are checked by what is known of them. */
export function respond<C extends CheckedCall>(
  call: C,
  work: (asked: AskedBy<C>, input: WorkInput<C>) => Result<C>,
): Handler {
  return { call, work };
}

/** Says what a call on a record does to it; answers the IRI of the record to show, if not the one it worked on. */
export function perform<C extends RecordCall>(
  call: C,
  work: Perform<TargetOf<C>, TakenFrom<C['input']>>,
  before: Pick<Performer, 'holdFirst'> = {},
): Performer {
  return { call, perform: work as unknown as Performer['perform'], ...before };
}
