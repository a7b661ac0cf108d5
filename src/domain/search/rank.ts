import { type FieldKind, match, type Match, type PreparedText, prepareText, prepareWord, type Range } from './match.ts';

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

const most = 50;

/** Ranks what matches: exact number, then prefix, then part of a plate or VIN, then name, then fuzzy; equal hits keep their order. */
export function rank<Item>(query: string, items: readonly Findable<Item>[], { limit = most }: { limit?: number } = {}): Hit<Item>[] {
  const words = query.trim().split(/\s+/).filter(Boolean).map(prepareWord);
  if (words.length === 0) return [];
  const whole = prepareWord(query);
  const hits: (Hit<Item> & { readonly order: number; readonly place: number })[] = [];
  for (const [order, { item, texts }] of items.entries()) {
    const found = better(words.length > 1 ? every([whole], texts) : undefined, every(words, texts));
    if (found !== undefined) hits.push({ item, order, ...found });
  }
  return hits
    .toSorted((a, b) => a.tier - b.tier || firstText(a) - firstText(b) || a.place - b.place || a.order - b.order)
    .slice(0, limit)
    .map(({ item, tier, highlights }) => ({ item, tier, highlights }));
}

type Found = Omit<Hit<never>, 'item'> & { readonly place: number };

/** Every typed word must meet some text; the item is as good as its worst word. */
function every(words: readonly ReturnType<typeof prepareWord>[], texts: readonly PreparedText[]): Found | undefined {
  const ranges: Range[][] = texts.map(() => []);
  let tier = 0;
  let place = 0;
  for (const word of words) {
    const best = bestOf(texts.map((text) => match(word, text)));
    if (best === undefined) return undefined;
    tier = Math.max(tier, best.match.tier);
    place += best.match.place;
    ranges[best.index]?.push(...best.match.ranges);
  }
  return { tier, place, highlights: ranges.map(merged) };
}

function bestOf(matches: readonly (Match | undefined)[]): { index: number; match: Match } | undefined {
  let best: { index: number; match: Match } | undefined;
  for (const [index, found] of matches.entries()) {
    if (found !== undefined && (best === undefined || found.tier < best.match.tier)) best = { index, match: found };
  }
  return best;
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

function firstText(hit: Found): number {
  return hit.highlights.findIndex((ranges) => ranges.length > 0);
}
