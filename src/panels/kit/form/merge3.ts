import { valueAt } from '../../../domain/define/fieldText.ts';
import { isSame, type FormValues } from './formValues.ts';
import { hasIdentity, mergeEntries } from './mergeEntries.ts';
import { mergeLists } from './mergeLists.ts';

/** A field that both changed: where it started, what stands in the form, what the other has saved. */
export type Conflict = {
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};
export type Merge = {
  /** Fields that only the other changed; they are taken over without a question. */
  readonly taken: readonly string[];
  /** Lists that both changed at different entries, as they stand with the work of both. */
  readonly joined: ReadonlyMap<string, readonly unknown[]>;
  readonly conflicts: readonly Conflict[];
};

/**
 * Compares what somebody typed with what another has saved since, field by field (CONSOLE.md, "Nobody overwrites
 * anybody").
 */
export function merge3(
  paths: readonly string[],
  { base, mine, theirs }: { base: FormValues; mine: FormValues; theirs: FormValues },
): Merge {
  const taken: string[] = [];
  const joined = new Map<string, readonly unknown[]>();
  const conflicts: Conflict[] = [];
  for (const path of paths) {
    const [before, typed, saved] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
    if (isSame(before, saved) || isSame(typed, saved)) continue;
    const list =
      Array.isArray(before) && Array.isArray(typed) && Array.isArray(saved)
        ? joinedLists({ base: before, mine: typed, theirs: saved })
        : undefined;
    if (isSame(before, typed)) taken.push(path);
    else if (list) joined.set(path, list);
    else conflicts.push({ path, base: before, mine: typed, theirs: saved });
  }
  return { taken, joined, conflicts };
}

function joinedLists(lists: {
  readonly base: readonly unknown[];
  readonly mine: readonly unknown[];
  readonly theirs: readonly unknown[];
}): readonly unknown[] | undefined {
  const { base, mine, theirs } = lists;
  return hasIdentity(base) && hasIdentity(theirs) && (base.length > 0 || theirs.length > 0)
    ? mergeEntries({ base, mine: mine as FormValues[], theirs })
    : mergeLists(lists);
}
