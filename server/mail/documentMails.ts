import { sql } from 'drizzle-orm';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { invoiceDocumentTypes } from '../../src/domain/invoice/choices/invoiceDocumentTypes.ts';
import type { Invoice } from '../../src/domain/invoice/invoice.ts';
import { invoice } from '../../src/domain/invoice/invoice.ts';
import { specifications } from '../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import type { PrintedDocument } from '../../src/domain/invoice/printedDocument.ts';
import { freeRecipients } from '../../src/domain/protocol/sending.ts';
import { formatEuro } from '../../src/domain/money/amount.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { isBilledAnew } from '../storage/judgements.ts';
import { amongTexts, rowsOf } from '../storage/sql.ts';
import type { Scope } from '../write/behaviour.ts';
import type { Attachment } from './attachment.ts';
import { greetingFor } from './greeting.ts';
import { creditMail, invoiceMail, stornoMail } from './templates/document.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** Where a document is sent: to the addresses that stand on it, else to that of its recipient. */
export function documentRecipients({
  billingRecipient,
  recipientMail,
}: Pick<Invoice, 'billingRecipient' | 'recipientMail'>): readonly string[] {
  return freeRecipients(billingRecipient || recipientMail).all;
}

/** What goes along: the paper, its data beside it where the customer takes them so, and what was made besides. */
export function documentAttachments(it: Invoice, printed: PrintedDocument): readonly Attachment[] {
  const name = invoice.represent(it as never).replaceAll(' ', '-');
  return [
    { kind: 'documentPdf', name: `${name}.pdf` },
    ...(printed.isXRechnung ? [{ kind: 'xRechnung', name: `${name}.xml` }] : []),
    ...it.additionalDocs
      .filter(({ file }) => file !== null)
      .map(({ type }) => ({
        kind: `additionalDoc.${type ?? ''}`,
        name: `${labelOf(invoiceDocumentTypes, type)}-${it.orderNumber ?? ''}.pdf`,
      })),
  ];
}

/** Whether the recipient of a Storno gets another document about the rides of the one that was taken back. */
async function correctionFollows({ client }: Scope, { type, positions }: PrintedDocument): Promise<boolean> {
  const numbers = positions.flatMap(({ auftragsnummer }) => auftragsnummer ?? []);
  const found = await rowsOf(
    client,
    sql`select 1 from contracts where auftragsnummer = ${amongTexts(numbers)} and ${isBilledAnew(type)} limit 1`,
  );
  return found.length > 0;
}

/** The mail with which a document leaves (M13 to M15). */
export async function documentMail(scope: Scope, it: Invoice, printed: PrintedDocument): Promise<Mail> {
  const head = {
    greeting: greetingFor({ anrede: it.recipientSalutation, nachname: it.recipientLastName }),
    recipients: documentRecipients(it),
    attachments: documentAttachments(it, printed),
    about: { entityType: invoice.type, entityId: it.id },
  };
  const contractCount = String(new Set(printed.positions.flatMap(({ auftragsnummer }) => auftragsnummer ?? [])).size);
  const values = {
    invoiceNumber: printed.number,
    invoiceDate: formatDate(printed.day),
    amountTotal: formatEuro(printed.totals.amountTotal),
    contractCount: contractCount === '0' ? '' : contractCount,
  };
  if (printed.cancels)
    return writeMail(scope, stornoMail, {
      ...head,
      values: {
        ...values,
        type: printed.type,
        typeArticle: 'Die',
        originalNumber: printed.cancels.number,
        originalDate: formatDate(printed.cancels.day),
        followLine: (await correctionFollows(scope, printed))
          ? 'Einen berichtigten Beleg erhalten Sie gesondert.'
          : 'Bereits gezahlte Beträge verrechnen wir.',
      },
    });
  if (printed.type === 'Gutschrift')
    return writeMail(scope, creditMail, {
      ...head,
      values: { ...values, dueDate: formatDate(printed.dueDay), ibanLast4: printed.driver?.iban?.slice(-4) },
    });
  const days = printed.positions.flatMap(({ serviceDate }) => serviceDate ?? []).toSorted();
  return writeMail(scope, invoiceMail, {
    ...head,
    values: {
      ...values,
      periodFrom: formatDate(days[0] ?? printed.day),
      periodTo: formatDate(days.at(-1) ?? printed.day),
      paymentLine: eInvoiceOf(printed, specifications.facturX).paymentTerms,
      attachmentsLine: it.additionalDocs.some(({ type }) => type !== 'contracts')
        ? 'Die Auslagenübersicht und die Belege liegen bei.'
        : '',
    },
  });
}
