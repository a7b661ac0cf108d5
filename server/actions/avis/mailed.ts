import { isDeepStrictEqual } from 'node:util';
import { isMailedToAll } from '../../../src/domain/avis/contactMails.ts';
import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { effectiveCoordination } from '../../../src/domain/avis/coordination.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

type Avis = typeof contractAvis;

/** Whether every side has its mail follows from the mails, and from what has to be arranged (R43). */
export function completeMailed({ kind, before, after }: Intent<Avis>): Completed<Avis> {
  if (kind !== 'update') return {};
  const isOtherMail = !isDeepStrictEqual(before.contactMails, after.contactMails);
  const isOtherSide = effectiveCoordination(before) !== effectiveCoordination(after) && after.contactMails.length > 0;
  return isOtherMail || isOtherSide ? { aspMailSend: isMailedToAll(after) } : {};
}

/** An answer is waited for from the day on which it was asked for, by mail or otherwise. */
export function completeAwaited({ kind, before, after }: Intent<Avis>, scope: Scope): Completed<Avis> {
  if (kind === 'delete') return {};
  if (after.status !== 'awaiting_response') return { answerAwaitedSince: null };
  const known = new Set(before?.contactMails.map((it) => it.mail));
  const isAskedAnew = after.contactMails.some((it) => !known.has(it.mail));
  const isNew = before?.status !== 'awaiting_response' || isAskedAnew;
  return isNew ? { answerAwaitedSince: todayIn(companyZone, scope.now) } : {};
}
