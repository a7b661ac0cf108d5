import type { DomainRecord } from './rows.ts';

/** What is wrong with one field of an input, as it stands in a 422. */
export type Violation = { readonly propertyPath: string; readonly message: string };

/** Each of them once: two rules may say the same of a field. */
export function eachOnce(violations: readonly Violation[]): readonly Violation[] {
  return violations.filter(
    ({ message, propertyPath }, at) =>
      violations.findIndex((it) => it.propertyPath === propertyPath && it.message === message) === at,
  );
}

/** There is no such record, or the asker may not know of it. */
export class NotFound extends Error {
  constructor(message = 'Diesen Datensatz gibt es nicht.') {
    super(message);
  }
}

/** The record was changed since the writer last saw it; carries its present state. */
export class Stale extends Error {
  readonly current: DomainRecord;
  constructor(current: DomainRecord) {
    super('Der Datensatz wurde inzwischen geändert.');
    this.current = current;
  }
}

/** The input breaks a rule; every violation names its field. */
export class Invalid extends Error {
  readonly violations: readonly Violation[];
  constructor(violations: readonly Violation[]) {
    super(violations.map((it) => it.message).join(' '));
    this.violations = violations;
  }
}

/** The wish conflicts with what is already there. */
export class Conflict extends Error {}

/** The actor's roles do not allow it. */
export class Forbidden extends Error {}

/** Nobody is signed in, or whoever says he is has not shown it. */
export class NotSignedIn extends Error {}

/** It was tried too often; carries the seconds to wait. */
export class TooOften extends Error {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** What was sent is more than is kept. */
export class TooLarge extends Error {}

/** The system cannot serve at all for now. */
export class Unavailable extends Error {}
