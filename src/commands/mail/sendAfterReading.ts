import type { Tools } from '../tools.ts';
import type { MailSending } from './mailDialogs.ts';

/** Shows the mails before they leave, because none can be called back. */
export function sendAfterReading(sending: MailSending, tools: Tools): void {
  tools.dialog('mail.beforeSending', { sending });
}
