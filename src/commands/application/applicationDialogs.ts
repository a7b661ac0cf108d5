import type { Acceptance } from '../../domain/application/decision.ts';
import type { application } from '../../domain/application/application.ts';
import type { InputOf } from '../../domain/define/row.ts';
import type { Application } from './applicant.ts';

/** What somebody wants to make of an application, with the boxes ticked beside it. */
export type Decision = InputOf<typeof application>;

/** A decision on an application that has another status by now. */
export type Race = {
  /** The application as it was decided on, when that was seen, and as it is now. */
  readonly chosen: Application;
  readonly seenAt: Date;
  readonly now: Application;
  readonly acceptance: Acceptance;
  readonly decision: Decision;
  /** What going on is called. */
  readonly goOn: string;
};

/** The dialogs of applications. */
export type ApplicationDialogs = {
  /** Whether to go on with the decision; null when the person turned back. */
  readonly 'application.changed': Race & { readonly answer: (decision: Decision | null) => void };
};
