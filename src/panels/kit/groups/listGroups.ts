import { createContext, useCallback, useContext, useMemo, useState, type ComponentType } from 'react';
import { entityOf, readAnyEntity, type Entity } from '../../../api/records/entities.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { GridEntry } from '../grid/gridColumn.ts';
import { groupedRows, membersOf } from './groupedRows.ts';

/** How a list stands in groups. Keep the identity while nothing changed. */
export type ListGroups<R extends Noun = Noun> = {
  /** The group of a row, by the same field that the server puts the list in order by. */
  readonly of: (entity: Entity<R>) => string;
  /** Draws the heading of a group, with `GroupHeading`. */
  readonly heading: ComponentType<{ group: string }>;
  /** What the heading of a row's group says on paper. */
  readonly name: (entity: Entity<R>) => string;
};

type Folding = {
  readonly Heading: ComponentType<{ group: string }>;
  readonly rowsOf: (group: string) => readonly string[];
  /** How many rows the list shows in all its groups. */
  readonly listed: number;
  readonly isOpen: (group: string) => boolean;
  readonly toggle: (group: string) => void;
};

const noMembers: ReadonlyMap<string, readonly string[]> = new Map();
const noRows: readonly string[] = [];

export const GroupsContext = createContext<Folding | null>(null);

/** The groups of the list a heading stands in. */
export function useGroups(): Folding {
  const groups = useContext(GroupsContext);
  if (!groups) throw new Error('not inside a list in groups');
  return groups;
}

/**
 * The rows of a list under the headings of their groups, which can be folded away; undefined where it has no groups.
 */
export function useGroupedRows(
  resource: Noun,
  { iris, fetchedAt }: { readonly iris: readonly string[]; readonly fetchedAt: number },
  groups: ListGroups | undefined,
): { readonly rows: readonly GridEntry[] | undefined; readonly folding: Folding | null } {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const members = useMemo(
    () =>
      groups && fetchedAt >= 0
        ? membersOf(iris, (iri) => {
            const entity = entityOf(resource, readAnyEntity(iri));
            return entity ? groups.of(entity) : '';
          })
        : noMembers,
    // Rows that were fetched anew may stand in other groups, although they are the same ones.
    [resource, iris, fetchedAt, groups],
  );
  const rows = useMemo(() => groups && groupedRows(members, folded), [groups, members, folded]);
  const toggle = useCallback(
    (group: string) =>
      setFolded((known) =>
        known.has(group) ? new Set([...known].filter((it) => it !== group)) : new Set([...known, group]),
      ),
    [],
  );
  const folding = useMemo(
    () =>
      groups
        ? {
            Heading: groups.heading,
            rowsOf: (group: string) => members.get(group) ?? noRows,
            listed: iris.length,
            isOpen: (group: string) => !folded.has(group),
            toggle,
          }
        : null,
    [groups, members, folded, toggle, iris.length],
  );
  return { rows, folding };
}
