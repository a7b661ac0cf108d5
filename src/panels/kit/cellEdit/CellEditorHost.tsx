import { lazy, Suspense } from 'react';
import { useConflicts } from './useConflicts.ts';
import type { CellEditing, EditableList } from './useCellEditing.ts';

const CellEditor = lazy(() => import('./CellEditor.tsx'));
const CellMerge = lazy(() => import('./CellMerge.tsx'));

type Props = { readonly frame: HTMLElement; readonly editable: EditableList; readonly editing: CellEditing; readonly selected: readonly string[] };

/** Where the editor of a cell appears, and the question when somebody else was faster. */
export function CellEditorHost({ frame, editable, editing, selected }: Props) {
  const { edited } = editing;
  const { first, add, drop } = useConflicts();
  return (
    <Suspense fallback={null}>
      {edited && <CellEditor key={`${edited.iri} ${edited.column.id} ${edited.refused ? 'again' : ''}`} frame={frame} editable={editable} editing={editing} edited={edited} selected={selected} onConflict={add} />}
      {first && <CellMerge key={first.id} conflict={first} onDone={() => drop(first)} />}
    </Suspense>
  );
}
