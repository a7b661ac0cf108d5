import { checkOwnAccount } from '../datev/ownAccount.ts';
import type { SomeOf } from '../define/row.ts';
import { refused, type Verdict } from '../define/verdict.ts';
import { isOfCredit } from './contractPrice.ts';
import type { priceType } from './priceType.ts';

type Given = SomeOf<typeof priceType, 'slug' | 'revenueAccount' | 'expenseAccount'>;

/** What customers pay is revenue, what drivers are paid is expense: a price type has the account of its side alone. */
export function checkTypeAccounts(
  { expenseAccount = null, revenueAccount = null, slug }: Given,
  before?: Given,
): Verdict<'revenueAccount' | 'expenseAccount'> {
  const ofCredit = isOfCredit(slug ?? '');
  if (ofCredit && revenueAccount !== null)
    return refused('Preisarten der Gutschrift haben ein Aufwandskonto, kein Erlöskonto.', 'revenueAccount');
  if (!ofCredit && expenseAccount !== null)
    return refused('Preisarten des Auftragswerts haben ein Erlöskonto, kein Aufwandskonto.', 'expenseAccount');
  const revenue = checkOwnAccount('revenueAccount', revenueAccount, before?.revenueAccount);
  return revenue.verdict === 'allowed'
    ? checkOwnAccount('expenseAccount', expenseAccount, before?.expenseAccount)
    : revenue;
}
