import { expect, test } from 'vitest';
import { exportText, repeatQuestion } from './exportText.ts';

test('an export says what it holds, one or many, and its month as people call it', () => {
  const made = { number: 7, month: '2026-11', documents: 1200, bookings: 1901, amountTotal: '14280.00' };
  expect(exportText(made)).toBe('Export 7: 1.200 Belege, 1.901 Buchungen. November 2026, 14.280,00 € brutto');
  expect(exportText({ ...made, documents: 1, bookings: 1, amountTotal: null })).toBe(
    'Export 7: 1 Beleg, 1 Buchung. November 2026',
  );
  expect(repeatQuestion({ number: 7, documents: 12 })).toBe(
    'Export 7 wiederholen? Die 12 Belege gehen ein zweites Mal hinaus. Bitte sprechen Sie das mit der Steuerberatung ab.',
  );
  expect(repeatQuestion({ number: 7, documents: 1 })).toContain(' Der Beleg geht ein zweites Mal hinaus. ');
});
