/** What a list needs to keep its head and a few rows, and a broad table to be worked in. */
const leastOfList = 200;
const leastOfTable = 380;
const usualShare = 0.62;

/**
 * How high a new group may be below all others, which give up room in proportion; undefined where one of them would
 * keep no rows.
 */
export function roomBelow(height: number, groups: readonly number[]): number | undefined {
  const kept = (height * leastOfList) / Math.min(...groups);
  const room = Math.round(Math.min(height * usualShare, height - kept));
  return room >= leastOfTable ? room : undefined;
}
