import { idInIri } from '../../../src/domain/define/iri.ts';
import { openAddressNotes } from '../../../src/domain/avis/addressNote.ts';
import { checkStillToDo } from '../../../src/domain/avis/avisActions.ts';
import { avisProposal, type AvisProposal } from '../../../src/domain/avis/avisProposal.ts';
import { contractAvis, type ContractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contractAvisLog } from '../../../src/domain/avis/contractAvisLog.ts';
import { effectiveCoordination, sidesOf, type Side } from '../../../src/domain/avis/coordination.ts';
import { answerOf } from '../../../src/domain/avis/answerStanding.ts';
import { proposeWindows, settleWish, withdrawProposal } from '../../../src/domain/avis/proposalCalls.ts';
import { changeUntil, windowsOffered, windowText, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt } from '../../../src/domain/time/zone.ts';
import { withdrawLinks } from '../../links/links.ts';
import { untoldPath, type MailLink } from '../../links/mailLink.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { answer, perform } from '../handler.ts';
import { author } from './log.ts';
import { tooFewWindows, windowsToOffer } from './windowFacts.ts';
import { wrongInput } from '../wrongInput.ts';

const wrongAsked = wrongInput(proposeWindows);
const wrongSettled = wrongInput(settleWish);

/** Of the links that lead to the page on which an appointment is answered. */
export const answerPurpose = 'avisAnswer';
export const answerPath = 'termin';

/** The addresses of the page, as a mail holds them before it leaves: one for each window, one for another wish. */
export function offeredPaths(windows: readonly TimeWindow[], path = untoldPath({ path: answerPath })) {
  return {
    windows: windows.map((it, at) => ({ text: windowText(it), path: `${path}?fenster=${String(at + 1)}` })),
    otherPath: `${path}?fenster=other`,
  };
}

/**
 * Asks one side for its appointment: the windows are kept with the avis, what was asked before for that side is taken
 * back. Answers where the link leads that goes out with the mail.
 */
export async function makeProposal(
  scope: Scope,
  { avis, side, windows }: { readonly avis: string; readonly side: Side; readonly windows: readonly TimeWindow[] },
): Promise<MailLink> {
  const { proposals = [] } = (await scope.look(contractAvis, avis)) ?? {};
  for (const earlier of proposals)
    if (earlier.id !== undefined && earlier.side === side && isOpenToAnswer(earlier))
      await takeBack(scope, iriOf(avisProposal.path, earlier.id), 'withdrawn');
  const last =
    windows
      .map((it) => it.day)
      .toSorted()
      .at(-1) ?? '';
  const validUntil = instantAt(addDays(last, 1), '00:00', { zone: companyZone });
  const made = await scope.make(avisProposal, {
    avis,
    side,
    state: 'open',
    windows,
    askedAt: scope.now.toISOString(),
    changeUntil: changeUntil(windows).toISOString(),
    validUntil: validUntil.toISOString(),
  });
  const iri = iriOf(avisProposal.path, made.id);
  return { purpose: answerPurpose, path: answerPath, iri, validUntil: validUntil.toISOString() };
}

/** The windows that could be offered now, before anybody is asked. */
export const propose = answer(proposeWindows, {
  read: ({ side }): { readonly side: Side } => {
    if (side === 'pickup' || side === 'delivery') return { side };
    throw wrongAsked('side', 'Bitte die Seite angeben: Abholung oder Zustellung.');
  },
  async work({ database: { pool }, now }, { id, side }) {
    const avis = await readOne(pool, contractAvis, id);
    const ride = avis && (await readOne(pool, contract, numberIn(avis.contract)));
    if (!ride) throw new NotFound();
    const verdict = checkStillToDo(ride, 'side');
    if (verdict.verdict === 'refused') throw wrongAsked('side', verdict.reason);
    const { windows, driver } = await windowsToOffer(pool, ride, { side, now });
    if (windows.length < windowsOffered) throw wrongAsked('side', tooFewWindows(windows.length));
    return {
      windows: windows.map((it) => ({ ...it, text: windowText(it) })),
      driver,
      changeUntil: changeUntil(windows).toISOString(),
      count: windows.length,
    };
  },
});

/** Takes a link back, once. */
export const withdraw = perform(withdrawProposal, async (scope, { record, input }) => {
  const proposal = await proposalOf(scope, record, input.proposal);
  if (!isOpenToAnswer(proposal)) return;
  await takeBack(scope, iriOf(avisProposal.path, proposal.id), 'withdrawn');
  await askAnew(scope, record, sideOf(proposal));
  await note(scope, record, 'Link zurückgezogen');
});

/** The contact's own wish becomes the appointment, or is declined. */
export const settle = perform(settleWish, async (scope, { record, input }) => {
  const proposal = await proposalOf(scope, record, input.proposal);
  const iri = iriOf(avisProposal.path, proposal.id);
  const wish = answerOf(proposal);
  if (proposal.state !== 'wished' || !wish)
    throw wrongSettled('proposal', 'Zu diesem Vorschlag gibt es keinen offenen Wunsch.');
  if (!input.accept) {
    await takeBack(scope, iri, 'declined');
    await askAnew(scope, record, sideOf(proposal));
    await note(scope, record, `Vorschlag abgelehnt: ${windowText(wish)}`);
    return;
  }
  await note(scope, record, `Vorschlag übernommen: ${windowText(wish)}`);
  await arrange(scope, { avis: record, side: sideOf(proposal), window: wish, contact: contactOf(proposal) }).catch(
    (error: unknown) => {
      if (!(error instanceof Invalid)) throw error;
      const reasons = error.violations.map((it) => it.message).join(' ');
      throw wrongSettled('proposal', `Die Antwort passt nicht mehr: ${reasons}`);
    },
  );
  await scope.change(avisProposal, iri, { state: 'accepted' });
  await confirmWhenComplete(scope, record);
});

type Contact = { readonly name: string | null; readonly phone: string | null };
type Arranged = {
  readonly avis: Pick<ContractAvis, 'id' | 'contract'>;
  readonly side: Side;
  readonly window: TimeWindow;
  readonly contact: Contact;
};

/** The window becomes the contract's, and who is on site stands where its driver looks. */
export async function arrange(scope: Scope, { avis, side, window, contact }: Arranged): Promise<void> {
  const ride = await scope.look(contract, avis.contract);
  if (!ride) throw new NotFound();
  const people = {
    ...(contact.name !== null && { ansprechparter1: contact.name }),
    ...(contact.phone !== null && { anspr1telefon: contact.phone }),
  };
  const iri = iriOf(contract.path, ride.id);
  await scope.change(
    contract,
    iri,
    side === 'pickup'
      ? {
          datum: window.day,
          pickupTimeFrom: window.from,
          pickupTimeTo: window.to,
          pickupLocation: people,
        }
      : {
          bringdatum: window.day,
          deliveryTimeFrom: window.from,
          deliveryTimeTo: window.to,
          deliveryLocation: people,
        },
  );
}

/**
 * Once every side of its coordination has day and window the appointment stands, unless the place is still to be
 * cleared up with somebody.
 */
export async function confirmWhenComplete(scope: Scope, { id }: Pick<ContractAvis, 'id'>): Promise<void> {
  const iri = iriOf(contractAvis.path, id);
  const avis = await scope.look(contractAvis, iri);
  const ride = await scope.look(contract, avis?.contract);
  if (!avis || !ride || avis.status === 'confirmed' || openAddressNotes(avis).length > 0) return;
  const sides = sidesOf(effectiveCoordination(avis));
  if (sides.length > 0 && sides.every((side) => isArranged(ride, side)))
    await scope.change(contractAvis, iri, { status: 'confirmed' });
}

function isArranged(ride: Contract, side: Side): boolean {
  return side === 'pickup'
    ? Boolean(ride.datum && ride.pickupTimeFrom && ride.pickupTimeTo)
    : Boolean(ride.bringdatum && ride.deliveryTimeFrom && ride.deliveryTimeTo);
}

/** What happened, for whoever reads the row later. */
export async function note(scope: Scope, { id }: Pick<ContractAvis, 'id'>, systemLogs: string): Promise<void> {
  await scope.make(contractAvisLog, {
    avis: iriOf(contractAvis.path, id),
    date: scope.now.toISOString(),
    user: await author(scope),
    systemLogs,
  });
}

/** Whose link leads nowhere any more can be written to again. */
async function askAnew(scope: Scope, { id }: Pick<ContractAvis, 'id'>, side: Side): Promise<void> {
  const iri = iriOf(contractAvis.path, id);
  const { contactMails = [] } = (await scope.look(contractAvis, iri)) ?? {};
  await scope.change(contractAvis, iri, { contactMails: contactMails.filter((it) => it.side !== side) });
}

async function takeBack(scope: Scope, iri: string, state: 'withdrawn' | 'declined'): Promise<void> {
  await scope.change(avisProposal, iri, { state, withdrawnAt: scope.now.toISOString() });
  await withdrawLinks(scope.client, { purpose: answerPurpose, iri }, scope.now);
}

async function proposalOf(
  scope: Scope,
  { id }: Pick<ContractAvis, 'id'>,
  iri: string | null | undefined,
): Promise<AvisProposal> {
  const found = await scope.look(avisProposal, iri);
  if (!found || found.avis !== iriOf(contractAvis.path, id))
    throw wrongSettled('proposal', 'Dieser Vorschlag gehört zu einer anderen Avisierung.');
  return found;
}

/** Whether its link is still good for an answer, or for another one. */
function isOpenToAnswer({ state }: { readonly state?: string | null | undefined }): boolean {
  return state === 'open' || state === 'wished' || state === 'chosen';
}

export function sideOf({ side }: Pick<AvisProposal, 'side'>): Side {
  return side === 'pickup' ? 'pickup' : 'delivery';
}

function contactOf({ contactName, contactPhone }: Pick<AvisProposal, 'contactName' | 'contactPhone'>): Contact {
  return { name: contactName, phone: contactPhone };
}

function numberIn(iri: string | null): number {
  return Number(idInIri(iri ?? ''));
}
