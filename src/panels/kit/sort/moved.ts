/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Where an entry lands that is dropped at a gap: gap 0 lies above the first entry. */
export function placeAtGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
