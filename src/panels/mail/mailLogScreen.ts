import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { mailLog } from '../../domain/mail/mailLog.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { MailServerNote } from './MailServerNote.tsx';

/** What the list of these records says while it is empty, and above its rows. */
export const mailLogScreen = extendResource<typeof mailLog>('mail_logs', {
  bar: MailServerNote,
  emptyText: labelOf(emptyTexts, 'mailLogs'),
  firstStep: 'Jede E-Mail, die Leitstand schreibt, erscheint hier von selbst.',
});
