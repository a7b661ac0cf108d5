import { messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoOf } from '../../api/records/undo.ts';
import { checkAcceptance } from '../../domain/application/decision.ts';
import { wishedPickup, wishTimes } from '../../domain/application/wish.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { applicationMessages } from '../../domain/application/applicationMessages.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { ask, type Verdict } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { bundleOf, numberOf } from '../contract/contractFacts.ts';
import type { Tools } from '../tools.ts';
import { applicantOf, type Application } from './applicant.ts';
import { decide } from './decide.ts';

const wishFields = ['datum', 'pickupTimeFrom', 'pickupTimeTo'] as const;

type TurningDown = {
  readonly status: 'declined' | 'deleted';
  readonly question: 'applicationDecline' | 'applicationDelete';
  readonly title: string;
  readonly confirm: string;
};

/** Accepts an application after asking, and takes over the wished times where the person wants them. */
export async function acceptApplication([chosen]: readonly Application[], tools: Tools): Promise<void> {
  if (!chosen) return;
  const verdict = acceptanceOf(chosen);
  if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
  const answer =
    verdict.verdict === 'ask'
      ? await tools.ask({ ...verdict, title: 'Bewerbung annehmen', confirm: 'Annehmen' })
      : null;
  if (answer === null) return;
  const { takeWish = false, ...sent } = answer;
  const decision = { status: 'accepted' as const, ...sent };
  const isDone = await decide(chosen, { decision, goOn: 'Trotzdem annehmen', said: contractMessages.accepted }, tools);
  if (isDone && takeWish) await takeOver(chosen, tools);
}

/** Turns applications down after asking, with a mail to the driver or without a word. */
export async function turnDown(
  chosen: readonly Application[],
  { status, question, title, confirm }: TurningDown,
  tools: Tools,
): Promise<void> {
  const [first] = chosen;
  if (!first) return;
  const asked =
    chosen.length === 1
      ? confirmText(question, { driver: applicantOf(first), target: targetOf(first) })
      : `${String(chosen.length)} Bewerbungen ${confirm.toLowerCase()}?`;
  if (!(await tools.ask({ ...ask(asked), title: title.replace(' …', ''), confirm }))) return;
  for (const it of chosen)
    await decide(
      it,
      { decision: { status }, goOn: `Trotzdem ${confirm.toLowerCase()}`, said: applicationMessages.edited },
      tools,
    );
}

/** The contract gets the times that the accepted driver wished for, which can be taken back by itself. */
async function takeOver(application: Application, tools: Tools): Promise<void> {
  if (!application.contract) return;
  try {
    const before = await fetchItem(contract, application.contract);
    const wish = wishedPickup(application.additionalData, before);
    if (!wish) return;
    const after = await update(contract, before['@id'], { ...wish }, { version: before.version });
    const back = undoOf(
      before,
      after,
      wishFields.filter((it) => it in wish),
    );
    tools.notify.success(`Wunschzeit übernommen: ${numberOf(before)}`, {
      detail: wishTimes(wish),
      undo: async () => void (await undo(back)),
    });
  } catch (error) {
    tools.notify.error('Die Wunschzeit wurde nicht übernommen', { detail: messageOf(error) });
  }
}

/** The bundle or the contract that he wants, by name. */
function targetOf({ contract: own, bundle: wanted }: Application): string {
  const ride = readEntity(contract, own);
  return readEntity(bundle, wanted)?.bundle ?? (ride ? numberOf(ride) : 'den Auftrag');
}

function acceptanceOf(application: Application): Verdict {
  const ride = readEntity(contract, application.contract);
  const wanted = readEntity(bundle, application.bundle);
  const wish = ride && wishedPickup(application.additionalData, ride);
  return checkAcceptance({
    driver: applicantOf(application),
    target: targetOf(application),
    status: application.status,
    bundle: wanted ? wanted.bundle : ride && bundleOf(ride)?.name,
    wantsBundle: wanted !== undefined,
    wish: wish && wishTimes(wish),
  });
}
