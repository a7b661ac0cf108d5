import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import { protocolImageStates } from '../../../src/domain/protocol/choices/protocolImageStates.ts';
import { staffIds } from '../base/ids.ts';
import { instantText } from '../days.ts';
import { at, randomFrom } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';
import type { complaintsOf } from './complaintsOf.ts';
import type { sendingOf } from './sendingOf.ts';

const hour = 3_600_000;
const reviewers = [staffIds.office, staffIds.office2];
const putBack = ['Wartet auf die Rückmeldung des Fahrers.', 'Empfänger meldet sich noch wegen der Schlüssel.'];

type Reviewed = Pick<
  RowFor<typeof protocol>,
  'reviewState' | 'reviewReason' | 'reviewedAt' | 'reviewedBy' | 'requestedFromDriver'
>;
type Seen = {
  readonly sending: ReturnType<typeof sendingOf>;
  readonly complaints: ReturnType<typeof complaintsOf>;
  readonly clock: Clock;
};

/** What the office has decided about a recent protocol, and what it has asked its driver for. */
export function reviewOf({ contract, progress }: Dossier, { sending, complaints, clock }: Seen): Reviewed {
  const nothing = {
    reviewState: null,
    reviewReason: null,
    reviewedAt: null,
    reviewedBy: null,
    requestedFromDriver: [],
  };
  if (progress.state < 4) return nothing;
  const random = randomFrom('leitstand', 'review', contract.id);
  const closed = at(progress.times, 4);
  const latest = sending?.moment ?? clock.now;
  const decided = {
    reviewedAt: instantText(closed + (latest - closed) * 0.8),
    reviewedBy: random.pick(reviewers),
  };
  const [first] = complaints;
  const requestedFromDriver =
    first && random.chance(0.5)
      ? [
          {
            label: `Kilometerstand (${labelOf(protocolImageStates, 'SUBMITTED')})`,
            requestedAt: instantText(Math.min(clock.now, Date.parse(first.createdAt) + hour)),
            requestedBy: 'office',
          },
        ]
      : [];
  // What was found fault with is not held back for it.
  if (sending && !(first && contract.id % 2 === 0))
    return { ...nothing, ...decided, reviewState: 'checked', requestedFromDriver };
  if (!sending && contract.id % 4 === 2)
    return { ...nothing, ...decided, reviewState: 'later', reviewReason: random.pick(putBack) };
  if (first) return { ...nothing, ...decided, reviewState: 'complained', requestedFromDriver };
  return contract.id % 8 === 3 ? { ...nothing, ...decided, reviewState: 'checked' } : nothing;
}
