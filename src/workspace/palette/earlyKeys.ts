import { isSign, keyHold, textOfKeys } from '../../ui/inputs/keyHold.ts';

const early = keyHold((event) => isSign(event) || event.key === 'Backspace' || event.key === 'Enter');

/**
 * Keeps what is typed between opening the palette and its being there, so that no letter goes astray and no Enter hits
 * something else.
 */
export function gatherEarlyKeys(): void {
  early.take();
  early.begin();
}

/** What was typed since then; from now on keys go their own way. */
export function takeEarlyKeys(): string {
  return textOfKeys(early.take());
}
