import { isSame, type FormValues } from './formValues.ts';

type Entry = FormValues;
type Entries = readonly Entry[];
type Lists = { readonly base: Entries; readonly mine: Entries; readonly theirs: Entries };

/** Whether all entries of a list are known to the server by their numbers. */
export function hasIdentity(entries: readonly unknown[]): entries is Entries {
  return entries.every((it) => typeof it === 'object' && it !== null && 'id' in it && typeof it.id === 'number');
}

/**
 * Joins what two people did to a list whose entries have numbers, entry by entry and part by part; undefined where both
 * changed the same part differently, one changed what the other removed, or both put the entries in another order.
 */
export function mergeEntries({ base, mine, theirs }: Lists): Entries | undefined {
  const kept: Entry[] = [];
  for (const saved of theirs) {
    const [before, typed] = [byId(base, saved), byId(mine, saved)];
    if (!before) kept.push(saved);
    else if (!typed && !isSame(contentOf(before), contentOf(saved))) return undefined;
    else if (typed) {
      const joined = joinedParts({ before, typed, saved });
      if (!joined) return undefined;
      kept.push(joined);
    }
  }
  for (const typed of mine) {
    const before = byId(base, typed);
    if (before && !byId(theirs, typed) && !isSame(contentOf(before), contentOf(typed))) return undefined;
  }
  const added = mine.filter(
    (it) =>
      it.id === undefined && !theirs.some((saved) => !byId(base, saved) && isSame(contentOf(saved), contentOf(it))),
  );
  const ordered = inOrder(kept, { base, mine, theirs });
  return ordered && [...ordered, ...added];
}

function joinedParts({ before, typed, saved }: { before: Entry; typed: Entry; saved: Entry }): Entry | undefined {
  const joined: Entry = { ...saved };
  for (const name of Object.keys(contentOf(typed))) {
    if (isSame(before[name], typed[name])) continue;
    if (!isSame(before[name], saved[name]) && !isSame(typed[name], saved[name])) return undefined;
    joined[name] = typed[name];
  }
  return joined;
}

/** The order of whoever moved entries; what the other added comes after them. */
function inOrder(entries: Entries, { base, mine, theirs }: Lists): Entries | undefined {
  const isMoved = { mine: isReordered(base, mine), theirs: isReordered(base, theirs) };
  if (!isMoved.mine) return entries;
  if (isMoved.theirs && isReordered(mine, theirs)) return undefined;
  const place = (it: Entry) => {
    const at = mine.findIndex(({ id }) => id === it.id);
    return at < 0 ? mine.length : at;
  };
  return entries.toSorted((one, other) => place(one) - place(other));
}

function isReordered(before: Entries, after: Entries): boolean {
  const [one, other] = [before.filter((it) => byId(after, it)), after.filter((it) => byId(before, it))];
  return one.some((it, at) => it.id !== other[at]?.id);
}

function byId(entries: Entries, { id }: Entry): Entry | undefined {
  return id === undefined ? undefined : entries.find((it) => it.id === id);
}

function contentOf({ id: _id, version: _version, ...content }: Entry): Entry {
  return content;
}
