import { useTicked, type GridSelection } from '../grid/gridSelection.ts';
import { late } from '../late.tsx';
import { useConflicts } from './useConflicts.ts';
import type { CellEditing, EditableList } from './useCellEditing.ts';

const CellEditor = late({
  load: async () => (await import('./CellEditor.tsx')).default,
  needs: ({ editable: { check } }) => (check?.known() === undefined ? check?.fetch() : undefined),
  giveUp: ({ editing, edited }) => editing.leave(edited, 'stay'),
});
const CellMerge = late({
  load: async () => (await import('./CellMerge.tsx')).default,
  giveUp: ({ conflict, onDone }) => {
    conflict.cancel();
    onDone();
  },
});

type Props = {
  readonly frame: HTMLElement;
  readonly editable: EditableList;
  readonly editing: CellEditing;
  readonly selection: GridSelection;
};

/** Where the editor of a cell appears, and the question when somebody else was faster. */
export function CellEditorHost({ frame, editable, editing, selection }: Props) {
  const { edited } = editing;
  const selected = useTicked(selection);
  const { first, add, drop } = useConflicts();
  return (
    <>
      {edited && (
        <CellEditor
          key={`${edited.iri} ${edited.column.id} ${edited.refused ? 'again' : ''}`}
          frame={frame}
          editable={editable}
          editing={editing}
          edited={edited}
          selected={selected}
          onConflict={add}
        />
      )}
      {first && <CellMerge key={first.id} conflict={first} onDone={() => drop(first)} />}
    </>
  );
}
