import { sql } from 'drizzle-orm';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { checkVatId } from '../../../src/domain/driver/bankAndTax.ts';
import { taxNumberMissing } from '../../../src/domain/invoice/billability.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { checkDocumentDay, documentNumber, seriesOf } from '../../../src/domain/invoice/series.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { nextNumber } from '../../storage/counters.ts';
import { changesBetween } from '../../storage/history.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { faultsOf } from './faults.ts';
import { noteNumbers } from './noteNumbers.ts';
import { printedDocument } from './printed.ts';
import { refuseOwn } from './secondPerson.ts';

/** What may still come to a completed document; the database knows the same list (`documentGuards.ts`). */
const comesLater = [
  'cancelledBy',
  'documentInProgress',
  'documentFile',
  'documentFault',
  'mailSend',
  'datevExport',
  'objectionDate',
  'objectionReason',
  'additionalDocs',
];

/** A completed document is neither changed nor deleted. */
export function keepCompleted({ kind, before, after, input }: Intent<typeof invoice>): Verdict {
  if (kind === 'create' || !before.invoiceCompleted) return allowed;
  const changed = changesBetween(resourceOf(invoice), before, after).filter((it) => !comesLater.includes(it.field));
  const isRebuilt = input.resetInvoiceEntries === true || input.resetArticles === true || input.resetAddress === true;
  return kind === 'update' && changed.length === 0 && !isRebuilt
    ? allowed
    : refused(`${before.type ?? ''} ${before.orderNumber ?? ''} ist abgeschlossen und kann nur storniert werden.`);
}

/** Only a completed document is cancelled, once, and a Storno never; the original is held meanwhile (R26). */
export async function checkStorno({ kind, after }: Intent<typeof invoice>, scope: Scope): Promise<Verdict<'invoice'>> {
  const id = kind === 'create' ? idOf('invoices', after.invoice ?? '') : undefined;
  if (id === undefined) return allowed;
  await rowsOf(scope.client, sql`select id from invoices where id = ${id} for no key update`);
  const original = await scope.look(invoice, after.invoice);
  if (!original?.invoiceCompleted) return refused('Nur ein abgeschlossener Beleg kann storniert werden.', 'invoice');
  if (original.invoice !== null) return refused('Ein Storno kann nicht storniert werden.', 'invoice');
  return original.cancelledBy === null
    ? allowed
    : refused(`${original.type ?? ''} ${original.orderNumber ?? ''} ist bereits storniert.`, 'invoice');
}

/** A VAT id that somebody types is one, as on the records of customers and drivers. */
export function checkRecipientVatId({ kind, before, after }: Intent<typeof invoice>): Verdict<'recipientUstid'> {
  return kind === 'delete' || after.invoice !== null
    ? allowed
    : checkVatId('recipientUstid', after.recipientUstid, before?.recipientUstid);
}

/** A driver without VAT id and tax number gets no credit note (document 2, section 5). */
export function requireTaxNumber({ kind, before, after }: Intent<typeof invoice>): Completed<typeof invoice> {
  const names = ['recipientUstid', 'recipientSteuerNo'] as const;
  const isTouched = before === undefined || before.type !== after.type || names.some((it) => before[it] !== after[it]);
  const isMissing = after.type === 'Gutschrift' && after.invoice === null && names.every((it) => !after[it]);
  if (kind === 'delete' || !isTouched || !isMissing) return {};
  throw new Invalid(names.map((propertyPath) => ({ propertyPath, message: taxNumberMissing })));
}

/** Who completes a document gives it the next number of its series, when nothing is wrong with it any more (R25). */
export async function completeCompletion(
  { kind, before, after }: Intent<typeof invoice>,
  scope: Scope,
): Promise<Completed<typeof invoice>> {
  if (kind !== 'update' || before.invoiceCompleted || !after.invoiceCompleted) return {};
  const day = after.invoiceDate ?? todayIn(companyZone, scope.now);
  if (after.invoice === null) {
    await refuseOwn(invoice, { id: before.id, day, total: after.amountTotal }, scope);
    const faults = await faultsOf(before.id, after, scope);
    if (faults.length > 0) throw new Invalid(faults);
  }
  const type = after.type ?? 'Rechnung';
  // Held until the transaction ends: whoever comes next waits, and a transaction that fails leaves no gap.
  const count = await nextNumber(scope.client, `invoices:${seriesOf(type, day)}`);
  const [last] = await rowsOf<{ number: string; day: string }>(
    scope.client,
    sql`select "orderNumber" as number, "invoiceDate"::text as day from invoices
        where "orderNumber" = ${documentNumber(type, day, count - 1)}`,
  );
  const verdict = checkDocumentDay(day, { last, today: todayIn(companyZone, scope.now) });
  if (verdict.verdict === 'refused') throw new Invalid([{ propertyPath: 'invoiceDate', message: verdict.reason }]);
  return {
    orderNumber: documentNumber(type, day, count),
    invoiceDate: day,
    documentInProgress: true,
    completedAt: scope.now.toISOString(),
    completedBy: scope.actor.userId === null ? null : iriOf('users', scope.actor.userId),
  };
}

/** Keeps what the document says for good, tells its contracts, and takes the original of a Storno back. */
export async function keepPrinted({ after, before, id, kind }: Done<typeof invoice>, scope: Scope): Promise<void> {
  if (kind !== 'update' || before.invoiceCompleted || !after.invoiceCompleted) return;
  const content = await printedDocument(after, scope);
  await rowsOf(
    scope.client,
    sql`insert into printed_documents (invoice, number, content) values (${id}, ${content.number}, ${JSON.stringify(content)}::jsonb)`,
  );
  const cancels = idOf('invoices', after.invoice ?? '');
  await noteNumbers(scope, {
    contracts: after.invoiceEntries.flatMap((it) => idOf('contracts', it.contract ?? '') ?? []),
    entry: { type: content.type, number: content.number, id, cancelled: cancels !== undefined },
    cancels,
  });
  if (after.invoice !== null) await scope.change(invoice, after.invoice, { cancelledBy: iriOf('invoices', id) });
}

/** A Storno, and whoever was made with the wish to be completed, is completed as soon as it is there. */
export async function completeAtOnce({ after, id, input, kind }: Done<typeof invoice>, scope: Scope): Promise<void> {
  if (kind !== 'create' || (after.invoice === null && input.invoiceCompleted !== true)) return;
  await scope.change(invoice, iriOf('invoices', id), { invoiceCompleted: true });
}
