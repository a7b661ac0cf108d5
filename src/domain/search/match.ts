import { foldCode, type Folded, foldName, foldUmlauts } from './fold.ts';

/** What a searched text is: a contract number, a plate or VIN, or a name such as a driver, town, screen or command. */
export type FieldKind = 'number' | 'plate' | 'vin' | 'name';

/** How good a hit is; the lower the better (exact number, prefix, part of a plate or VIN, name, fuzzy). */
export const tiers = { exactNumber: 0, prefix: 1, codePart: 2, name: 3, fuzzy: 4 } as const;

/** Characters from the first up to, not including, the second place, to be highlighted. */
export type Range = readonly [from: number, to: number];

/** How one typed word meets one searched text. */
export interface Match {
  readonly tier: number;
  /**
   * Orders hits of one tier: where the hit begins, or 0 when it is the end of a code, which is what people remember.
   */
  readonly place: number;
  /** The compared form of the text in which the hit lies, from where, and how long it is. */
  readonly folded: Folded;
  readonly at: number;
  readonly length: number;
}

/** A searched text prepared once, so that each keystroke only compares. */
export interface PreparedText {
  readonly kind: FieldKind;
  readonly text: string;
  readonly forms: readonly Folded[];
  /** Words of a name with their places, for typing mistakes. */
  readonly words: readonly (readonly [at: number, word: string])[];
}

/** One typed word prepared once for all texts it is compared with. */
export interface PreparedWord {
  readonly code: string;
  readonly names: readonly string[];
}

/** Prepares a searched text. */
export function prepareText(kind: FieldKind, text: string): PreparedText {
  if (kind !== 'name') return { kind, text, forms: [foldCode(text)], words: [] };
  const plain = foldName(text);
  const short = foldUmlauts(plain);
  const words = [...short.text.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => [word.index, word[0]] as const);
  return { kind, text, forms: [plain, short], words };
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

function matchCode(code: string, { kind, forms }: PreparedText): Match | undefined {
  const folded = forms[0];
  const at = code === '' || folded === undefined ? -1 : folded.text.indexOf(code);
  if (folded === undefined || at < 0) return undefined;
  const hit = { folded, at, length: code.length };
  if (kind === 'number' && folded.text === code) return { tier: tiers.exactNumber, place: 0, ...hit };
  if (at === 0) return { tier: tiers.prefix, place: 0, ...hit };
  const place = folded.text.endsWith(code) ? 0 : at;
  return code.length >= shortestPart ? { tier: tiers.codePart, place, ...hit } : undefined;
}

function matchName({ names }: PreparedWord, { forms, words }: PreparedText): Match | undefined {
  for (const [index, folded] of forms.entries()) {
    const name = names[index] ?? '';
    if (name === '') continue;
    const at = wordStart(folded.text, name) ?? folded.text.indexOf(name);
    if (at < 0) continue;
    return { tier: at === 0 ? tiers.prefix : tiers.name, place: at, folded, at, length: name.length };
  }
  return fuzzy(names[1] ?? '', { folded: forms[1], words });
}

/** Where a word of the text begins with what was typed; the beginning of a word says more than its middle. */
function wordStart(text: string, typed: string): number | undefined {
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  }
  return undefined;
}

/** A word that begins with the same letter and differs by one typing mistake. */
function fuzzy(
  typed: string,
  { folded, words }: { folded: Folded | undefined; words: PreparedText['words'] },
): Match | undefined {
  if (folded === undefined || typed.length < shortestFuzzy) return undefined;
  for (const [at, word] of words) {
    if (word[0] !== typed[0] || word.length < typed.length - 1) continue;
    const candidates = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length));
    const near = candidates.find((candidate) => isOneMistakeAway(candidate, typed));
    if (near !== undefined) return { tier: tiers.fuzzy, place: at, folded, at, length: near.length };
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

/** The part of the text as people see it that a match covers. */
export function rangeOf({ folded, at, length }: Match, text: string): Range {
  const last = folded.places[at + length - 1] ?? 0;
  let after = at + length;
  while (folded.places[after] === last) after++;
  return [folded.places[at] ?? 0, trimmedEnd({ text, last, end: folded.places[after] ?? text.length })];
}

/** Separators that the comparison skipped do not belong to the highlight. */
function trimmedEnd({ text, last, end }: { text: string; last: number; end: number }): number {
  const tail = /[^\p{L}\p{N}]+$/u.exec(text.slice(last, end));
  return tail === null ? end : last + tail.index;
}
