import type { KeyOf } from '../choices/choices.ts';
import { reviewStates } from './choices/reviewStates.ts';
import { choice, instant, longText, reference, type ValuesOf } from '../define/field.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { protocolStatus } from './badge.ts';
import type { mailSend, sentMails } from './sentMails.ts';

/** What the office has decided about a protocol, who and when, and why where something was open. */
export const decisionFields = {
  reviewState: choice('Prüfung', reviewStates.items, { readOnly: true }),
  reviewReason: longText('Grund der Prüfung', { readOnly: true }),
  reviewedAt: instant('Geprüft am', { readOnly: true }),
  reviewedBy: reference('Geprüft von', 'users', { readOnly: true }),
};

/** Nothing is decided. */
export const undecided = { reviewState: null, reviewReason: null, reviewedAt: null, reviewedBy: null };

export type Decision = KeyOf<typeof reviewStates>;
type Sent = ValuesOf<{ sentMails: typeof sentMails; mailSend: typeof mailSend }>;
type Mailed = { readonly [name in keyof Sent]?: Sent[name] | undefined };

/** A decision can be taken back or replaced until the mail is out; one mail at the mail server is enough. */
export function checkDecision({ mailSend: isSent, sentMails: mails }: Mailed): Verdict<'decision'> {
  return isSent || mails?.some((it) => it.state === 'sent')
    ? refused('Die E-Mail ist bereits versendet.', 'decision')
    : allowed;
}

/** What is asked before a protocol with open points counts as checked. */
export function openQuestion(count: number): string {
  return `${count === 1 ? '1 Punkt ist' : `${String(count)} Punkte sind`} offen. Trotzdem als geprüft ablegen?`;
}

type Standing = { readonly processState?: string | null | undefined };

/** A protocol that goes back in its states is another one than what somebody has looked at. */
export function looksNew(before: Standing, after: Standing): boolean {
  return protocolStatus(after.processState) < protocolStatus(before.processState);
}
