import type { MailLogPart } from './mailLog.ts';

/** How long mails wait for the person who caused them to take the act back. */
export const undoSeconds = 15;

type HeldMail = Pick<MailLogPart, 'status' | 'attempts' | 'error' | 'sendingUntil' | 'nextAttemptAt'>;

/**
 * A mail that nobody has tried to send yet because its cause can still be taken back; it leaves by itself when that
 * time is over.
 */
export function isHeldForUndo({ status, attempts, error, sendingUntil, nextAttemptAt }: HeldMail): boolean {
  return status === 'pending' && attempts === 0 && !error && !sendingUntil && Boolean(nextAttemptAt);
}

/**
 * Whole seconds until a held mail leaves, never more than it was held for, whatever the clocks say; 0 when it is due.
 */
export function secondsUntilItLeaves({ nextAttemptAt }: Pick<MailLogPart, 'nextAttemptAt'>, now: Date): number {
  if (!nextAttemptAt) return 0;
  return Math.max(0, Math.min(undoSeconds, Math.ceil((Date.parse(nextAttemptAt) - now.getTime()) / 1000)));
}

/** "geht in 9 s hinaus", of several "gehen in 9 s hinaus". */
export function leavingText(seconds: number, count = 1): string {
  return `${count === 1 ? 'geht' : 'gehen'} in ${String(seconds)} s hinaus`;
}
