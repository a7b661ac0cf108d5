import type { ChoiceList } from '../choices/choices.ts';
import { contractRowColours } from '../choices/contractRowColours.ts';
import type { SomeOf } from '../define/row.ts';
import type { contract } from './contract.ts';

/** An entry of the colour legend of the contract lists. */
export type RowColour = typeof contractRowColours extends ChoiceList<infer Item> ? Item : never;

/** The legend entry that colours a contract's row: a cancelled contract before the colour of its avis. */
export function rowColourOf({
  isStorniert,
  avisColor,
}: SomeOf<typeof contract, 'isStorniert' | 'avisColor'>): RowColour | undefined {
  const key = isStorniert === true ? 'storno' : avisColor;
  return contractRowColours.items.find(
    (item) => item.key === key && (item.from === 'isStorniert') === (isStorniert === true),
  );
}
