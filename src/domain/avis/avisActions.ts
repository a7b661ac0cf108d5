import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { contractAvis } from './contractAvis.ts';
import { sidesToMail, type MailedAvis } from './contactMails.ts';
import { effectiveCoordination, noCoordination } from './coordination.ts';

type OpenContract = SomeOf<typeof contract, 'auftragsnummer' | 'isStorniert' | 'abgeschlossen'>;
type ArrangedContract = OpenContract & SomeOf<typeof contract, 'flexContract'>;
type AskedAvis = MailedAvis & SomeOf<typeof contractAvis, 'aspMailSend' | 'mailMissing' | 'isStorniert'>;

/** The mail to the contact leaves once, to somebody, about something that is known (document 2, section 5). */
export function checkSendMail(avis: AskedAvis): Verdict<'coordination'> {
  if (avis.isStorniert) return refused('Der Auftrag ist storniert');
  if (avis.aspMailSend) return refused('Die Mail wurde bereits versendet');
  if (effectiveCoordination(avis) === null) return refused(noCoordination, 'coordination');
  if (sidesToMail(avis).length === 0) return refused('Die Mail ist noch unterwegs');
  return avis.mailMissing ? refused('ASP Mail fehlt') : allowed;
}

/** An avis has one partner at most. */
export function checkLink({ link }: SomeOf<typeof contractAvis, 'link'>): Verdict<'link'> {
  return link ? refused('Die Avisierung ist bereits verknüpft', 'link') : allowed;
}

export function checkUnlink({ link }: SomeOf<typeof contractAvis, 'link'>): Verdict<'link'> {
  return link ? allowed : refused('Es ist keine Avisierung verknüpft', 'link');
}

/** Only flex contracts that are not closed are offered as the other half of a round trip. */
export function checkLinkTarget({ auftragsnummer, flexContract, abgeschlossen }: ArrangedContract): Verdict<'link'> {
  if (abgeschlossen) return refused(`Auftrag ${auftragsnummer ?? ''} ist abgeschlossen.`, 'link');
  return flexContract ? allowed : refused(`Auftrag ${auftragsnummer ?? ''} ist kein Flex-Auftrag.`, 'link');
}

/** Whoever edits an avis in its group does not take it out under his own hands. */
export function checkLeaveBundle(
  { bundle }: SomeOf<typeof contractAvis, 'bundle'>,
  { current }: { readonly current: boolean },
): Verdict<'bundle'> {
  if (!bundle) return refused('Die Avisierung ist in keiner Gruppe', 'bundle');
  return current ? refused('Die geöffnete Avisierung kann nicht entfernt werden', 'bundle') : allowed;
}

/** A group takes only what is still to be done (document 2, section 5). */
export function checkJoinBundle(joining: OpenContract): Verdict<'bundle'> {
  return checkStillToDo(joining, 'bundle');
}

/** There is nothing to arrange about a contract that is cancelled or closed. */
export function checkStillToDo<At extends string>(
  { auftragsnummer, isStorniert, abgeschlossen }: OpenContract,
  field: At,
): Verdict<At> {
  if (isStorniert) return refused(`Auftrag ${auftragsnummer ?? ''} ist storniert.`, field);
  return abgeschlossen ? refused(`Auftrag ${auftragsnummer ?? ''} ist abgeschlossen.`, field) : allowed;
}

export const fewestInBundle = 2;

/** A group is made of several avis that are in none yet (R46). */
export function checkCreateBundle(
  avis: readonly (SomeOf<typeof contractAvis, 'bundle'> & { readonly orderNumber: string })[],
): Verdict<'avis'> {
  if (avis.length < fewestInBundle) return refused('Eine Gruppe braucht mindestens zwei Avisierungen.', 'avis');
  const taken = avis
    .filter((it) => it.bundle)
    .map((it) => it.orderNumber)
    .toSorted();
  return taken.length > 0 ? refused(`Schon in einer Gruppe: ${taken.join(', ')}.`, 'avis') : allowed;
}
