import { recordObjection } from '../../../src/domain/invoice/invoiceCalls.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(recordObjection);

/** Notes the objection at the credit note; whether it is taken back is a step of its own. */
export const objection = perform(recordObjection, async (scope, { record, input: { date = null, reason = null } }) => {
  if (date && date > todayIn(companyZone, scope.now)) throw wrong('date', 'Das Datum liegt in der Zukunft.');
  if (date && record.invoiceDate && date < record.invoiceDate)
    throw wrong('date', 'Der Widerspruch liegt vor dem Datum der Gutschrift.');
  await scope.change(invoice, iriOf(invoice.path, record.id), { objectionDate: date, objectionReason: reason });
});
