import type { GridApi } from 'ag-grid-community';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import type { Where } from '../../../commands/tools.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import type { EditableList } from '../cellEdit/useCellEditing.ts';
import type { GridColumn, GridEntry } from './gridColumn.ts';
import type { GridSelection } from './gridSelection.ts';
import type { RowActions } from './RowActionsHost.tsx';
import type { GridRow } from './useGridRows.ts';

/** What a screen around a grid may reach: the rows, and the editor of a cell. */
export type GridHandle = {
  readonly api: GridApi<GridRow> | null;
  readonly edit: (iri: string, column: string) => boolean;
};

export type RecordGridProps<R extends Noun = Noun> = {
  /** Spoken name of the list. */
  readonly label: string;
  /** Columns are remembered under this name, and the scroll place unless that has another. */
  readonly list: string;
  /** The scroll place, where several lists share their columns. */
  readonly scrollPlace?: string;
  readonly columns: readonly GridColumn<R>[];
  /** IRIs of the rows, and headings between them; keep the identity while nothing changed. */
  readonly rows: readonly GridEntry[];
  /** Draws a heading row. */
  readonly heading?: ComponentType<{ id: string }>;
  /** 40 for rows of two lines. */
  readonly rowHeight?: 26 | 40;
  /** Tint of a row, one of those in rowTints. */
  readonly rowClass?: (entity: Entity<R>) => string | undefined;
  /** An edit has taken the row out of the filter; it stays until the list is fetched anew. Keep the identity. */
  readonly isLeft?: (entity: Entity<R>) => boolean;
  /** Present order as the server names it, `-createdAt` for descending; several with commas between. */
  readonly order?: string | undefined;
  readonly onOrder?: (order: string) => void;
  readonly selection: GridSelection;
  readonly onOpen?: (iri: string, where?: Where) => void;
  /** Space was pressed on a row, or the focus moved on. */
  readonly onPeek?: (iri: string) => void;
  readonly onFocusRow?: (iri: string) => void;
  /** Esc on a row closes this before it takes ticks off. */
  readonly onEscape?: (() => void) | undefined;
  /** What can be done with the row under the pointer or the focus. */
  readonly actions?: RowActions<R>;
  /** What may be changed right in the cells, and the list's own rules about it. */
  readonly editable?: EditableList;
  /** Place whose commands the right click offers, for instance `customers.row`. */
  readonly place?: string;
  /** What else the right click on a row offers. */
  readonly rowMenu?: (iri: string) => readonly MenuEntry[];
  /** Shows all its rows and scrolls with what is around it. */
  readonly isWhole?: boolean;
  readonly handle?: Ref<GridHandle> | undefined;
  /** Skeleton, empty or error state that covers the rows. */
  readonly cover?: ReactNode;
};
