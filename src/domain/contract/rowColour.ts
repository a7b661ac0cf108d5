import type { ChoiceList } from '../choices/choices.ts';
import { contractRowColours } from '../choices/contractRowColours.ts';

/** An entry of the colour legend of the order lists. */
export type RowColour = typeof contractRowColours extends ChoiceList<infer Item> ? Item : never;

/** The legend entry that colours an order's row: a cancelled order before the colour of its avis. */
export function rowColourOf(contract: {
  readonly isStorniert?: boolean | null;
  readonly avisColor?: string | null;
}): RowColour | undefined {
  const key = contract.isStorniert === true ? 'storno' : contract.avisColor;
  return contractRowColours.items.find((item) => item.key === key && (item.from === 'isStorniert') === (contract.isStorniert === true));
}
