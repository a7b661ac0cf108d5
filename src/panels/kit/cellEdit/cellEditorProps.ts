import type { AnyEntity } from '../../../api/records/entities.ts';
import type { CellField } from './cellField.ts';
import type { CellConflict } from './saveCell.ts';
import type { CellEditing, EditableList, EditedCell } from './useCellEditing.ts';

export type CellEditorProps = {
  readonly frame: HTMLElement;
  readonly editable: EditableList;
  readonly editing: CellEditing;
  readonly edited: EditedCell;
  readonly selected: readonly string[];
  readonly onConflict: (conflict: CellConflict) => void;
};

export type CellFormProps = CellEditorProps & { readonly entity: AnyEntity; readonly fields: readonly CellField[] };
