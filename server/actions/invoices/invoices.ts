import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { behave } from '../../write/behaviour.ts';
import {
  checkRecipientVatId,
  checkStorno,
  completeAtOnce,
  completeCompletion,
  keepCompleted,
  keepPrinted,
  requireTaxNumber,
} from './completing.ts';
import { completeFigures, completeNew, completeReset, completeStorno, makeFurther } from './drafts.ts';
import { checkExpensesTemplate } from './documentTemplates.ts';
import { completeGroup } from './paidDriver.ts';
import { checkSending, sendWhenAsked } from './sendDocument.ts';

/** What a document does beyond storing its fields (R23 to R28). */
export const invoices = behave(invoice, {
  check: [keepCompleted, checkStorno, checkRecipientVatId, checkExpensesTemplate, checkSending],
  complete: [
    completeStorno,
    completeNew,
    completeReset,
    completeGroup,
    completeFigures,
    requireTaxNumber,
    completeCompletion,
  ],
  effects: [makeFurther, keepPrinted, completeAtOnce, sendWhenAsked],
});
