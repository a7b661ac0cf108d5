import type { contract } from '../../../src/domain/contract/contract.ts';
import { priceOf } from '../../../src/domain/price/contractPrice.ts';
import { keptReason, priceBasis, pricedFields } from '../../../src/domain/price/priceKeeping.ts';
import { same } from '../../storage/history.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { priceListFor } from './priceLists.ts';

/** Contract value and credit follow what they depend on (R20); an amount that somebody entered is set from then on. */
export async function completePrices(
  intent: Intent<typeof contract>,
  { client }: Scope,
): Promise<Completed<typeof contract>> {
  if (intent.kind === 'delete') return {};
  const entered = flagsOfEntered(intent);
  const completed = { ...intent.after, ...entered };
  const isMoved = (names: readonly (typeof priceBasis)[number][]) =>
    names.some((it) => !same(intent.before?.[it], completed[it]));
  const due = pricedFields.filter(
    (it) => keptReason(completed, it) === undefined && isMoved([...priceBasis, it.setFlag]),
  );
  if (due.length === 0) return entered;
  const steps = await priceListFor(client, completed.contractClientAddress);
  return {
    ...entered,
    ...Object.fromEntries(due.map(({ field }) => [field, priceOf(completed, steps, field).amount])),
  };
}

/** Input beats what would be worked out; whoever sends the flag along has decided himself. */
function flagsOfEntered({ before, input }: Intent<typeof contract>): Completed<typeof contract> {
  const typed = pricedFields.filter(
    ({ field, setFlag }) =>
      !(setFlag in input) && typeof input[field] === 'string' && !same(before?.[field], input[field]),
  );
  return Object.fromEntries(typed.map(({ setFlag }) => [setFlag, true]));
}
