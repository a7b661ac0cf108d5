import { expect, test } from 'vitest';
import { sumsOfDocuments } from './sumsOfDocuments.ts';

const plain = (texts: readonly string[]) => texts.map((it) => it.replaceAll(/[\u00A0\u202F]/gu, ' '));
const charged = { type: 'Rechnung', amountNet: '100.10', amountTotal: '119.12' } as const;
const paid = { type: 'Gutschrift', amountNet: '50.00', amountTotal: '59.50' } as const;

test('documents are summed to the cent, and what is paid never into what is charged', () => {
  expect(sumsOfDocuments([])).toEqual([]);
  expect(plain(sumsOfDocuments([charged, charged]))).toEqual(['200,20 € netto, 238,24 € brutto']);
  expect(plain(sumsOfDocuments([paid, charged]))).toEqual([
    'Rechnungen 100,10 € netto, 119,12 € brutto',
    'Gutschriften 50,00 € netto, 59,50 € brutto',
  ]);
  const cancelling = { type: 'Rechnung', amountNet: '-100.10', amountTotal: '-119.12' } as const;
  expect(plain(sumsOfDocuments([charged, cancelling]))).toEqual(['0,00 € netto, 0,00 € brutto']);
});
