import type { Tag } from '../../../domain/contract/tags.ts';

const max = 3;
const gap = 3;
/** A tag is as wide as its letters, its padding and its edges. */
const widthOf = (text: string) => Math.ceil(text.length * 6.3) + 10;
const restWidth = 18;

export type ShownTags = { readonly shown: readonly Tag[]; readonly rest: readonly Tag[] };

/**
 * The tags that fit into a row, at most three; the others are counted. FF stands at the driver and is no tag of the
 * row.
 */
export function shownTags(tags: readonly Tag[], width: number): ShownTags {
  const own = tags.filter((it) => it.key !== 'FF');
  for (let count = Math.min(max, own.length); count > 1; count -= 1) {
    const rest = own.length - count;
    const needed = own.slice(0, count).reduce((sum, it) => sum + widthOf(it.text) + gap, rest > 0 ? restWidth : -gap);
    if (needed <= width) return { shown: own.slice(0, count), rest: own.slice(count) };
  }
  return { shown: own.slice(0, 1), rest: own.slice(1) };
}
