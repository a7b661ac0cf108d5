import { choices, type KeyOf } from '../choices/choices.ts';
import { mailLogStatuses } from '../mail/choices/mailLogStatuses.ts';
import { choice, flag, integer, list, text, type ValuesOf } from '../define/field.ts';

/** Every mail of the last sending is taken by the mail server. */
export const mailSend = flag('Versendet', { readOnly: true });

/** The mails of the last sending, and the run that queued them, where it was one of many. */
export const sentMails = list(
  'Versand-Mails',
  { mail: integer('Mail'), state: choice('Stand', mailLogStatuses.items), run: text('Lauf') },
  { readOnly: true },
);

/** How far the sending of a protocol is, as its list shows it. */
export const sendingStates = choices('Versand eines Protokolls', [
  { key: 'pending', label: 'unterwegs' },
  { key: 'error', label: 'nicht zugestellt' },
  { key: 'sent', label: 'versendet' },
]);

type Sent = ValuesOf<{ sentMails: typeof sentMails; mailSend: typeof mailSend }>;

/** What is worst of the mails of the last sending; nothing where there is none. */
export function sendingStateOf({ sentMails: mails, mailSend: isSent }: Sent): KeyOf<typeof sendingStates> | null {
  const states = new Set((mails ?? []).map((it) => it.state));
  if (states.has('error')) return 'error';
  if (states.has('pending')) return 'pending';
  return isSent ? 'sent' : null;
}
