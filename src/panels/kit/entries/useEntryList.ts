import { useState } from 'react';
import { putAt, valuesOf, type FormValues } from '../form/formValues.ts';
import { blankOf } from '../fields/blankEntry.ts';
import { useFieldFacts } from '../fields/formContext.ts';
import { useFieldState } from '../fields/useFieldState.ts';

/** An entry that was taken out, and where it stood. */
type Removed = { readonly entry: FormValues; readonly at: number };

const none: readonly FormValues[] = [];

export type EntryList = ReturnType<typeof useEntryList>;

/** The entries of a list in the form of its record: changed, added, taken out and put back one by one. */
export function useEntryList(name: string) {
  const { field, value, below, isLocked, set, leave } = useFieldState(name);
  const { before } = useFieldFacts(name);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const entries = isList(value) ? value : none;
  const saved = isList(before) ? before : none;
  const [start, setStart] = useState<FormValues>({});
  /** A new entry of which nothing was complained yet: it is judged once the keyboard leaves its row, or by saving. */
  const isBegun = (at: number) =>
    entries[at] !== undefined &&
    entries[at].id === undefined &&
    !Object.keys(below).some((path) => path.startsWith(`${String(at)}.`));
  return {
    field,
    entries,
    below,
    isLocked,
    leave,
    isBegun,
    removed,
    /** The entry as it is saved; undefined for a new one. */
    savedOf: ({ id }: FormValues) => (id === undefined ? undefined : saved.find((it) => it.id === id)),
    /** Whether a new entry still stands as it began. */
    isBlank(at: number) {
      const entry = entries[at];
      return entry !== undefined && entry.id === undefined && blankOf(entry, start);
    },
    change(at: number, key: string, next: unknown) {
      set(
        entries.map((entry, place) => (place === at ? withPart(entry, key, next) : entry)),
        isBegun(at),
      );
    },
    add(beginning: FormValues = {}) {
      const fields = field.fields ?? {};
      const presets = Object.fromEntries(Object.entries(fields).map(([key, it]) => [key, it.default]));
      const entry = valuesOf({ fields }, { record: { ...presets, ...beginning }, names: Object.keys(fields) });
      setStart(entry);
      set([...entries, entry], true);
      setRemoved(null);
    },
    remove(at: number) {
      const entry = entries[at];
      if (!entry) return;
      set(entries.toSpliced(at, 1));
      setRemoved({ entry, at });
    },
    putBack() {
      if (!removed) return;
      set(entries.toSpliced(removed.at, 0, removed.entry));
      setRemoved(null);
    },
  };
}

function withPart(entry: FormValues, key: string, value: unknown): FormValues {
  const next = structuredClone(entry);
  putAt(next, key, value);
  return next;
}

function isList(value: unknown): value is readonly FormValues[] {
  return Array.isArray(value);
}
