import type { Scope } from '../actions/behaviour.ts';

export type Mail = { readonly template: string; readonly subject: string; readonly lines: readonly string[]; readonly recipients: readonly string[]; readonly entityType: string; readonly entityId: number };

/** Queues a mail in the transaction that causes it; it stays `pending` until a worker has handed it to the mail server. */
export async function queueMail(scope: Scope, { template, subject, lines, recipients, entityType, entityId }: Mail): Promise<void> {
  const htmlPreview = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  await scope.make('mail_logs', { subject, recipients: [...new Set(recipients)].join('; '), status: 'pending', template, htmlPreview, entityType, entityId });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
