import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Perform } from '../perform.ts';

/** The row stands in the queue again; the worker takes it up. */
export const retryMail: Perform = async (scope, { record }) => {
  if (record) await scope.change(iriOf('mail_logs', record.id), { status: 'pending', isSend: false, error: null });
};
