import type { GridApi, SelectionChangedEvent } from 'ag-grid-community';
import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { isEdgeKey } from './edgeKeys.ts';
import type { GridSelection } from './gridSelection.ts';
import type { GridRow } from './useGridRows.ts';

type Wanted = { readonly api: GridApi<GridRow> | null; readonly rows: readonly GridRow[]; readonly selection: GridSelection };

const walkingKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Keeps what is selected in step with what the console knows; the row chosen last stands last. */
export function useGridSelection({ api, rows, selection }: Wanted) {
  const { choose, isTicked } = selection;

  useEffect(() => {
    if (!api) return undefined;
    const show = () => {
      if (api.isDestroyed()) return;
      const wanted = new Set(selection.iris());
      const missing = rows.flatMap(({ id, entity }) => (entity && wanted.has(id) ? (api.getRowNode(id) ?? []) : [])).filter((node) => !node.isSelected());
      const left = api.getSelectedNodes().filter((node) => !wanted.has(node.data?.id ?? ''));
      api.setNodesSelected({ nodes: missing, newValue: true, source: 'api' });
      api.setNodesSelected({ nodes: left, newValue: false, source: 'api' });
    };
    show();
    return selection.subscribe(show);
  }, [api, rows, selection]);

  const takeOver = (grid: GridApi<GridRow>, byBox: boolean) => {
    const iris = new Set(grid.getSelectedNodes().flatMap((node) => node.data?.id ?? []));
    const known = selection.iris().filter((iri) => grid.getRowNode(iri));
    const stays = known.filter((iri) => iris.has(iri));
    if (stays.length < known.length || stays.length < iris.size) choose([...new Set([...stays, ...iris])], byBox);
  };

  const onSelectionChanged = ({ api: grid, source }: SelectionChangedEvent<GridRow>) => {
    if (source !== 'api' && source !== 'rowDataChanged') takeOver(grid, source === 'checkboxSelected' || source === 'uiSelectAll');
  };

  /** The library tells a moment later what a click has chosen, and a hotkey pressed by then would work on the rows of before. */
  const onClick = ({ target }: MouseEvent) => {
    if (api && target instanceof Element && target.closest('.ag-row, .ag-header-select-all')) takeOver(api, target.closest('.ag-selection-checkbox, .ag-header-select-all') !== null);
  };

  /** Walking with the arrows takes a single selection along, as in every list; ticked rows stay ticked. */
  const walk = (from: string, to: GridRow | undefined) => {
    if (selection.iris().length > 1 || isTicked()) return;
    if (to?.entity && to.id !== from) choose([to.id], false);
  };
  /** With Shift every row walked over is ticked, and going back takes the tick off again. */
  const extend = (from: string, to: GridRow | undefined) => {
    if (!to?.entity || to.id === from) return;
    const selected = selection.iris();
    const isBack = selected.includes(to.id) && selected.includes(from);
    const own = isRecord(from) ? [from] : [];
    choose(isBack ? selected.filter((iri) => iri !== from) : [...new Set([...selected, ...own, to.id])], true);
  };
  /** A row that was only clicked or walked to is ticked and stays; a ticked one is taken off. */
  const tick = (iri: string) => {
    if (!isRecord(iri)) return;
    const selected = selection.iris();
    if (!selected.includes(iri)) return choose([...selected, iri], true);
    choose(isTicked() || selected.length > 1 ? selected.filter((it) => it !== iri) : selected, true);
  };
  const isRecord = (iri: string) => api?.getRowNode(iri)?.data?.entity !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event;
    const iri = target instanceof Element ? target.closest('.ag-row')?.getAttribute('row-id') : undefined;
    if (!api || !iri) return;
    const isMod = ctrlKey || metaKey;
    if (key === ' ' && isMod) return tick(iri);
    if (key === 'Escape' && (isTicked() || selection.iris().length > 1)) return choose([], false);
    if (!walkingKeys.has(key) || (isMod && !isEdgeKey(event))) return;
    const row = api.getDisplayedRowAtIndex(api.getFocusedCell()?.rowIndex ?? -1)?.data;
    if (!shiftKey) return walk(iri, row);
    if (key === 'ArrowUp' || key === 'ArrowDown') extend(iri, row);
  };

  return { onSelectionChanged, onClick, onKeyDown };
}
