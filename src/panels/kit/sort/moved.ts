/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

type Numbered = { readonly key: string; readonly at: number | null };

/**
 * The numbers that entries get when they stand in this order: each keeps to the numbers that are there, so that those before and behind are not touched;
 * only where numbers are missing or stand twice they are counted on. Entries that keep their number are left out.
 */
export function renumbered(inOrder: readonly Numbered[]): readonly { readonly key: string; readonly at: number }[] {
  const known = inOrder.flatMap(({ at }) => (at === null ? [] : [at])).toSorted((one, other) => one - other);
  let last = Math.min(known[0] ?? 1, 1) - 1;
  const numbers = inOrder.map((_, place) => (last = Math.max(last + 1, known[place] ?? 0)));
  return inOrder.flatMap(({ key, at }, place) => {
    const next = numbers[place] ?? place + 1;
    return next === at ? [] : [{ key, at: next }];
  });
}

/** Where an entry lands that is dropped at a gap: gap 0 lies above the first entry. */
export function placeAtGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
