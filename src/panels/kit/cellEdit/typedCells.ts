import { atom, useAtomValue } from 'jotai';
import { store } from '../../../api/records/entities.ts';
import type { FormValues } from '../form/formValues.ts';

/** What is being typed over a row and is not stored yet. */
export type TypedRow = { readonly iri: string; readonly values: FormValues };
/** A row that was just made, and the state of the record around its list that does not know it yet. */
export type MadeRow = { readonly iri: string; readonly owner: string; readonly version: number };

const cellAtom = atom<TypedRow | null>(null);
const newRowsAtom = atom<readonly TypedRow[]>([]);
const madeRowsAtom = atom<readonly MadeRow[]>([]);

/** Says what stands in the open cell of a row; null once its editor is left. */
export function noteTypedCell(typed: TypedRow | null): void {
  store.set(cellAtom, typed);
}

/** Says what a row holds that is still being made; null once it is made or given up. */
export function noteNewRow(iri: string, values: FormValues | null): void {
  store.set(newRowsAtom, (rows) => [
    ...rows.filter((it) => it.iri !== iri),
    ...(values === null ? [] : [{ iri, values }]),
  ]);
}

/** Says that a row is made; the rows of earlier states are known to their record by now. */
export function noteMadeRow(made: MadeRow): void {
  store.set(madeRowsAtom, (rows) => [
    ...rows.filter((it) => it.owner === made.owner && it.version === made.version),
    made,
  ]);
}

/** What is being typed in lists right now, for sums beside one of them that follow at each key. */
export function useTypedRows(): {
  readonly cell: TypedRow | null;
  readonly newRows: readonly TypedRow[];
  readonly madeRows: readonly MadeRow[];
} {
  return {
    cell: useAtomValue(cellAtom, { store }),
    newRows: useAtomValue(newRowsAtom, { store }),
    madeRows: useAtomValue(madeRowsAtom, { store }),
  };
}
