import { iriOf } from '../../../src/domain/define/resource.ts';
import { noteLog } from '../../log/noteLog.ts';
import type { Scope } from '../../write/behaviour.ts';
import type { DueMail } from './claim.ts';

/**
 * Notes a mail that nobody got, or not everybody. Subject and readers stand in the mail log, for whoever may read that:
 * the subject of a document names its number.
 */
export async function noteFailedMail(
  { client, now }: Scope,
  { id, template }: Pick<DueMail, 'id' | 'template'>,
  reason: string | null | undefined,
): Promise<void> {
  await noteLog(client, {
    at: now,
    type: 'mail',
    level: 'error',
    event: 'mailFailed',
    message: `E-Mail${template ? ` ${template}` : ''} nicht zugestellt. ${withoutAddresses(reason ?? '')}`.trim(),
    data: { mail: iriOf('mail_logs', id), template },
  });
}

/** What a mail server says often names whom it refuses. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>(),;:„“"]+@[^\s<>(),;:„“"]+/g, '…');
}
