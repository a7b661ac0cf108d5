import { messageOf } from '../../api/apiErrors.ts';
import { readEntity, type Entity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoOf } from '../../api/records/undo.ts';
import { application } from '../../domain/application/application.ts';
import { checkAcceptance, checkStillOpen } from '../../domain/application/decision.ts';
import { wishedPickup, wishTimes } from '../../domain/application/wish.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import type { Verdict } from '../../domain/define/verdict.ts';
import { defineCommand, one, type Command } from '../command.ts';
import { bundleOf, driverNamed, numberOf } from '../contract/contractFacts.ts';
import type { Tools } from '../tools.ts';

type Application = Entity<typeof application>;
const wishFields = ['datum', 'pickupTimeFrom', 'pickupTimeTo'] as const;

/** Gives the ride to the driver who applied for it. */
export const acceptApplication: Command = defineCommand({
  id: 'application.accept',
  title: 'Bewerbung annehmen …',
  group: 'Bewerbung',
  icon: 'user-check',
  places: ['applications.row'],
  on: one(application),
  area: 'disposition',
  needsWrite: true,
  check: ([chosen]) => checkStillOpen(chosen?.status),
  run: async ([chosen], tools) => {
    if (!chosen) return;
    const verdict = acceptanceOf(chosen);
    if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
    const answer =
      verdict.verdict === 'ask'
        ? await tools.ask({ ...verdict, title: 'Bewerbung annehmen', confirm: 'Annehmen' })
        : null;
    if (answer === null) return;
    const { takeWish = false, ...sent } = answer;
    try {
      await update(application, chosen['@id'], { status: 'accepted', ...sent }, { version: chosen.version });
      tools.notify.success(contractMessages.accepted);
      refetchLists(application.path);
    } catch (error) {
      return tools.notify.error(contractMessages.updateFailed(messageOf(error)));
    }
    if (takeWish) await takeOver(chosen, tools);
  },
});

/** The order gets the times that the accepted driver wished for, which can be taken back by itself. */
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

function acceptanceOf(application: Application): Verdict {
  const order = readEntity(contract, application.contract);
  const wanted = readEntity(bundle, application.bundle);
  const target = wanted?.bundle ?? (order ? numberOf(order) : 'den Auftrag');
  const driver = application.driver ? driverNamed(application.driver).name : 'diesem Fahrer';
  const wish = order && wishedPickup(application.additionalData, order);
  return checkAcceptance({
    driver,
    target,
    status: application.status,
    bundle: wanted || !order ? null : bundleOf(order)?.name,
    wish: wish && wishTimes(wish),
  });
}
