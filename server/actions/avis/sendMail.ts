import { isDeepStrictEqual } from 'node:util';
import { previewAvisMail, sendAvisMail } from '../../../src/domain/avis/avisCalls.ts';
import { checkStillToDo } from '../../../src/domain/avis/avisActions.ts';
import { sidesToMail } from '../../../src/domain/avis/contactMails.ts';
import { contractAvis, type ContractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { effectiveCoordination, type Side } from '../../../src/domain/avis/coordination.ts';
import { noCoordination } from '../../../src/domain/avis/coordination.ts';
import { changeUntil, windowsOffered, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { MailLink } from '../../links/mailLink.ts';
import { avisMail, type LinkedOffer } from '../../mail/avisMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Mail } from '../../mail/writeMail.ts';
import { publicAddressOf } from '../../publicAddress.ts';
import { readOne } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { perform, respond } from '../handler.ts';
import { makeProposal, offeredPaths } from './proposals.ts';
import { tooFewWindows, windowsToOffer } from './windowFacts.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(sendAvisMail);

/** What somebody who writes to the contacts chooses. */
type Wishes = { readonly sendCatalogue: boolean; readonly proposesWindows: boolean };
/** The mail to one side before its links are made. */
type Plan = {
  readonly avis: ContractAvis;
  readonly ride: Contract;
  readonly side: Side;
  readonly sendCatalogue: boolean;
  /** None: the contact is asked to name a time himself. */
  readonly windows: readonly TimeWindow[];
  /** Why there are none, or whose day they fit. */
  readonly hint: string | null;
};

/** The mails that would leave now, none of them queued and no link made. */
export const previewSending = respond(previewAvisMail, ({ database, openScope, actor, now }, { id, ...input }) =>
  database.transaction(async (client) => {
    const scope = openScope({ client, actor, now });
    const avis = await readOne(client, contractAvis, id);
    if (!avis) throw new NotFound();
    const address = (await publicAddressOf(client)) ?? '';
    const mails = [];
    for (const plan of await plansFor(scope, avis, wishesIn(input)))
      mails.push(shown(plan, await written(scope, plan, offerOf(plan, address))));
    return { mails };
  }),
);

/**
 * Writes to the people at each side that has no mail yet; the appointment then waits for their answer (R42, R43). The
 * mail has gone out when the mail server has taken it (`markAvisMail`).
 */
export const sendMail = perform(sendAvisMail, async (scope, { record, input }) => {
  const plans = await plansFor(scope, record, wishesIn(input));
  const seen = input.windows;
  if (seen?.length && !isDeepStrictEqual(seen.map(windowIn), plans.flatMap(offeredIn)))
    throw wrong('windows', 'Die freien Zeitfenster haben sich geändert. Bitte lesen Sie die E-Mail noch einmal.');
  const address = (await publicAddressOf(scope.client)) ?? '';
  const made: ContractAvis['contactMails'][number][] = [];
  for (const plan of plans) {
    const link = await proposed(scope, plan);
    const mail = await written(scope, plan, offerOf(plan, address));
    const id = await queueMail(scope, mail && { ...mail, link });
    if (id === undefined) throw wrong('mailMissing', 'ASP Mail fehlt');
    made.push({ side: plan.side, mail: id, state: 'pending' });
  }
  const sides = new Set(made.map((it) => it.side));
  const isFirst = record.status === 'pending' || record.status === 'first_contact';
  await scope.change(contractAvis, iriOf(contractAvis.path, record.id), {
    contactMails: [...record.contactMails.filter((it) => !sides.has(it.side)), ...made],
    ...(isFirst && { status: 'awaiting_response' as const }),
  });
});

function wishesIn({
  sendCatalogue,
  proposeWindows,
}: Partial<Record<'sendCatalogue' | 'proposeWindows', boolean>>): Wishes {
  return { sendCatalogue: sendCatalogue === true, proposesWindows: proposeWindows !== false };
}

async function plansFor(scope: Scope, avis: ContractAvis, wishes: Wishes): Promise<Plan[]> {
  const ride = await scope.look(contract, avis.contract);
  if (!ride) throw new NotFound();
  const verdict = checkStillToDo(ride, 'contract');
  if (verdict.verdict === 'refused') throw wrong('contract', verdict.reason);
  if (effectiveCoordination(avis) === null) throw wrong('coordination', noCoordination);
  const plans: Plan[] = [];
  for (const side of sidesToMail(avis)) {
    const offered = wishes.proposesWindows ? await windowsFor(scope, ride, side) : { windows: [], hint: null };
    plans.push({ avis, ride, side, sendCatalogue: wishes.sendCatalogue, ...offered });
  }
  return plans;
}

async function windowsFor(scope: Scope, ride: Contract, side: Side): Promise<Pick<Plan, 'windows' | 'hint'>> {
  if ((await publicAddressOf(scope.client)) === null)
    return { windows: [], hint: 'Ohne die Einstellung PUBLIC_URL gehen keine Links hinaus.' };
  const { windows, driver } = await windowsToOffer(scope.client, ride, { side, now: scope.now });
  if (windows.length < windowsOffered) return { windows: [], hint: tooFewWindows(windows.length) };
  return { windows, hint: driver && `Die Fenster sind frei im Tagesplan von ${driver}.` };
}

function written(scope: Scope, plan: Plan, offer: LinkedOffer | undefined): Promise<Mail | undefined> {
  return avisMail(scope, { ...plan, offer });
}

/** The windows with the addresses that choose them; none of them leads anywhere before the mail has left. */
function offerOf({ windows }: Plan, address: string): LinkedOffer | undefined {
  if (windows.length === 0) return undefined;
  const offered = offeredPaths(windows);
  return {
    windows: offered.windows.map(({ text, path }) => ({ text, link: `${address}${path}` })),
    linkOther: `${address}${offered.otherPath}`,
    changeUntil: changeUntil(windows),
  };
}

/** The windows are kept with the avis, so that somebody can choose one of them. */
async function proposed(scope: Scope, { avis, side, windows }: Plan): Promise<MailLink | undefined> {
  if (windows.length === 0) return undefined;
  return makeProposal(scope, { avis: iriOf(contractAvis.path, avis.id), side, windows });
}

function shown({ side, windows, hint }: Plan, mail: Mail | undefined) {
  return {
    side,
    recipients: mail?.recipients ?? [],
    subject: mail?.subject ?? null,
    text: mail?.text ?? null,
    html: mail?.html ?? null,
    attachments: mail?.attachments.map((it) => it.name) ?? [],
    windows,
    hint,
  };
}

type Seen = {
  readonly side: string | null;
  readonly day: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

function windowIn({ side, day, from, to }: Seen) {
  return { side, day, from, to };
}

function offeredIn({ side, windows }: Plan) {
  return windows.map(({ day, from, to }) => ({ side, day, from, to }));
}
