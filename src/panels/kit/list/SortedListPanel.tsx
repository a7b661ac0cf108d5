import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import type { GridHandle } from '../grid/recordGridProps.ts';
import { nameOf } from '../represent.ts';
import { sortColumn } from '../sort/sortColumn.tsx';
import { useAwaitedRow } from '../related/useAwaitedRow.ts';
import { useHandOrder } from '../sort/useHandOrder.ts';
import { useRowsByHand } from '../sort/useRowsByHand.ts';
import { ListPanel, type ListPanelProps } from './ListPanel.tsx';

/** A list with a panel of its own whose rows people put in order by hand; the place leads each row. */
export function SortedListPanel({ sortBy, ...props }: ListPanelProps & { readonly sortBy: string }) {
  const { model, columns } = props;
  const { resource } = model;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const grid = useRef<GridHandle>(null);
  const isWriter = mayWrite(tools().roles(), resource.area);
  const order = useHandOrder(model, { sortBy, nameOf });
  const { iris } = order;
  const onMove = useAwaitedRow(grid, iris);
  const sort = useRowsByHand(model, { order, sortBy, frame, nameOf, isWriter, onMove });
  const placed = useMemo(
    () => columns.map((it) => (it.id === sortBy ? sortColumn(resource, sortBy) : it)),
    [columns, resource, sortBy],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (frame?.contains(event.target as Node)) sort.onKeyDown(event);
  };
  return (
    <div ref={setFrame} onKeyDownCapture={onKeyDown} className="relative h-full min-h-0">
      <ListPanel
        {...props}
        columns={placed}
        rows={iris}
        handle={grid}
        {...(isWriter && { rowMenu: (iri: string) => ['separator', ...sort.entries(iri)] as const })}
      />
      {sort.layer}
    </div>
  );
}
