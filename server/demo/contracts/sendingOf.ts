import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import type { mailLogStatuses } from '../../../src/domain/mail/choices/mailLogStatuses.ts';
import { at, randomFrom } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';

const minute = 60_000;
const day = 86_400_000;
/** Mails older than this are no longer shown by the demo. */
export const mailDays = 45;

/**
 * In turn through those that are not out, so that a small demo has each of them. None is on its way: nobody ever sends
 * an invented mail, and the protocol could not be sent while it waits.
 */
const tried = ['error', undefined, undefined, undefined] as const;

type Sending = {
  readonly state: KeyOf<typeof mailLogStatuses>;
  readonly moment: number;
  /** Number of its mail, where it is young enough to have one. */
  readonly mail: number | null;
};

/** What became of sending the finished protocol: most are out, some of the last days not delivered. */
export function sendingOf({ contract, progress }: Dossier, clock: Clock): Sending | null {
  if (progress.state < 4) return null;
  const closed = at(progress.times, 4);
  const age = clock.now - closed;
  const random = randomFrom('leitstand', 'sending', contract.id);
  const isSent = random.chance(sentShare(age));
  const hasMail = !contract.test && contract.pickupDay >= clock.today - mailDays;
  const state = isSent ? 'sent' : hasMail ? tried[contract.id % tried.length] : undefined;
  if (!state) return null;
  return {
    state,
    moment: closed + Math.min(240 * minute, age / 2),
    mail: hasMail ? contract.id * 8 + 7 : null,
  };
}

function sentShare(age: number): number {
  if (age > 60 * day) return 1;
  if (age > 2 * day) return 0.99;
  return age > 0.6 * day ? 0.45 : 0.1;
}

/** The same as the protocol keeps it (R36). */
export function sendingFields(sending: Sending | null): Pick<RowFor<typeof protocol>, 'mailSend' | 'sentMails'> {
  if (!sending) return { mailSend: false, sentMails: [] };
  const { state, mail } = sending;
  return { mailSend: state === 'sent', sentMails: mail === null ? [] : [{ mail, state, run: null }] };
}
