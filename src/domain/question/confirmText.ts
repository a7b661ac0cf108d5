import type { KeyOf } from '../choices/choices.ts';
import { confirmTexts } from '../choices/confirmTexts.ts';
import { filledText, type TextValues } from './filledText.ts';

/** A question or refusal of the company in its own words, with what it is about filled in. */
export function confirmText(key: KeyOf<typeof confirmTexts>, values: TextValues = {}): string {
  return filledText(confirmTexts.items.find((item) => item.key === key)?.text ?? '', values);
}
