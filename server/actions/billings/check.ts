import { billing, type Billing } from '../../../src/domain/billing/billing.ts';
import { checkBilling } from '../../../src/domain/billing/checkBillingCall.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { eInvoiceOwed, isLeitwegId, owedSentence } from '../../../src/domain/invoice/eInvoiceOwed.ts';
import { formatEuro } from '../../../src/domain/money/amount.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { readOne } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { respond } from '../handler.ts';
import { hadLargeTurnover } from '../invoices/largeTurnover.ts';
import { faultsOf } from './faults.ts';
import { paidDriver } from './printedNow.ts';

/** Looks at an LF Rechnung by all rules of closing it; nothing is written, and it gets no number. */
export const checkOne = respond(checkBilling, ({ database, openScope, actor, now }, { id }) =>
  database.transaction(async (client) => {
    const scope = openScope({ client, actor, now });
    const it = await readOne(client, billing, id);
    if (!it) throw new NotFound();
    const faults = it.abgeschlossen ? [] : await faultsOf(it, scope);
    return {
      faults: faults.map(({ message, propertyPath }) => ({ field: propertyPath, sentence: message })),
      hints: await hintsOf(it, scope),
    };
  }),
);

async function hintsOf(it: Billing, scope: Scope): Promise<readonly string[]> {
  return [
    await owedHint(it, scope),
    `Summen und Steuer stimmen: Artikel ${formatEuro(it.nettosumme)} · USt ${formatEuro(it.mwst)} · Betrag ${formatEuro(it.rechnungsbetrag)}`,
  ];
}

/** Whether an e-invoice is owed and why; an offer is none, nor is a credit note that takes revenue back. */
async function owedHint(it: Billing, scope: Scope): Promise<string> {
  if (it.formulartyp === 'Angebot') return 'Ein Angebot ist keine Rechnung und geht nur als PDF hinaus.';
  const paid = await paidDriver(it, scope);
  if (it.formulartyp === 'Gutschrift' && !paid) return 'Eine Gutschrift an einen Kunden geht nur als PDF hinaus.';
  const day = it.datum ?? todayIn(companyZone, scope.now);
  const buyer = await scope.look(customer, it.customer);
  return owedSentence(
    eInvoiceOwed({
      country: it.land,
      isBusiness: it.endkundenrechnung === '0' || paid !== null,
      isAuthority: it.formulartyp === 'Rechnung' && isLeitwegId(buyer?.buyerReference),
      total: it.rechnungsbetrag ?? '0.00',
      year: Number(day.slice(0, 4)),
      hadLargeTurnover: await hadLargeTurnover(scope.client, day),
      sellerGroup: paid?.group ?? null,
    }),
  );
}
