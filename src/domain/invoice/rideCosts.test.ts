import { expect, test } from 'vitest';
import { rideCostsOf } from './rideCosts.ts';

test('a contract keeps of its protocol what accounting sums and asks', () => {
  expect(
    rideCostsOf({
      expenses: [
        { type: 'washing', amount: '11.90', documentPicture: { file: '/api/images/1' } },
        { type: 'train', amount: '10.70', paymentType: 'bahnBusiness', documentPicture: { file: '/api/images/2' } },
        { type: 'toll', amount: '7.05', paymentType: 'expense', documentPicture: { file: '/api/images/3' } },
      ],
      waitings: [
        { minutes: 20, approvedBy: 'dispo' },
        { minutes: 15, approvedBy: 'office' },
      ],
    }),
  ).toEqual({
    approvedWaitingMinutes: 35,
    hasUnapprovedWaiting: false,
    hasExpenseWithoutReceipt: false,
    passedOnExpenses: '27.05',
    reimbursedExpenses: '18.95',
  });
});

test('what nobody approved or proved is asked about, and nothing is no amount', () => {
  expect(
    rideCostsOf({
      expenses: [{ type: 'taxi', amount: null, paymentType: 'uta' }],
      waitings: [{ minutes: 20, approvedBy: null }],
    }),
  ).toEqual({
    approvedWaitingMinutes: null,
    hasUnapprovedWaiting: true,
    hasExpenseWithoutReceipt: true,
    passedOnExpenses: null,
    reimbursedExpenses: null,
  });
  expect(rideCostsOf({ waitings: [{ minutes: 0, approvedBy: null }] })).toMatchObject({
    hasUnapprovedWaiting: false,
    hasExpenseWithoutReceipt: false,
  });
});
