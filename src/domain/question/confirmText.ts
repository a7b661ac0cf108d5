import type { KeyOf } from '../choices/choices.ts';
import { confirmTexts } from '../choices/confirmTexts.ts';

/** A question or refusal of the company in its own words, with what it is about filled in. */
export function confirmText(key: KeyOf<typeof confirmTexts>, values: Readonly<Record<string, string | number>> = {}): string {
  const text = confirmTexts.items.find((item) => item.key === key)?.text ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '–'));
}
