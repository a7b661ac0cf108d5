import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { openPoints } from '../../../src/domain/protocol/openPoints.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { reviewProtocol } from '../../../src/domain/protocol/protocolCalls.ts';
import { checkDecision, looksNew, openQuestion, undecided } from '../../../src/domain/protocol/review.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { requiredPictures } from './requiredPictures.ts';
import { isRestoring } from './states.ts';

type Protocol = typeof protocol;
const wrong = wrongInput(reviewProtocol);

/** Keeps what the office decides about a protocol, or takes the last decision back with the complaint it made. */
export const review = perform(reviewProtocol, async (scope, { record, input }) => {
  const { decision, reason, complaint, component } = input;
  const may = checkDecision(record);
  if (may.verdict === 'refused') throw wrong('decision', may.reason);
  const why = (reason ?? '').trim();
  if (decision === 'checked' && why === '') {
    const order = await scope.look(contract, record.contract);
    const open = openPoints(record, { contract: order, pictures: await requiredPictures(scope.client) });
    if (open.length > 0) throw wrong('reason', openQuestion(open.length));
  }
  if (decision === 'complained' && !complaint) throw wrong('complaint', 'Bitte eine Beanstandungsart wählen.');
  // What somebody found fault with stays when it is settled later; only who takes it back never said it.
  const kept = decision ? record.complaints : record.complaints.filter((it) => !isOfDecision(it, record));
  const complaints =
    decision === 'complained' && complaint
      ? [...kept, { complaint, description: why === '' ? null : why, component: component ?? null }]
      : kept;
  await scope.change(protocol, iriOf(protocol.path, record.id), {
    ...(decision
      ? {
          reviewState: decision,
          reviewReason: why === '' ? null : why,
          reviewedAt: scope.now.toISOString(),
          reviewedBy: scope.actor.userId === null ? null : iriOf('users', scope.actor.userId),
        }
      : undecided),
    ...(complaints.length === record.complaints.length && decision !== 'complained' ? {} : { complaints }),
  });
});

type Complaint = { readonly reporter?: string | null; readonly createdAt?: string | null };
type Decided = {
  readonly reviewState?: string | null;
  readonly reviewedAt?: string | null;
  readonly reviewedBy?: string | null;
};

/** The complaint that came with the decision has its moment and its author. */
function isOfDecision({ reporter, createdAt }: Complaint, { reviewState, reviewedAt, reviewedBy }: Decided): boolean {
  if (reviewState !== 'complained' || !createdAt || !reviewedAt) return false;
  return reporter === reviewedBy && Date.parse(createdAt) === Date.parse(reviewedAt);
}

/** What is emptied, restored or goes back in its states has to be looked at again. */
export function completeReview(intent: Intent<Protocol>, _scope: Scope): Completed<Protocol> {
  if (intent.kind !== 'update' || !intent.before.reviewState) return {};
  const { before, after, input } = intent;
  return input.reset === true || isRestoring(intent) || looksNew(before, after) ? undecided : {};
}
