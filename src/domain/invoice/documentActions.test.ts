import { expect, test } from 'vitest';
import { eInvoiceOwed, owedSentence } from './eInvoiceOwed.ts';
import { asNumbered, objectionNote } from './documentActions.ts';

const facts = {
  country: 'DE',
  isBusiness: true,
  isAuthority: false,
  total: '1071.59',
  year: 2026,
  hadLargeTurnover: null,
  sellerGroup: null,
};

test.each([
  [{}, 'E-Rechnung ist nicht vorgeschrieben: bis Ende 2026 genügt ein PDF.'],
  [{ year: 2027 }, 'E-Rechnung ist nicht vorgeschrieben: bis Ende 2027 genügt ein PDF.'],
  [{ year: 2027, hadLargeTurnover: true }, 'E-Rechnung ist vorgeschrieben: Ihr Umsatz 2026 lag über 800.000 €.'],
  [{ year: 2028 }, 'E-Rechnung ist vorgeschrieben: Empfänger ist ein Unternehmen in Deutschland.'],
  [{ year: 2028, total: '250.00' }, 'E-Rechnung ist nicht vorgeschrieben: Betrag bis 250 €.'],
  [{ year: 2028, total: '-250.01' }, 'E-Rechnung ist vorgeschrieben: Empfänger ist ein Unternehmen in Deutschland.'],
  [{ country: 'AT' }, 'E-Rechnung ist nicht vorgeschrieben: Empfänger im Ausland.'],
  [{ isBusiness: false }, 'E-Rechnung ist nicht vorgeschrieben: Privatperson.'],
  [{ isAuthority: true }, 'E-Rechnung ist vorgeschrieben: Behörde.'],
  [{ year: 2028, sellerGroup: 8 }, 'E-Rechnung ist nicht vorgeschrieben: Kleinunternehmer.'],
] as const)('an e-invoice is owed or not, with the reason: %o', (more, sentence) => {
  expect(owedSentence(eInvoiceOwed({ ...facts, ...more }))).toBe(sentence);
});

test('fourteen days after a credit note nobody has objected, unless somebody has', () => {
  const credit = {
    type: 'Gutschrift',
    invoiceCompleted: true,
    invoice: null,
    invoiceDate: '2026-11-01',
    objectionDate: null,
    objectionReason: null,
  } as const;
  expect(objectionNote(credit, '2026-11-15')).toBeUndefined();
  expect(objectionNote(credit, '2026-11-16')).toBe('Kein Widerspruch bis 15.11.2026');
  expect(objectionNote({ ...credit, objectionDate: '2026-11-03', objectionReason: 'Zu kurz' }, '2026-11-20')).toBe(
    'Widerspruch vom 03.11.2026: Zu kurz',
  );
  expect(objectionNote({ ...credit, type: 'Rechnung' }, '2026-11-20')).toBeUndefined();
});

test('documents get their numbers by day, so that none of them keeps an earlier one off', () => {
  const of = (id: number, invoiceDate: string) => ({ id, invoiceDate });
  const documents = [of(9, '2026-11-27'), of(7, '2026-11-17'), of(8, '2026-11-27'), of(3, '2026-10-31')];
  expect(asNumbered(documents).map((it) => it.id)).toEqual([3, 7, 8, 9]);
  expect(documents[0]?.id).toBe(9);
});
