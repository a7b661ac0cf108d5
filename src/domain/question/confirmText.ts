import type { KeyOf } from '../choices/choices.ts';
import { confirmTexts } from '../choices/confirmTexts.ts';

/** A question or refusal of the company in its own words, with what it is about filled in. */
export function confirmText(
  key: KeyOf<typeof confirmTexts>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = confirmTexts.items.find((item) => item.key === key)?.text ?? '';
  return (values.count === 1 ? inSingular(text) : text).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? '–'),
  );
}

/** "mit 1 Auftrag": a bundle may have shrunk to one. */
function inSingular(text: string): string {
  return text.replace('{count} Aufträgen', '{count} Auftrag');
}
