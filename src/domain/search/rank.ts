import {
  type FieldKind,
  match,
  type Match,
  type PreparedText,
  type PreparedWord,
  prepareText,
  prepareWord,
  type Range,
  rangeOf,
} from './match.ts';

/** Something the palette can find, with the texts it is found by; the first text is the one people read first. */
export interface Findable<Item> {
  readonly item: Item;
  readonly texts: readonly PreparedText[];
}

/** A found item, best first, with the places to highlight in each of its texts. */
export interface Hit<Item> {
  readonly item: Item;
  readonly tier: number;
  readonly highlights: readonly (readonly Range[])[];
}

/** Prepares an item once, so that searching through thousands keeps up with typing. */
export function findable<Item>(
  item: Item,
  texts: readonly { readonly kind: FieldKind; readonly text: string | null | undefined }[],
): Findable<Item> {
  return { item, texts: texts.map(({ kind, text }) => prepareText(kind, text ?? '')) };
}

const max = 50;

/**
 * Ranks what matches: exact number, then prefix, then part of a plate or VIN, then name, then fuzzy; equal hits keep
 * their order.
 */
export function rank<Item>(
  query: string,
  items: readonly Findable<Item>[],
  { limit = max }: { limit?: number } = {},
): Hit<Item>[] {
  const words = query.trim().split(/\s+/).filter(Boolean).map(prepareWord);
  if (words.length === 0) return [];
  const whole = prepareWord(query);
  const hits: { readonly candidate: Findable<Item>; readonly found: Found }[] = [];
  for (const candidate of items) {
    const found = better(words.length > 1 ? every([whole], candidate.texts) : undefined, every(words, candidate.texts));
    if (found !== undefined) hits.push({ candidate, found });
  }
  return hits
    .toSorted(({ found: a }, { found: b }) => a.tier - b.tier || a.firstText - b.firstText || a.place - b.place)
    .slice(0, limit)
    .map(({ candidate, found }) => ({
      item: candidate.item,
      tier: found.tier,
      highlights: highlightsOf(candidate.texts, found),
    }));
}

/** What was found in one item: the match of each typed word and the text it lies in. */
interface Found {
  readonly tier: number;
  readonly place: number;
  readonly firstText: number;
  readonly matches: readonly { readonly index: number; readonly match: Match }[];
}

/** Every typed word must meet some text; the item is as good as its worst word. */
function every(words: readonly PreparedWord[], texts: readonly PreparedText[]): Found | undefined {
  const matches: { index: number; match: Match }[] = [];
  for (const word of words) {
    const best = bestOf(word, texts);
    if (best === undefined) return undefined;
    matches.push(best);
  }
  return {
    tier: Math.max(...matches.map((it) => it.match.tier)),
    place: matches.reduce((sum, it) => sum + it.match.place, 0),
    firstText: Math.min(...matches.map((it) => it.index)),
    matches,
  };
}

function bestOf(word: PreparedWord, texts: readonly PreparedText[]): { index: number; match: Match } | undefined {
  let best: { index: number; match: Match } | undefined;
  for (const [index, text] of texts.entries()) {
    const found = match(word, text);
    if (found !== undefined && (best === undefined || found.tier < best.match.tier)) best = { index, match: found };
  }
  return best;
}

function highlightsOf(texts: readonly PreparedText[], { matches }: Found): Range[][] {
  return texts.map(({ text }, index) =>
    merged(matches.filter((it) => it.index === index).map((it) => rangeOf(it.match, text))),
  );
}

function better(a: Found | undefined, b: Found | undefined): Found | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.tier < a.tier ? b : a;
}

function merged(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
