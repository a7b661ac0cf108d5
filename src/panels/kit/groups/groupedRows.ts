import type { GridEntry } from '../grid/gridColumn.ts';

const prefix = 'group ';

/** The row of a group's heading. */
export function headingOf(group: string): string {
  return prefix + group;
}

/** The group that a heading row stands for. */
export function groupAt(heading: string): string {
  return heading.slice(prefix.length);
}

/**
 * The rows of a list by their groups, in the order in which the groups come first; a group stands together even when a
 * row was changed since the list was fetched.
 */
export function membersOf(
  iris: readonly string[],
  groupOf: (iri: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const iri of iris) {
    const group = groupOf(iri);
    const known = members.get(group);
    if (known) known.push(iri);
    else members.set(group, [iri]);
  }
  return members;
}

/** The rows with a heading above each group; those of a folded group are left out. */
export function groupedRows(
  members: ReadonlyMap<string, readonly string[]>,
  folded: ReadonlySet<string>,
): readonly GridEntry[] {
  return [...members].flatMap(([group, iris]): readonly GridEntry[] => [
    { heading: headingOf(group) },
    ...(folded.has(group) ? [] : iris),
  ]);
}
