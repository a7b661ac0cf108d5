import { messageOf } from '../../api/apiErrors.ts';
import { changeAll } from '../../api/records/bulkChange.ts';
import type { Entity } from '../../api/records/entities.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { retryMail } from '../../domain/mail/mailCalls.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { isProtocolMail } from '../../domain/mail/protocolTemplates.ts';
import { undeliveredOf } from '../../domain/mail/undelivered.ts';
import type { Tools } from '../tools.ts';
import { withProgress } from '../work.ts';

type Mail = Entity<typeof mailLog>;
const protocolMailFailed = 'Fehler beim Verschicken des Protokolls';

/** Puts mails into the queue again and says what became of it. */
export async function sendAgain(mails: readonly Mail[], tools: Tools): Promise<void> {
  const { done, rows } = await withProgress('E-Mails erneut senden', (options) =>
    changeAll(mailLog, mails, { operation: retryMail.id, changes: () => ({}) }, options),
  );
  const failed = rows.find((it) => it.state === 'failed');
  const failedText = mails.every(isProtocolMail) ? protocolMailFailed : contractMessages.mailFailed;
  if (failed) return tools.notify.error(failedText, { detail: messageOf(failed.error) });
  const [only] = mails;
  tools.notify.success(done === 1 ? 'E-Mail wird erneut gesendet' : `${String(done)} E-Mails werden erneut gesendet`, {
    ...(done === 1 && { detail: detailOf(only) }),
  });
}

/** Names who gets it where others have it already. */
function detailOf(mail: Mail | undefined): string {
  const left = undeliveredOf(mail ?? {}).map((it) => it.recipient);
  return [mail?.subject ?? '', left.length > 0 ? `nur an ${left.join(', ')}` : ''].filter(Boolean).join('\n');
}
