import { billing } from '../../../src/domain/billing/billing.ts';
import { behave } from '../../write/behaviour.ts';
import { checkBillingNumber, closeAtOnce, completeClosing, keepClosed, keepPrintedBilling } from './closing.ts';
import { completeArticles, completeRecipient } from './drafts.ts';

/** What an LF Rechnung does beyond storing its fields. */
export const billings = behave(billing, {
  check: [keepClosed, checkBillingNumber],
  complete: [completeRecipient, completeArticles, completeClosing],
  effects: [keepPrintedBilling, closeAtOnce],
});
