import { foldCode, type Folded, foldName, foldUmlauts } from './fold.ts';

/** What a searched text is: an order number, a plate or VIN, or a name such as a driver, town, screen or command. */
export type FieldKind = 'number' | 'plate' | 'vin' | 'name';

/** How good a hit is; the lower the better (exact number, prefix, part of a plate or VIN, name, fuzzy). */
export const tiers = { exactNumber: 0, prefix: 1, codePart: 2, name: 3, fuzzy: 4 } as const;

/** Characters from the first up to, not including, the second place, to be highlighted. */
export type Range = readonly [from: number, to: number];

/** How one typed word meets one searched text. */
export interface Match {
  readonly tier: number;
  /** Orders hits of one tier: where the hit begins, or 0 when it is the end of a code, which is what people remember. */
  readonly place: number;
  readonly ranges: readonly Range[];
}

/** A searched text prepared once, so that each keystroke only compares. */
export interface PreparedText {
  readonly kind: FieldKind;
  readonly text: string;
  readonly forms: readonly Folded[];
}

/** One typed word prepared once for all texts it is compared with. */
export interface PreparedWord {
  readonly code: string;
  readonly names: readonly string[];
}

/** Prepares a searched text. */
export function prepareText(kind: FieldKind, text: string): PreparedText {
  if (kind !== 'name') return { kind, text, forms: [foldCode(text)] };
  const plain = foldName(text);
  return { kind, text, forms: [plain, foldUmlauts(plain)] };
}

/** Prepares a typed word; signs alone look for nothing. */
export function prepareWord(word: string): PreparedWord {
  if (!/[\p{L}\p{N}]/u.test(word)) return { code: '', names: ['', ''] };
  const plain = foldName(word);
  return { code: foldCode(word).text, names: [plain.text, foldUmlauts(plain).text] };
}

const shortestPart = 2;
const shortestFuzzy = 4;

/** How a typed word meets a text, or nothing when it does not. */
export function match(word: PreparedWord, text: PreparedText): Match | undefined {
  return text.kind === 'name' ? matchName(word, text) : matchCode(word.code, text);
}

function matchCode(code: string, { kind, text, forms }: PreparedText): Match | undefined {
  const folded = forms[0];
  const at = code === '' || folded === undefined ? -1 : folded.text.indexOf(code);
  if (folded === undefined || at < 0) return undefined;
  const ranges = [rangeOf({ folded, at, length: code.length, text })];
  if (kind === 'number' && folded.text === code) return { tier: tiers.exactNumber, place: 0, ranges };
  if (at === 0) return { tier: tiers.prefix, place: 0, ranges };
  const place = folded.text.endsWith(code) ? 0 : at;
  return code.length >= shortestPart ? { tier: tiers.codePart, place, ranges } : undefined;
}

function matchName({ names }: PreparedWord, { text, forms }: PreparedText): Match | undefined {
  for (const [index, folded] of forms.entries()) {
    const name = names[index] ?? '';
    if (name === '') continue;
    const at = wordStart(folded.text, name) ?? folded.text.indexOf(name);
    if (at < 0) continue;
    return { tier: at === 0 ? tiers.prefix : tiers.name, place: at, ranges: [rangeOf({ folded, at, length: name.length, text })] };
  }
  return fuzzy(names, { text, forms });
}

/** Where a word of the text begins with what was typed; the beginning of a word says more than its middle. */
function wordStart(text: string, typed: string): number | undefined {
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  }
  return undefined;
}

/** A word that begins with the same letter and differs by one typing mistake. */
function fuzzy(names: readonly string[], { text, forms }: Pick<PreparedText, 'text' | 'forms'>): Match | undefined {
  const typed = names[1] ?? '';
  const folded = forms[1];
  if (folded === undefined || typed.length < shortestFuzzy) return undefined;
  for (const word of folded.text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const candidates = [typed.length - 1, typed.length, typed.length + 1].map((length) => word[0].slice(0, length));
    const near = candidates.find((candidate) => candidate[0] === typed[0] && isOneMistakeAway(candidate, typed));
    if (near !== undefined)
      return { tier: tiers.fuzzy, place: word.index, ranges: [rangeOf({ folded, at: word.index, length: near.length, text })] };
  }
  return undefined;
}

/** One letter too many, too few, wrong, or two neighbours swapped. */
function isOneMistakeAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

function rangeOf({ folded, at, length, text }: { folded: Folded; at: number; length: number; text: string }): Range {
  const from = folded.places[at] ?? 0;
  const afterLast = folded.places.slice(at + length).find((place) => place > (folded.places[at + length - 1] ?? from));
  const last = folded.places[at + length - 1] ?? from;
  const end = afterLast ?? text.length;
  return [from, trimmedEnd({ text, last, end })];
}

/** Separators that the comparison skipped do not belong to the highlight. */
function trimmedEnd({ text, last, end }: { text: string; last: number; end: number }): number {
  const tail = /[^\p{L}\p{N}]+$/u.exec(text.slice(last, end));
  return tail === null ? end : last + tail.index;
}
