import { useState } from 'react';
import type { FormValues } from '../form/formValues.ts';

type Known = {
  readonly entries: readonly FormValues[];
  readonly rows: readonly { readonly id: number | undefined; readonly key: string }[];
  /** How many new rows there have been. */
  readonly made: number;
};

/**
 * Names of the rows of a table: a new row keeps its own when it is saved and gets an id, so that it stays on the screen
 * and the keyboard in it.
 */
export function useRowKeys(entries: readonly FormValues[]): readonly string[] {
  const [known, setKnown] = useState<Known>(() => namedRows({ entries: [], rows: [], made: 0 }, entries));
  const current = known.entries === entries ? known : namedRows(known, entries);
  if (current !== known) setKnown(current);
  return current.rows.map((it) => it.key);
}

export function namedRows({ rows, made }: Known, entries: readonly FormValues[]): Known {
  const byId = new Map(rows.map((it) => [it.id, it.key]));
  const named = entries.map((entry, at) => {
    const id = typeof entry.id === 'number' ? entry.id : undefined;
    const known = id === undefined ? undefined : byId.get(id);
    const before = rows[at];
    const ofNew = before && before.id === undefined ? before.key : undefined;
    return { id, key: known ?? ofNew ?? (id === undefined ? `neu-${String((made += 1))}` : String(id)) };
  });
  return { entries, rows: named, made };
}
