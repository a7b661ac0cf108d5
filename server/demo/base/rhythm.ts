import { randomFrom } from '../random.ts';

const weeklyShare = 0.4;

/** How a customer is billed: as often as he wants it, some working days after the end of the week or month. */
export function rhythmOf(customer: number): { readonly isWeekly: boolean; readonly later: number } {
  const random = randomFrom('leitstand', 'billedBy', customer);
  return { isWeekly: random.chance(weeklyShare), later: random.int(0, 2) };
}
