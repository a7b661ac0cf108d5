import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { defineIndexes } from './defineIndexes.ts';

export const invoiceIndexes = defineIndexes(invoice, {
  indexes: [
    ['invoiceDate', 'id'],
    ['amountTotal', 'id'],
    ['createdAt', 'id'],
  ],
  rare: [{ field: 'documentInProgress', is: true }],
});
