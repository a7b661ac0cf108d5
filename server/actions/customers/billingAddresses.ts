import { billingAddress } from '../../../src/domain/customer/billingAddress.ts';
import { allowed, type Verdict } from '../../../src/domain/define/verdict.ts';
import { checkTax } from '../../../src/domain/driver/bankAndTax.ts';
import { behave, type Intent } from '../../write/behaviour.ts';
import { keepBillingAddress } from '../invoices/keepOnDocuments.ts';

function checkTaxNumbers({ kind, before, after }: Intent<typeof billingAddress>): Verdict<'ustid' | 'steuernummer'> {
  return kind === 'delete' ? allowed : checkTax(after, before);
}

/** What a billing address does beyond storing its fields. */
export const billingAddresses = behave(billingAddress, { check: [checkTaxNumbers, keepBillingAddress] });
