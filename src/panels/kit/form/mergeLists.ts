import { isSame } from './formValues.ts';

type Entries = readonly unknown[];

/**
 * Joins what two people did to one list: what either added or took away counts; undefined when both touched the same
 * entry or one only changed the order.
 */
export function mergeLists({
  base,
  mine,
  theirs,
}: {
  base: Entries;
  mine: Entries;
  theirs: Entries;
}): Entries | undefined {
  const gone = { mine: without(base, mine), theirs: without(base, theirs) };
  const isReordered = [mine, theirs].some((list) => without(base, list).length + without(list, base).length === 0);
  if (isReordered) return undefined;
  const touchedByBoth = gone.mine.some((entry) => has(gone.theirs, entry));
  const added = { mine: without(mine, base), theirs: without(theirs, base) };
  if (touchedByBoth && (added.mine.length > 0 || added.theirs.length > 0)) return undefined;
  return [...without(theirs, gone.mine), ...without(added.mine, added.theirs)];
}

function without(entries: Entries, others: Entries): unknown[] {
  return entries.filter((entry) => !has(others, entry));
}

function has(entries: Entries, wanted: unknown): boolean {
  return entries.some((entry) => isSame(entry, wanted));
}
