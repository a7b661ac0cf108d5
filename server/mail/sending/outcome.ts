import type { ChangesOf } from '../../../src/domain/define/row.ts';
import type { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { undeliveredText, type Undelivered } from '../../../src/domain/mail/undelivered.ts';
import type { DueMail } from './claim.ts';
import { refusal, type Failure } from './failure.ts';
import { recipientsOf, type Refusal } from './mailServer.ts';
import { nextTry } from './retryTimes.ts';

/** What is written into the log after a try. */
export type Outcome = ChangesOf<typeof mailLog> & { readonly status: 'pending' | 'sent' | 'error' };

/** To whom a mail goes now: to everybody, or only to those who are left when others have it already. */
export function whoIsDue(mail: Pick<DueMail, 'recipients' | 'undelivered'>): readonly string[] {
  const left = mail.undelivered ?? [];
  return left.length === 0 ? recipientsOf(mail) : left.filter((it) => it.isDue).map((it) => it.recipient ?? '');
}

/**
 * Somebody has it: the refused ones are tried again while their server only puts it off (R61), and stand in the row by
 * name until they have it too.
 */
export function afterRefusals(mail: DueMail, refused: readonly Refusal[], now: Date): Outcome {
  const next = nextTry(mail.attempts, now);
  const earlier = (mail.undelivered ?? []).filter((it) => !it.isDue);
  const undelivered = [
    ...earlier,
    ...refused.map((it) => undeliveredBy(it, { attempts: mail.attempts, isLast: next === undefined })),
  ];
  const done = { error: undeliveredText(undelivered), undelivered, sendingUntil: null };
  if (undelivered.length === 0)
    return { ...done, status: 'sent', isSend: true, sentAt: now.toISOString(), nextAttemptAt: null };
  const isDue = undelivered.some((it) => it.isDue);
  const isFirst = (mail.undelivered ?? []).length === 0;
  return {
    ...done,
    status: isDue ? 'pending' : 'error',
    ...(isFirst && { sentAt: now.toISOString() }),
    nextAttemptAt: isDue ? (next?.toISOString() ?? null) : null,
  };
}

/** Nobody got it in this try; who was left of a mail that others have stays named. */
export function afterFailure(mail: DueMail, { kind, reason }: Failure, now: Date): Outcome {
  const next = kind === 'temporary' ? nextTry(mail.attempts, now) : undefined;
  const isLast = next === undefined;
  const ending = kind === 'temporary' && isLast ? givenUp(mail.attempts) : '';
  const undelivered = (mail.undelivered ?? []).map((it): Undelivered =>
    it.isDue ? { ...it, reason: `${reason}${ending}`, isDue: !isLast } : it,
  );
  return {
    status: next ? 'pending' : 'error',
    error: undeliveredText(undelivered) ?? `${reason}${ending}.`,
    undelivered,
    nextAttemptAt: next?.toISOString() ?? null,
    sendingUntil: null,
  };
}

function undeliveredBy(
  { recipient, code, response }: Refusal,
  { attempts, isLast }: { attempts: number; isLast: boolean },
): Undelivered {
  const isPutOff = code < 500;
  return {
    recipient,
    reason: `${refusal(code, response)}${isPutOff && isLast ? givenUp(attempts) : ''}`,
    isDue: isPutOff && !isLast,
  };
}

function givenUp(attempts: number): string {
  return ` – nach ${String(attempts)} Versuchen aufgegeben`;
}
