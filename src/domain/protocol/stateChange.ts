import type { notificationKinds } from '../choices/notificationKinds.ts';
import { labelOf, type KeyOf } from '../choices/choices.ts';
import { protocolStates } from './choices/protocolStates.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { pickedUpStatus, protocolStatus } from './badge.ts';
import type { SomeOf } from '../define/row.ts';
import type { protocol, Protocol } from './protocol.ts';

export type ProcessState = KeyOf<typeof protocolStates>;
type MaybeState = SomeOf<typeof protocol, 'processState'>;

/** What happens around a protocol that comes forward into a state. */
export type Reached = {
  /** The mail rules of this occasion are followed. */
  readonly mails?: 'U2' | 'U3';
  /** Staff hear of it. */
  readonly tells?: KeyOf<typeof notificationKinds>;
};

/**
 * The states, and what reaching each of them brings about elsewhere (R30). A state that is skipped brings about
 * nothing.
 */
export const reachedStates: Readonly<Record<ProcessState, Reached>> = {
  UNPROCESSED: {},
  STARTED: {},
  SUBMITTED: { mails: 'U2', tells: 'protocolPickupDone' },
  RECEIVED: { mails: 'U3', tells: 'protocolDeliveryDone' },
  CLOSED: { tells: 'protocolClosed' },
};

/** Which way a protocol goes. */
export function directionOf(before: MaybeState, after: MaybeState): 'forward' | 'back' | 'stays' {
  const steps = protocolStatus(after.processState) - protocolStatus(before.processState);
  if (steps === 0) return 'stays';
  return steps > 0 ? 'forward' : 'back';
}

/** Staff set whatever state they want; the app goes to the next one and no other (R30). */
export function checkAppStep(from: ProcessState, to: ProcessState): Verdict<'processState'> {
  const next = protocolStates.items.find((it) => it.key === from)?.next ?? null;
  if (to === next) return allowed;
  return refused(
    next === null
      ? 'Das Protokoll ist abgeschlossen.'
      : `Auf „${labelOf(protocolStates, from)}“ folgt „${labelOf(protocolStates, next)}“.`,
    'processState',
  );
}

type Kept = Pick<Protocol, 'processState' | 'statusArray' | 'closed' | 'allUploadsDone' | 'mailSend' | 'sentMails'>;

/**
 * What a change of state does to the protocol itself (R30, R33). Mails that are still on their way when it goes back
 * tell of what stood before: whatever becomes of them, the protocol is not sent.
 */
export function afterStateChange(before: Kept, after: Kept, now: Date): Partial<Kept> {
  const direction = directionOf(before, after);
  if (direction === 'stays') return {};
  const status = protocolStatus(after.processState);
  const isClosed = after.processState === 'CLOSED';
  return {
    statusArray: statusesUpTo(status, before.statusArray, now),
    closed: isClosed ? now.toISOString() : null,
    ...(isClosed && { allUploadsDone: true }),
    ...(direction === 'back' && status <= pickedUpStatus && { mailSend: false, sentMails: [] }),
  };
}

/** When each state was reached; a state that is left backwards is reached anew. */
function statusesUpTo(status: number, reached: Kept['statusArray'], now: Date): Kept['statusArray'] {
  const kept = reached.filter((it) => (it.status ?? 0) <= status);
  if (status === 0 || kept.some((it) => it.status === status)) return kept;
  return [...kept, { status, date: now.toISOString() }];
}

/** A forward step ends what the app was allowed to do once more. */
export function permissionsAfter(before: MaybeState, after: MaybeState) {
  return directionOf(before, after) === 'forward'
    ? {
        editingApproved: false,
        additionalProperties: { editProcessPartAllowed: false, disableSignatureValidation: false },
      }
    : undefined;
}
