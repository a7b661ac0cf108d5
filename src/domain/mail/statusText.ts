import { labelOf } from '../choices/choices.ts';
import { mailLogStatuses, neverSent, partlyDelivered } from '../choices/mailLogStatuses.ts';
import { isPartlyDelivered } from './undelivered.ts';

type Mail = Readonly<Record<string, unknown>>;

/** What the text of a mail's state is worked out of. */
export const statusTextFields = ['status', 'undelivered', 'textPreview', 'version'];

/** A waiting mail that the demo generator made up: it has no plain text, and nobody has sent it since. It never leaves by itself. */
function isMadeUp({ status, textPreview, version }: Mail): boolean {
  return status === 'pending' && textPreview === null && Number(version) <= 1;
}

/** What people read of a mail's state; the three stored states stay as they are documented. */
export function mailStatusText(mail: Mail): string | null {
  if (isPartlyDelivered(mail)) return partlyDelivered;
  if (isMadeUp(mail)) return neverSent;
  return labelOf(mailLogStatuses, typeof mail.status === 'string' ? mail.status : null) || null;
}
