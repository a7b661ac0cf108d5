import { choices } from '../../choices/choices.ts';

/** Used by protocols expenses.paymentType. */
export const expensePaymentTypes = choices('Bezahlt mit', [
  { key: 'expense', label: 'Auslage des Fahrers', reimbursed: true },
  { key: 'uta', label: 'UTA-Tankkarte', reimbursed: false },
  { key: 'bahnBusiness', label: 'Bahn-Geschäftskonto', reimbursed: false },
]);
