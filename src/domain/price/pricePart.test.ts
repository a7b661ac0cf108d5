import { expect, test } from 'vitest';
import { fromCents, sumAmounts } from '../money/amount.ts';
import { partsOf, partsThatAddUp } from './pricePart.ts';
import { checkTypeAccounts } from './typeAccounts.ts';

const line = (slug: string, price: string) => ({ slug, name: slug, price });
const worked = {
  amount: '385.00',
  lines: [line('grundpreis', '325.00'), line('elektro', '15.00'), line('samstag', '45.00'), line('waschen', '0.00')],
  hint: null,
};

test('an amount of the price list knows its price types, one that somebody entered does not', () => {
  expect(partsOf('385.00', worked)).toEqual([
    { priceType: 'grundpreis', amount: '325.00' },
    { priceType: 'elektro', amount: '15.00' },
    { priceType: 'samstag', amount: '45.00' },
  ]);
  expect(partsOf('400.00', worked)).toEqual([{ priceType: null, amount: '400.00' }]);
  expect(partsOf('385.00', { amount: null, lines: [], hint: 'Keine Preisstufe' })).toEqual([
    { priceType: null, amount: '385.00' },
  ]);
  for (const nothing of ['0.00', null]) expect(partsOf(nothing, { ...worked, amount: '0.00' })).toEqual([]);
});

test('whatever becomes of a position, its parts come to its amount or there are none', () => {
  const parts = partsOf('385.00', worked);
  expect(partsThatAddUp('385.00', parts)).toBe(parts);
  expect(partsThatAddUp('0.00', parts)).toEqual([]);
  expect(partsThatAddUp('385.00', [])).toEqual([]);
  for (let cents = -50_000; cents <= 50_000; cents += 977) {
    const kept = partsThatAddUp(fromCents(cents), parts);
    expect(sumAmounts(kept.map((it) => it.amount))).toBe(fromCents(cents));
  }
});

test('a price type has the account of its side alone, and only one that can be one', () => {
  const reason = (given: Parameters<typeof checkTypeAccounts>[0], before?: typeof given) => {
    const said = checkTypeAccounts(given, before);
    return said.verdict === 'refused' ? [said.field, said.reason] : said.verdict;
  };
  const value = { slug: 'express', revenueAccount: '4405', expenseAccount: null };
  const credit = { slug: 'gutschrift-express', revenueAccount: null, expenseAccount: '5907' };
  expect([value, credit].map((it) => reason(it))).toEqual(['allowed', 'allowed']);
  expect(reason({ ...credit, revenueAccount: '4405' })).toEqual([
    'revenueAccount',
    'Preisarten der Gutschrift haben ein Aufwandskonto, kein Erlöskonto.',
  ]);
  expect(reason({ ...value, expenseAccount: '5907' })).toEqual([
    'expenseAccount',
    'Preisarten des Auftragswerts haben ein Erlöskonto, kein Aufwandskonto.',
  ]);
  const wrong = { ...value, revenueAccount: '44x5' };
  expect(reason(wrong)).toEqual(['revenueAccount', '„44x5“ ist kein Sachkonto: vier bis acht Ziffern.']);
  expect(reason(wrong, wrong)).toBe('allowed');
});
