import { plateKey } from '../vehicle/plate.ts';

/**
 * What vehicles and contracts are known by in a pasted list; `rest` looks like one but is none, and words are left out.
 */
export type Idents = { readonly values: readonly string[]; readonly rest: readonly string[] };

/** Between two values stands anything but a letter, a digit or a dash; plates may have blanks and dashes inside. */
const forms = [
  String.raw`[A-HJ-NPR-Z0-9]{17}`,
  String.raw`[A-ZÄÖÜ]{1,3}[ \t]*[ \t-][ \t]*[A-ZÄÖÜ]{1,2}[ \t-]*\d{1,4}[ \t]?[EH]?`,
  String.raw`[A-ZÄÖÜ]{1,3}[ -]0[36][ -]?\d{1,4}`,
  String.raw`[A-ZÄÖÜ]{2,5}\d{1,4}[EH]?`,
  String.raw`\d{6,}`,
];
const ident = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${forms.join('|')})(?![\p{L}\p{N}]|-[\p{L}\p{N}])`, 'giu');

/** The contract numbers, plates and VINs in a text, mixed and separated by anything, each once. */
export function identsIn(text: string): Idents {
  const values = [
    ...new Map(
      [...text.matchAll(ident)].map(([found]) => {
        const value = found.trim().replace(/\s+/g, ' ').toUpperCase();
        return [plateKey(value), value];
      }),
    ).values(),
  ];
  const rest = text
    .replaceAll(ident, '\n')
    .split(/[\s,;|/]+/)
    .filter((it) => /\d/.test(it));
  return { values, rest: [...new Set(rest)] };
}

/** Whether a text is a list of several such values rather than words to search for. */
export function isIdentList(text: string): boolean {
  const { values, rest } = identsIn(text);
  const words = text
    .replaceAll(ident, ' ')
    .split(/[\s,;|/]+/)
    .filter((it) => /\p{L}/u.test(it) && !/\d/.test(it));
  return values.length > 1 && values.length >= words.length + rest.length;
}

/** Which of the values none of these records is known by. */
export function missingIdents(
  values: readonly string[],
  known: readonly (readonly (string | null | undefined)[])[],
): readonly string[] {
  const keys = new Set(known.flat().flatMap((it) => (it ? [plateKey(it)] : [])));
  return values.filter((it) => !keys.has(plateKey(it)));
}
