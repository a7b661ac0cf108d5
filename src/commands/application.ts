import { messageOf } from '../api/apiErrors.ts';
import { readEntity, type Entity } from '../api/entities.ts';
import { refetchLists } from '../api/listUpkeep.ts';
import { update } from '../api/mutations.ts';
import { fetchItem } from '../api/queries.ts';
import { undo, undoOf } from '../api/undo.ts';
import { checkAcceptance, checkStillOpen } from '../domain/application/decision.ts';
import { wishedPickup, wishTimes } from '../domain/application/wish.ts';
import { contractMessages } from '../domain/contract/messages.ts';
import type { Verdict } from '../domain/define/verdict.ts';
import { defineCommand, one, type Command } from './command.ts';
import { bundleOf, driverNamed, numberOf } from './contractFacts.ts';
import type { Tools } from './tools.ts';

/** Gives the ride to the driver who applied for it. */
export const acceptApplication: Command = defineCommand({
  id: 'application.accept',
  title: 'Bewerbung annehmen …',
  group: 'Bewerbung',
  icon: 'user-check',
  places: ['applications.row'],
  on: one('applications'),
  area: 'disposition',
  needsWrite: true,
  check: ([application]) => checkStillOpen(statusOf(application)),
  run: async ([application], tools) => {
    if (!application) return;
    const verdict = acceptanceOf(application);
    if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
    const answer = verdict.verdict === 'ask' ? await tools.ask({ ...verdict, title: 'Bewerbung annehmen', confirm: 'Annehmen' }) : null;
    if (answer === null) return;
    const { takeWish = false, ...sent } = answer;
    try {
      await update(application['@id'], { status: 'accepted', ...sent }, { version: application.version });
      tools.notify.success(contractMessages.accepted);
      refetchLists('applications');
    } catch (error) {
      return tools.notify.error(contractMessages.updateFailed(messageOf(error)));
    }
    if (takeWish) await takeOver(application, tools);
  },
});

/** The order gets the times that the accepted driver wished for, which can be taken back by itself. */
async function takeOver(application: Entity, tools: Tools): Promise<void> {
  try {
    const before = await fetchItem(String(application.contract));
    const wish = wishedPickup(application.additionalData, before);
    if (!wish) return;
    const after = await update(before['@id'], { ...wish }, { version: before.version });
    const back = undoOf(before, after, Object.keys(wish));
    tools.notify.success(`Wunschzeit übernommen: ${numberOf(before)}`, { detail: wishTimes(wish), undo: async () => void (await undo(back)) });
  } catch (error) {
    tools.notify.error('Die Wunschzeit wurde nicht übernommen', { detail: messageOf(error) });
  }
}

function acceptanceOf(application: Entity): Verdict {
  const order = entityIn(application.contract);
  const bundle = entityIn(application.bundle);
  const target = String(bundle?.bundle ?? (order ? numberOf(order) : 'den Auftrag'));
  const driver = typeof application.driver === 'string' ? driverNamed(application.driver).name : 'diesem Fahrer';
  const wish = order && wishedPickup(application.additionalData, order);
  return checkAcceptance({ driver, target, status: statusOf(application), bundle: bundle || !order ? null : bundleOf(order)?.name, wish: wish && wishTimes(wish) });
}

function entityIn(iri: unknown): Entity | undefined {
  return typeof iri === 'string' ? readEntity(iri) : undefined;
}

function statusOf(application: Entity | undefined): string | null {
  return typeof application?.status === 'string' ? application.status : null;
}
