export type TextValues = Readonly<Record<string, string | number>>;

/** A text with what it is about filled in; what nobody knows is a dash. */
export function filledText(text: string, values: TextValues): string {
  return (values.count === 1 ? inSingular(text) : text).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? '–'),
  );
}

/** "mit 1 Auftrag": a bundle may have shrunk to one. */
function inSingular(text: string): string {
  return text
    .replace('{count} Aufträgen', '{count} Auftrag')
    .replace('{count} Avisierungen', '{count} Avisierung')
    .replace('{count} Protokolle ', '{count} Protokoll ');
}
