import type { CellContextMenuEvent } from 'ag-grid-community';
import { useState, type ReactNode } from 'react';
import { readAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { copyText } from '../../../commands/copyText.ts';
import { urlOf } from '../../../commands/selection.ts';
import { ContextMenu } from '../../../ui/overlays/ContextMenu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { commandMenu } from '../commandMenu.ts';
import type { RecordGridProps } from './recordGridProps.ts';
import type { GridRow } from './useGridRows.ts';

type Cell = { readonly row: string; readonly column: string };
type OpenMenu = {
  readonly at: { readonly x: number; readonly y: number };
  readonly targets: readonly AnyEntity[];
  readonly cell: Cell;
};
type Source = Pick<RecordGridProps, 'selection'> & {
  readonly place: RecordGridProps['place'] | undefined;
  readonly rowMenu: RecordGridProps['rowMenu'] | undefined;
  /** What the grid itself does with the cell. */
  readonly ofCell: (cell: Cell) => readonly MenuEntry[];
};

/**
 * The menu of a row at the pointer, or under its cell by key: the commands of its place for the ticked rows, else for
 * this one.
 */
export function useRowMenu({ place, selection, rowMenu, ofCell }: Source): {
  readonly onMenu: (event: CellContextMenuEvent<GridRow>) => void;
  readonly menu: ReactNode;
} {
  const [open, setOpen] = useState<OpenMenu>();
  const onMenu = ({ event, data, column }: CellContextMenuEvent<GridRow>) => {
    if (!place || !data?.entity || !(event instanceof MouseEvent)) return;
    selection.goTo(data.id);
    const ticked = selection.ticked();
    const iris = ticked.includes(data.id) ? ticked : [data.id];
    const box = event.target instanceof Element ? event.target.getBoundingClientRect() : undefined;
    const byKey = event.clientX === 0 && event.clientY === 0 && box;
    setOpen({
      at: byKey ? { x: box.left + 8, y: box.bottom } : { x: event.clientX, y: event.clientY },
      targets: iris.flatMap((iri) => readAnyEntity(iri) ?? []),
      cell: { row: data.id, column: column?.getColId() ?? '' },
    });
  };
  const menu = open && place && (
    <ContextMenu
      label="Befehle der Zeile"
      at={open.at}
      entries={[
        ...commandMenu(place, open.targets),
        ...(rowMenu?.(open.cell.row) ?? []),
        ...linkEntry(open.cell.row),
        ...ofCell(open.cell),
      ]}
      onClose={() => setOpen(undefined)}
    />
  );
  return { onMenu, menu };
}

/** The address of a record, to be sent to a colleague. */
function linkEntry(iri: string): readonly MenuEntry[] {
  const address = new URL(urlOf(iri), window.location.origin).href;
  return [
    'separator',
    { id: 'copyLink', label: 'Link kopieren', icon: 'link', run: () => void copyText(address, 'Link kopiert') },
  ];
}
