import { iriOf } from '../../../src/domain/define/resource.ts';
import { retryMail } from '../../../src/domain/mail/mailCalls.ts';
import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { undeliveredOf } from '../../../src/domain/mail/undelivered.ts';
import { perform } from '../handler.ts';

/**
 * The row stands in the queue again with all its tries, for those only who have not got it; a mail that has arrived
 * already goes out as a new one, so that no mail program drops it.
 */
export const retry = perform(retryMail, async (scope, { record }) => {
  const undelivered = undeliveredOf(record).map((it) => ({ ...it, isDue: true }));
  const again = {
    undelivered,
    status: 'pending',
    isSend: false,
    error: null,
    attempts: 0,
    nextAttemptAt: null,
    isDemo: false,
  } as const;
  await scope.change(mailLog, iriOf('mail_logs', record.id), {
    ...again,
    ...(record.status === 'sent' && { messageId: null, sentAt: null }),
  });
});
