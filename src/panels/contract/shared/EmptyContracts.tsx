import { labelOf, type KeyOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';

/** Why a list of contracts shows nothing, in the words of the specification. */
export function EmptyContracts({ why }: { why: KeyOf<typeof emptyTexts> }) {
  return labelOf(emptyTexts, why);
}
