import { allowed } from '../../../src/domain/define/verdict.ts';
import { priceType } from '../../../src/domain/price/priceType.ts';
import { checkTypeAccounts } from '../../../src/domain/price/typeAccounts.ts';
import { behave } from '../../write/behaviour.ts';

/** What a price type does beyond storing its fields. */
export const priceTypes = behave(priceType, {
  check: [({ kind, before, after }) => (kind === 'delete' ? allowed : checkTypeAccounts(after, before ?? undefined))],
});
