import type { billing } from '../../../src/domain/billing/billing.ts';
import { printedBilling, type PrintedBilling } from '../../../src/domain/billing/printedBilling.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import type { PrintedDriver } from '../../../src/domain/invoice/printedDocument.ts';
import type { Scope } from '../../write/behaviour.ts';
import { companyOn, printedCustomer, printedDriver } from '../invoices/printed.ts';
import { groupOnDayOf } from '../invoices/paidDriver.ts';

/** The driver who gets a credit note, as far as its paper shows him, in his group on its day (R24). */
export async function paidDriver(
  it: Pick<StoredOf<typeof billing>, 'datum' | 'driver' | 'formulartyp'>,
  scope: Scope,
): Promise<PrintedDriver | null> {
  const paid = it.formulartyp === 'Gutschrift' ? await scope.look(driver, it.driver) : undefined;
  return paid ? printedDriver(paid, await groupOnDayOf(it.driver, it.datum, scope)) : null;
}

/** Everything that the paper says, as it stands in this transaction. */
export async function printedNow(it: StoredOf<typeof billing>, scope: Scope): Promise<PrintedBilling> {
  const buyer = await scope.look(customer, it.customer);
  return printedBilling(it, {
    company: await companyOn(it.datum ?? '', scope),
    customer: buyer ? printedCustomer(buyer) : null,
    driver: await paidDriver(it, scope),
  });
}
