import { sql } from 'drizzle-orm';
import { billing } from '../../../src/domain/billing/billing.ts';
import { billingNumber, billingSeries, checkOwnNumber } from '../../../src/domain/billing/billingNumber.ts';
import type { PrintedBilling } from '../../../src/domain/billing/printedBilling.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { checkVatId } from '../../../src/domain/driver/bankAndTax.ts';
import { checkDocumentDay } from '../../../src/domain/invoice/series.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { nextNumber } from '../../storage/counters.ts';
import { changesBetween } from '../../storage/history.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { refuseOwn } from '../invoices/secondPerson.ts';
import { faultsOf } from './faults.ts';
import { printedNow } from './printedNow.ts';

/** What may still come to a closed one; the database knows the same list (`documentGuards.ts`). */
const comesLater = ['documentInProgress', 'documentFile', 'documentFault', 'datevExport'];

/** A closed one is neither changed nor deleted: type, number and everything it says stand. */
export function keepClosed({ kind, before, after, input }: Intent<typeof billing>): Verdict {
  if (kind === 'create' || !before.abgeschlossen) return allowed;
  const changed = changesBetween(resourceOf(billing), before, after).filter((it) => !comesLater.includes(it.field));
  const isReset = input.resetArticles === true || input.resetInvoiceEntries === true;
  return kind === 'update' && changed.length === 0 && !isReset
    ? allowed
    : refused(`${before.formulartyp ?? ''} ${before.auftragsnummer ?? ''} ist abgeschlossen und steht fest.`);
}

export function checkBillingNumber({ kind, before, after }: Intent<typeof billing>): Verdict<'auftragsnummer'> {
  const isTyped = kind !== 'delete' && after.auftragsnummer !== (before?.auftragsnummer ?? null);
  return isTyped && !after.completedAt ? checkOwnNumber(after.auftragsnummer) : allowed;
}

export function checkBillingVatId({ kind, before, after }: Intent<typeof billing>): Verdict<'ustid'> {
  return kind === 'delete' ? allowed : checkVatId('ustid', after.ustid, before?.ustid);
}

/** Whoever closes one gives it the next number of its series, unless somebody has typed one, when nothing is wrong. */
export async function completeClosing(
  { kind, before, after }: Intent<typeof billing>,
  scope: Scope,
): Promise<Completed<typeof billing>> {
  if (kind === 'create') return { abgeschlossen: false };
  if (kind === 'delete' || before.abgeschlossen || !after.abgeschlossen) return {};
  const faults = await faultsOf(after, scope);
  if (faults.length > 0) throw new Invalid(faults);
  const day = after.datum ?? todayIn(companyZone, scope.now);
  if (after.formulartyp !== 'Angebot') {
    await refuseOwn(billing, { id: before.id, day, total: after.rechnungsbetrag }, scope, 'abgeschlossen');
  }
  // A number of its own follows no other.
  if (after.auftragsnummer !== null) refuseDay(day, undefined, scope);
  return {
    auftragsnummer: after.auftragsnummer ?? (await numberOf(day, scope)),
    datum: day,
    documentInProgress: true,
    completedAt: scope.now.toISOString(),
    completedBy: scope.actor.userId === null ? null : iriOf('users', scope.actor.userId),
  };
}

/** Held until the transaction ends: whoever comes next waits, and a transaction that fails leaves no gap. */
async function numberOf(day: string, scope: Scope): Promise<string> {
  const count = await nextNumber(scope.client, billingSeries(day));
  const [last] = await rowsOf<{ number: string; day: string }>(
    scope.client,
    sql`select auftragsnummer as number, datum::text as day from billings
        where auftragsnummer = ${billingNumber(day, count - 1)}`,
  );
  refuseDay(day, last, scope);
  return billingNumber(day, count);
}

function refuseDay(day: string, last: { number: string; day: string } | undefined, { now }: Scope): void {
  const verdict = checkDocumentDay(day, { last, today: todayIn(companyZone, now) });
  if (verdict.verdict === 'refused') throw new Invalid([{ propertyPath: 'datum', message: verdict.reason }]);
}

/** Keeps what it says for good. */
export async function keepPrintedBilling(
  { after, before, id, kind }: Done<typeof billing>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || before.abgeschlossen || !after.abgeschlossen) return;
  const content = await printedNow(after, scope);
  await rowsOf(
    scope.client,
    sql`insert into printed_billings (billing, number, content)
        values (${id}, ${content.document.number}, ${JSON.stringify(content)}::jsonb)`,
  );
}

/** Whoever makes one with the wish to close it has it closed as soon as it is there. */
export async function closeAtOnce({ id, input, kind }: Done<typeof billing>, scope: Scope): Promise<void> {
  if (kind === 'create' && input.abgeschlossen === true)
    await scope.change(billing, iriOf('billings', id), { abgeschlossen: true });
}

/** What a closed one said when it was closed. */
export async function readPrintedBilling(scope: { readonly client: Queryable }, id: number): Promise<PrintedBilling> {
  const [row] = await rowsOf<{ content: PrintedBilling }>(
    scope.client,
    sql`select content from printed_billings where billing = ${id}`,
  );
  if (!row) throw new Error(`nothing was printed of billing ${String(id)}`);
  return row.content;
}
