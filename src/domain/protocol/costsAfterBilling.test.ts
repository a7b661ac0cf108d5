import { expect, test } from 'vitest';
import { costsAfterBilling } from './costsAfterBilling.ts';

const billed = { isBilled: true, orderNumber: '26000418' };

test('whoever changes outlays or waiting times of a billed order is asked, nobody else', () => {
  const asked = {
    verdict: 'ask',
    question:
      'Auftrag 26000418 ist bereits abgerechnet. Auslagen oder Wartezeiten trotzdem ändern? Der Beleg bleibt unverändert.',
  };
  expect(costsAfterBilling(billed, ['expenses.0.amount'])).toMatchObject(asked);
  expect(costsAfterBilling(billed, ['note', 'waitings'])).toMatchObject(asked);
  expect(costsAfterBilling(billed, ['note', 'expensesNote'])).toEqual({ verdict: 'allowed' });
  expect(costsAfterBilling({ ...billed, isBilled: false }, ['expenses'])).toEqual({ verdict: 'allowed' });
});
