import type { GridApi, SelectionChangedEvent } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import type { GridRow } from './useGridRows.ts';

type Wanted = { readonly api: GridApi<GridRow> | null; readonly rows: readonly GridRow[]; readonly selected: readonly string[]; readonly onSelect: (iris: readonly string[], isTicked?: boolean) => void };

/** Keeps what is selected in step with what the console knows; the row chosen last stands last. */
export function useGridSelection({ api, rows, selected, onSelect }: Wanted) {
  const isTicked = useRef(false);

  useEffect(() => {
    if (!api || api.isDestroyed()) return;
    const wanted = new Set(selected);
    const nodes = rows.flatMap((row) => (row.entity ? (api.getRowNode(row.id) ?? []) : []));
    const wrong = (is: boolean) => nodes.filter((node) => wanted.has(node.data?.id ?? '') === is && (node.isSelected() ?? false) !== is);
    api.setNodesSelected({ nodes: wrong(true), newValue: true, source: 'api' });
    api.setNodesSelected({ nodes: wrong(false), newValue: false, source: 'api' });
  }, [api, rows, selected]);

  const onSelectionChanged = (event: SelectionChangedEvent<GridRow>) => {
    if (event.source === 'api' || event.source === 'rowDataChanged') return;
    isTicked.current = event.source === 'checkboxSelected' || event.source === 'uiSelectAll';
    const iris = event.api.getSelectedNodes().flatMap((node) => node.data?.id ?? []);
    const earlier = selected.filter((iri) => iris.includes(iri));
    onSelect([...earlier, ...iris.filter((iri) => !earlier.includes(iri))], isTicked.current);
  };

  /** Walking with the arrows takes a single selection along, as in every list; ticked rows stay ticked. */
  const onWalk = (row: string) => {
    if (selected.length <= 1 && !isTicked.current) onSelect([row]);
  };

  return { onSelectionChanged, onWalk, isTicked: () => isTicked.current };
}
