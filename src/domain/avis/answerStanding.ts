import type { SomeOf } from '../define/row.ts';
import type { contract } from '../contract/contract.ts';
import type { avisProposal } from './avisProposal.ts';
import type { TimeWindow } from './windows.ts';

type Proposal = SomeOf<typeof avisProposal, 'state' | 'windows' | 'changeUntil'>;
type Ride = SomeOf<typeof contract, 'isStorniert' | 'abgeschlossen'>;

/**
 * What somebody who opens the page finds: a question, one whose windows are all taken, or why there is nothing left to
 * answer.
 */
export type AnswerStanding = 'open' | 'allTaken' | 'tooLate' | 'cancelled' | 'gone';

/** How the question stands when it is looked at. */
export function answerStanding(
  { state, changeUntil }: Proposal,
  { ride, free, now }: { readonly ride: Ride | undefined; readonly free: readonly TimeWindow[]; readonly now: Date },
): AnswerStanding {
  if (!ride || ride.isStorniert) return 'cancelled';
  if (state === 'withdrawn' || state === 'declined') return 'gone';
  if (state === 'accepted' || ride.abgeschlossen || (changeUntil && now.toISOString() >= changeUntil)) return 'tooLate';
  return free.length === 0 ? 'allTaken' : 'open';
}

/** The windows of a proposal; what is stored is whole. */
export function windowsOf({ windows }: Pick<Proposal, 'windows'>): readonly TimeWindow[] {
  return (windows ?? []).flatMap(({ day, from, to }) => (day && from && to ? [{ day, from, to }] : []));
}

/** The window that was chosen or wished. */
export function answerOf({ answer }: SomeOf<typeof avisProposal, 'answer'>): TimeWindow | null {
  const { day, from, to } = answer ?? {};
  return day && from && to ? { day, from, to } : null;
}
