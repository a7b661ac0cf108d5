import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { MailLogPart } from './mailLog.ts';

/**
 * Lets a mail that waits for "Rückgängig" go at once, too. A mail that is on its way or at its turn needs no other try;
 * one that waits for its next try may go at once.
 */
export function checkRetry({
  status,
  sendingUntil,
  nextAttemptAt,
}: Pick<MailLogPart, 'status' | 'sendingUntil' | 'nextAttemptAt'>): Verdict<'status'> {
  if (status !== 'pending') return allowed;
  if (sendingUntil) return refused('Die Mail wird gerade gesendet.', 'status');
  return nextAttemptAt ? allowed : refused('Die Mail steht bereits zum Versand an.', 'status');
}
