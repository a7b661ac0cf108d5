import { atom, useAtomValue } from 'jotai';
import { store } from '../../../api/records/entities.ts';
import type { FormValues } from '../form/formValues.ts';

/** What is being typed over a row and is not stored yet. */
export type TypedRow = { readonly iri: string; readonly values: FormValues };

const cellAtom = atom<TypedRow | null>(null);
const newRowsAtom = atom<readonly TypedRow[]>([]);

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

/** What is being typed in lists right now, for sums beside one of them that follow at each key. */
export function useTypedRows(): { readonly cell: TypedRow | null; readonly newRows: readonly TypedRow[] } {
  return { cell: useAtomValue(cellAtom, { store }), newRows: useAtomValue(newRowsAtom, { store }) };
}
