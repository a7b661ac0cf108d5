import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { legend, type RowTint } from '../../contract/shared/rowTint.ts';
import { contractRowColours } from '../../../domain/choices/contractRowColours.ts';

/** The state that colours the row of an avis: the same tints and words as in the lists of contracts. */
export function avisTint({ color, isStorniert }: AvisEntity): RowTint | undefined {
  const key = isStorniert ? 'storno' : color;
  const label = contractRowColours.items.find((it) => it.key === key)?.label;
  return legend.find((it) => it.label === label);
}

/** The class of the row of an avis. */
export function avisRowClass(entity: AvisEntity): string | undefined {
  const tint = avisTint(entity);
  return tint && `row-${tint.name}`;
}
