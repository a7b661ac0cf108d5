import type { billing } from '../../../src/domain/billing/billing.ts';
import { printedBilling, type PrintedBilling } from '../../../src/domain/billing/printedBilling.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import type { PrintedDriver } from '../../../src/domain/invoice/printedDocument.ts';
import type { Scope } from '../../write/behaviour.ts';
import { companyOn } from '../invoices/printed.ts';
import { groupOf } from '../invoices/refusedContracts.ts';

/** The driver who gets a credit note, as far as its paper shows him. */
export async function paidDriver(iri: string | null, scope: Pick<Scope, 'look'>): Promise<PrintedDriver | null> {
  const paid = await scope.look(driver, iri);
  return paid ? { id: paid.id, group: groupOf(paid.gruppe), iban: paid.iban, bic: paid.bic } : null;
}

/** Everything that the paper says, as it stands in this transaction. */
export async function printedNow(it: StoredOf<typeof billing>, scope: Scope): Promise<PrintedBilling> {
  const buyer = await scope.look(customer, it.customer);
  return printedBilling(it, {
    company: await companyOn(it.datum ?? '', scope),
    customer: buyer
      ? {
          kundennr: buyer.kundennr ?? String(buyer.id),
          handelsregisternummer: buyer.handelsregisternummer,
          contactPerson: buyer.contactPerson,
          phone: [buyer.telefonVorwahl, buyer.telefon].filter(Boolean).join(' ') || null,
          email: buyer.email,
        }
      : null,
    driver: it.formulartyp === 'Gutschrift' ? await paidDriver(it.driver, scope) : null,
  });
}
