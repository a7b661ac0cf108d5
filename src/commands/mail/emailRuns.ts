import { messageOf } from '../../api/apiErrors.ts';
import { changeAll } from '../../api/records/bulkChange.ts';
import type { Entity } from '../../api/records/entities.ts';
import { email } from '../../domain/mail/email.ts';
import { resetEmail } from '../../domain/mail/emailCalls.ts';
import type { Tools } from '../tools.ts';
import { withProgress } from '../work.ts';

/** Puts the words of the program back; what stood there before stays in the history. */
export async function resetWording(templates: readonly Entity<typeof email>[], tools: Tools): Promise<void> {
  const { rows } = await withProgress('Original wiederherstellen', (options) =>
    changeAll(email, templates, { operation: resetEmail.id, changes: () => ({}) }, options),
  );
  const failed = rows.find((it) => it.state === 'failed');
  if (failed)
    return tools.notify.error('Das Original konnte nicht wiederhergestellt werden', {
      detail: messageOf(failed.error),
    });
  const [only] = templates;
  tools.notify.success('Original wiederhergestellt', {
    ...(only && { detail: [only.key, only.name].filter(Boolean).join(' ') }),
  });
}
