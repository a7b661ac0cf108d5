import type { GridApi, SelectionChangedEvent } from 'ag-grid-community';
import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { isEdgeKey } from './edgeKeys.ts';
import type { GridSelection } from './gridSelection.ts';
import { tickId } from './tickColumn.ts';
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

  /** What a click chose, or Ctrl or Shift with it; several are ticked only by their boxes and by keys. */
  const takeOver = (grid: GridApi<GridRow>) => {
    const iris = new Set(grid.getSelectedNodes().flatMap((node) => node.data?.id ?? []));
    const known = selection.iris().filter((iri) => grid.getRowNode(iri));
    const stays = known.filter((iri) => iris.has(iri));
    if (stays.length < known.length || stays.length < iris.size) choose([...new Set([...stays, ...iris])], false);
  };

  const onSelectionChanged = ({ api: grid, source }: SelectionChangedEvent<GridRow>) => {
    if (source !== 'api' && source !== 'rowDataChanged') takeOver(grid);
  };

  const toggle = (iri: string) => {
    const selected = selection.iris();
    choose(selected.includes(iri) ? selected.filter((it) => it !== iri) : [...selected, iri], true);
  };
  /** All rows from the one chosen last to this one, which is then the last. */
  const tickThrough = (iri: string) => {
    const [selected, records] = [selection.iris(), recordsOf(rows)];
    const [from, to] = [records.indexOf(selected.at(-1) ?? iri), records.indexOf(iri)];
    const between = from < 0 ? [] : records.slice(Math.min(from, to), Math.max(from, to) + 1);
    choose([...new Set([...selected, ...between])].filter((it) => it !== iri).concat(iri), true);
  };
  /** The box above the rows speaks of those below it; what a filter hides stays as it is. */
  const toggleAll = () => {
    const [selected, records] = [new Set(selection.iris()), new Set(recordsOf(rows))];
    const isAll = [...records].every((it) => selected.has(it));
    choose(isAll ? [...selected].filter((it) => !records.has(it)) : [...new Set([...selected, ...records])], true);
  };

  /** The library tells a moment later what a click has chosen, and a hotkey pressed by then would work on the rows of before. */
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    if (!api || !(target instanceof Element)) return;
    const isBox = target.closest(`[col-id="${tickId}"]`) !== null;
    const iri = target.closest('.ag-row')?.getAttribute('row-id');
    if (!iri) return isBox ? toggleAll() : undefined;
    if (!isBox) return takeOver(api);
    if (shiftKey) tickThrough(iri);
    else toggle(iri);
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
    const [only, ...more] = selection.iris();
    if (only === iri && more.length === 0 && !isTicked()) return choose([iri], true);
    toggle(iri);
  };
  const isRecord = (iri: string) => api?.getRowNode(iri)?.data?.entity !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element)) return;
    if (key === ' ' && target.matches(`.ag-header-cell[col-id="${tickId}"]`)) return toggleAll();
    const iri = target.closest('.ag-row')?.getAttribute('row-id');
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

function recordsOf(rows: readonly GridRow[]): string[] {
  return rows.flatMap(({ id, entity }) => (entity ? [id] : []));
}
