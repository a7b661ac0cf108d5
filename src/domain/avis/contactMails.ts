import { labelOf } from '../choices/choices.ts';
import { avisSides, contactMailStates } from './avisChoices.ts';
import type { SomeOf } from '../define/row.ts';
import type { contractAvis } from './contractAvis.ts';
import { effectiveCoordination, sidesOf, type CoordinatedAvis, type Side } from './coordination.ts';

export type MailedAvis = CoordinatedAvis & SomeOf<typeof contractAvis, 'contactMails'>;

/** The mail to one side, as it stands; undefined when nobody has written one, or it was taken back. */
export function contactMailOf({ contactMails }: SomeOf<typeof contractAvis, 'contactMails'>, side: Side) {
  return (contactMails ?? []).find((it) => it.side === side);
}

/** The sides whose people are still to be written to: no mail yet, or one that did not arrive. */
export function sidesToMail(avis: MailedAvis): readonly Side[] {
  return sidesOf(effectiveCoordination(avis)).filter((side) => {
    const state = contactMailOf(avis, side)?.state;
    return state !== 'sent' && state !== 'pending';
  });
}

/** The mail has gone out when the mail server has taken it for every side that is arranged (R43). */
export function isMailedToAll(avis: MailedAvis): boolean {
  const sides = sidesOf(effectiveCoordination(avis));
  return sides.length > 0 && sides.every((side) => contactMailOf(avis, side)?.state === 'sent');
}

/** "Mail Abholung nicht zugestellt", where only a part of the mails has gone out; empty where nothing is to be told. */
export function missingMailText(avis: MailedAvis): string {
  if ((avis.contactMails ?? []).length === 0) return '';
  return sidesOf(effectiveCoordination(avis))
    .flatMap((side) => {
      const state = contactMailOf(avis, side)?.state;
      if (state === 'sent') return [];
      return [`Mail ${labelOf(avisSides, side)} ${state ? labelOf(contactMailStates, state) : 'fehlt'}`];
    })
    .join(' · ');
}
