import { billingAddress } from '../../../src/domain/customer/billingAddress.ts';
import { behave } from '../../write/behaviour.ts';
import { keepBillingAddress } from '../invoices/keepOnDocuments.ts';

/** What a billing address does beyond storing its fields. */
export const billingAddresses = behave(billingAddress, { check: [keepBillingAddress] });
