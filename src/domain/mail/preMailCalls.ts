import { defineCall, item } from '../define/call.ts';
import { preMail } from './preMail.ts';
import { checkPreMail } from './preMailRules.ts';

/** Sends a protocol ahead of its check by the office (M12). */
export const sendPreMail = defineCall({
  id: 'mail.sendPreMail',
  title: 'Vorabprotokoll senden',
  call: 'POST /mails/{id}/send_pre_mail',
  area: 'mails',
  write: true,
  input: {},
  answer: item(preMail),
  check: checkPreMail,
  touches: ['mail_logs'],
});
