import { defineAction } from '../define/action.ts';
import { allowed, refused } from '../define/verdict.ts';

/** Sends a mail once more: another try of the same row, never a second one (R61). */
export const retryMail = defineAction({
  id: 'mail.retry',
  title: 'Erneut senden',
  on: 'mail_logs',
  call: 'POST /mail_logs/{id}/retry',
  input: {},
  area: 'contracts',
  check: ({ status }) => (status === 'pending' ? refused('Die Mail steht bereits zum Versand an.', 'status') : allowed),
});
