import { defineCall, item } from '../define/call.ts';
import { mailLog } from './mailLog.ts';
import { checkRetry } from './retry.ts';

/** Sends a mail once more: another try of the same row, never a second one (R61). */
export const retryMail = defineCall({
  id: 'mail.retry',
  title: 'Erneut senden',
  call: 'POST /mail_logs/{id}/retry',
  area: 'contracts',
  write: true,
  input: {},
  answer: item(mailLog),
  check: checkRetry,
});
