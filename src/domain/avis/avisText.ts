import { avisConfirmTexts } from './choices/avisConfirmTexts.ts';
import type { KeyOf } from '../choices/choices.ts';
import { filledText, type TextValues } from '../question/filledText.ts';

/** A question about avis in the company's own words, with what it is about filled in. */
export function avisText(key: KeyOf<typeof avisConfirmTexts>, values: TextValues): string {
  return filledText(avisConfirmTexts.items.find((item) => item.key === key)?.text ?? '', values);
}
