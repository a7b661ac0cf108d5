import { billing } from '../../../src/domain/billing/billing.ts';
import { behave } from '../../write/behaviour.ts';
import {
  checkBillingNumber,
  checkBillingVatId,
  closeAtOnce,
  completeClosing,
  keepClosed,
  keepPrintedBilling,
} from './closing.ts';
import { completeArticles, completeRecipient } from './drafts.ts';

/** What an LF Rechnung does beyond storing its fields. */
export const billings = behave(billing, {
  check: [keepClosed, checkBillingNumber, checkBillingVatId],
  complete: [completeRecipient, completeArticles, completeClosing],
  effects: [keepPrintedBilling, closeAtOnce],
});
