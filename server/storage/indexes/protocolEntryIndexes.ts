import { protocolExpense, protocolWaiting } from '../../../src/domain/protocol/protocolEntries.ts';
import { notApproved, withoutReceipt } from '../judgedAlike.ts';
import { defineIndexes } from './defineIndexes.ts';

// The few that have to be asked about before a ride is billed.
export const protocolWaitingIndexes = defineIndexes(protocolWaiting, {
  within: [{ called: 'not_approved', holds: notApproved('protocol_waitings'), columns: ['protocol'] }],
});
export const protocolExpenseIndexes = defineIndexes(protocolExpense, {
  within: [{ called: 'without_receipt', holds: withoutReceipt('protocol_expenses'), columns: ['protocol'] }],
});
