import type { ChoiceList } from '../choices/choices.ts';
import { accessories } from '../choices/accessories.ts';

type CountField = Exclude<(typeof accessories extends ChoiceList<infer Item> ? Item : never)['countField'], undefined>;

/** Which counts of keys, fuel cards and charging cables an order asks for, by the numbers of its accessories. */
export function askedCounts(accessoryIds: readonly number[]): CountField[] {
  return accessories.items.flatMap((item) => (item.countField !== undefined && accessoryIds.includes(item.id) ? [item.countField] : []));
}
