import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { priceGroup } from './priceGroup.ts';

/** Customers without a group of their own need prices that count (R71). */
export function checkDefault({ active }: SomeOf<typeof priceGroup, 'active'>): Verdict<'active'> {
  return active === true ? allowed : refused('Eine inaktive Preisgruppe kann nicht Standard sein.', 'active');
}
