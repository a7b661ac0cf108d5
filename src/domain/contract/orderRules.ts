import type { SomeOf } from '../define/row.ts';
import { allowed, type Refused, type Verdict } from '../define/verdict.ts';
import type { TimedOrder } from '../time/defaultTimes.ts';
import { checkConnection } from './connection.ts';
import type { contract } from './contract.ts';
import { checkItemCount, countFields, type ItemCounts } from './itemCounts.ts';
import { checkOfferListBlock } from './offerListBlock.ts';
import { checkFlexDriver, checkFlexVorholung, type OrderToSave } from './saveDialogs.ts';
import { checkDays, checkWindow } from './timeOrder.ts';
import { isTouched } from './touched.ts';

/** An order as far as the rules about its state look at it. */
export type OrderState = OrderToSave &
  TimedOrder &
  ItemCounts &
  SomeOf<typeof contract, 'anschlussvon' | 'abafahrt' | 'abcfahrt' | 'sperrenFuerAngebotsliste'>;

type OrderRule = { readonly of: readonly (keyof OrderState)[]; readonly check: (order: OrderState) => Verdict };

/** States that no order may be brought into, each with the fields that make it. */
const orderRules: readonly OrderRule[] = [
  { of: ['anschlussvon', 'abafahrt', 'abcfahrt'], check: checkConnection },
  { of: ['flexContract', 'driver'], check: checkFlexDriver },
  { of: ['flexContract', 'vorholung', 'datum', 'bringdatum'], check: checkFlexVorholung },
  { of: ['pickupTimeFrom', 'pickupTimeTo'], check: (order) => checkWindow(order, 'pickup') },
  { of: ['deliveryTimeFrom', 'deliveryTimeTo'], check: (order) => checkWindow(order, 'delivery') },
  { of: ['datum', 'bringdatum'], check: checkDays },
  {
    of: ['sperrenFuerAngebotsliste'],
    check: (order) => (order.sperrenFuerAngebotsliste ? checkOfferListBlock(order) : allowed),
  },
  ...countFields.map((name): OrderRule => ({ of: [name], check: (order) => checkItemCount(order, name) })),
];

/**
 * What stands against a change of an order: a rule about a state is asked of the change that would bring it about. Who only adds a note
 * to an order that got into such a state in another way is not refused for it. Form, table, lists and server all ask here.
 */
export function orderRefusals(before: OrderState | null, after: OrderState): readonly Refused[] {
  return orderRules
    .filter(({ of }) => isTouched(of, before, after))
    .flatMap(({ check }) => {
      const verdict = check(after);
      return verdict.verdict === 'refused' ? [verdict] : [];
    });
}
