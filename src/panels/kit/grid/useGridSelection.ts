import type { GridApi } from 'ag-grid-community';
import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { isEdgeKey } from './edgeKeys.ts';
import type { GridSelection } from './gridSelection.ts';
import { tickId } from './tickColumn.ts';
import type { GridRow } from './useGridRows.ts';

type Wanted = {
  readonly api: GridApi<GridRow> | null;
  readonly rows: readonly GridRow[];
  readonly selection: GridSelection;
};

const walkingKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Keeps boxes and the row somebody is at in step with what the console knows. A click or an arrow only goes to a row;
 * rows are ticked by their boxes, with Strg or Umschalt, and stay so until they are taken off.
 */
export function useGridSelection({ api, rows, selection }: Wanted) {
  const { tick, goTo } = selection;

  useEffect(() => {
    if (!api) return undefined;
    const show = () => {
      if (api.isDestroyed()) return;
      const wanted = new Set(selection.ticked());
      const ticked = rows.flatMap(({ id, entity }) => (entity && wanted.has(id) ? (api.getRowNode(id) ?? []) : []));
      const missing = ticked.filter((node) => !node.isSelected());
      const left = api.getSelectedNodes().filter((node) => !wanted.has(node.data?.id ?? ''));
      if (missing.length > 0) api.setNodesSelected({ nodes: missing, newValue: true, source: 'api' });
      if (left.length > 0) api.setNodesSelected({ nodes: left, newValue: false, source: 'api' });
    };
    show();
    return selection.subscribe(show);
  }, [api, rows, selection]);

  const isRecord = (iri: string) => api?.getRowNode(iri)?.data?.entity !== undefined;
  const toggle = (iri: string) => {
    const ticked = selection.ticked();
    tick(ticked.includes(iri) ? ticked.filter((it) => it !== iri) : [...ticked, iri]);
  };
  /** All rows from the one ticked last, or the one somebody is at, to this one, which is then the last. */
  const tickThrough = (iri: string) => {
    const [ticked, records] = [selection.ticked(), recordsOf(rows)];
    const [from, to] = [records.indexOf(ticked.at(-1) ?? selection.row() ?? iri), records.indexOf(iri)];
    const between = from < 0 ? [] : records.slice(Math.min(from, to), Math.max(from, to) + 1);
    tick([...new Set([...ticked, ...between])].filter((it) => it !== iri).concat(iri));
  };
  /** The box above the rows speaks of those below it; what a filter hides stays as it is. */
  const toggleAll = () => {
    const [ticked, records] = [new Set(selection.ticked()), new Set(recordsOf(rows))];
    const isAll = [...records].every((it) => ticked.has(it));
    tick(isAll ? [...ticked].filter((it) => !records.has(it)) : [...new Set([...ticked, ...records])]);
  };

  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (!api || !(target instanceof Element)) return;
    const isBox = target.closest(`[col-id="${tickId}"]`) !== null;
    const iri = target.closest('.ag-row')?.getAttribute('row-id');
    if (!iri) return isBox ? toggleAll() : undefined;
    if (!isRecord(iri)) return;
    // With a key held, the links in a row open their record elsewhere.
    const isLink = target.closest('a, button') !== null;
    if (shiftKey && !isLink) tickThrough(iri);
    else if (isBox || ((ctrlKey || metaKey) && !isLink)) toggle(iri);
    goTo(iri);
  };

  /** With Shift every row walked over is ticked, and going back takes the tick off again. */
  const extend = (from: string, to: string) => {
    const ticked = selection.ticked();
    const isBack = ticked.includes(to) && ticked.includes(from);
    const own = isRecord(from) ? [from] : [];
    tick(isBack ? ticked.filter((iri) => iri !== from) : [...new Set([...ticked, ...own, to])]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element)) return;
    if (key === ' ' && target.matches(`.ag-header-cell[col-id="${tickId}"]`)) return toggleAll();
    const iri = target.closest('.ag-row')?.getAttribute('row-id');
    if (!api || !iri) return;
    const isMod = ctrlKey || metaKey;
    if (key === ' ' && isMod) return isRecord(iri) ? toggle(iri) : undefined;
    if (key.toLowerCase() === 'a' && isMod && !shiftKey && target.matches('.ag-cell')) {
      event.preventDefault();
      return toggleAll();
    }
    if (key === 'Escape' && selection.ticked().length > 0) return tick([]);
    if (!walkingKeys.has(key) || (isMod && !isEdgeKey(event))) return;
    const to = api.getDisplayedRowAtIndex(api.getFocusedCell()?.rowIndex ?? -1)?.data;
    if (!to?.entity || to.id === iri) return;
    if (shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')) extend(iri, to.id);
    goTo(to.id);
  };

  return { onClick, onKeyDown };
}

function recordsOf(rows: readonly GridRow[]): string[] {
  return rows.flatMap(({ id, entity }) => (entity ? [id] : []));
}
