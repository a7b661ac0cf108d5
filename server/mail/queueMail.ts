import { sql } from 'drizzle-orm';
import type { Scope } from '../actions/behaviour.ts';
import { noteChange } from '../storage/changeLog.ts';
import { rowsOf } from '../storage/sql.ts';

export type Mail = { readonly template: string; readonly subject: string; readonly lines: readonly string[]; readonly recipients: readonly unknown[]; readonly entityType: string; readonly entityId: number };

/** Queues a mail in the transaction that causes it; it stays `pending` until a worker has handed it to the mail server. */
export async function queueMail(scope: Scope, mail: Mail): Promise<void> {
  const recipients = [...new Set(mail.recipients.map(String))].join('; ');
  const html = mail.lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  const at = scope.now.toISOString();
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`insert into mail_logs (subject, recipients, status, template, "htmlPreview", "entityType", "entityId", search_text, "createdAt", "updatedAt")
        values (${mail.subject}, ${recipients}, 'pending', ${mail.template}, ${html}, ${mail.entityType}, ${mail.entityId}, ${` ${mail.subject} ${recipients}`.toLowerCase()}, ${at}, ${at}) returning id`,
  );
  await noteChange(scope.client, { path: 'mail_logs', id: row?.id ?? null, kind: 'create', version: 1, by: scope.actor.username });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
