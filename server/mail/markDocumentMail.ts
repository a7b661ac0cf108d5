import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import { invoice } from '../../src/domain/invoice/invoice.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Scope } from '../write/behaviour.ts';
import { documentMailKeys } from './templates/document.ts';

/** A document was sent once a mail server has taken its mail for everybody. */
export async function markDocumentMail(
  scope: Scope,
  { id, template }: { readonly id: number; readonly template: string | null },
  status: 'pending' | 'sent' | 'error',
): Promise<void> {
  if (status !== 'sent' || !documentMailKeys.includes(template ?? '')) return;
  const [found] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select i.id from invoices i join mail_logs m on m."entityId" = i.id and m."entityType" = ${invoice.type}
        where m.id = ${id} for no key update of i`,
  );
  if (found) await scope.change(invoice, iriOf(invoice.path, found.id), { mailSend: true });
}
