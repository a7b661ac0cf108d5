import type { ColDef, GridApi, ICellRendererComp, ICellRendererParams, IHeaderComp, IHeaderParams, IRowNode, SuppressMouseEventHandlingParams } from 'ag-grid-community';
import type { GridRow } from './useGridRows.ts';

/** Name of the column with the boxes; what a click on it means is the selection's. */
export const tickId = 'tick';

/** The column of boxes before the rows: one element each, where the grid library's own are eight and listen to as many things. */
export const tickColumn = (): ColDef<GridRow> => ({
  colId: tickId,
  width: 34,
  minWidth: 34,
  maxWidth: 34,
  resizable: false,
  sortable: false,
  lockPosition: 'left',
  suppressMovable: true,
  headerComponent: TickAll,
  valueGetter: () => null,
  cellRenderer: Tick,
  cellRendererParams: { suppressMouseEventHandling: isClick },
});

/** Pressing takes the focus along as in every cell; the click behind it ticks, and neither chooses the row nor opens it. */
function isClick({ event }: SuppressMouseEventHandlingParams<GridRow>): boolean {
  return event.type === 'click' || event.type === 'dblclick';
}

type Ticked = 'true' | 'false' | 'mixed';

function newBox(label: string): HTMLElement {
  const box = document.createElement('span');
  box.className = 'tick-box';
  box.role = 'checkbox';
  box.ariaLabel = label;
  return box;
}

class Tick implements ICellRendererComp<GridRow> {
  private readonly box = newBox('Zeile auswählen');
  private node: IRowNode<GridRow> | undefined;
  private readonly show = () => {
    this.box.ariaChecked = (this.node?.isSelected() === true ? 'true' : 'false') satisfies Ticked;
  };

  init({ node }: ICellRendererParams<GridRow>): void {
    this.node = node;
    node.addEventListener('rowSelected', this.show);
    this.show();
  }

  getGui(): HTMLElement {
    return this.box;
  }

  refresh(): boolean {
    return true;
  }

  destroy(): void {
    this.node?.removeEventListener('rowSelected', this.show);
  }
}

class TickAll implements IHeaderComp {
  private readonly box = newBox('Alle Zeilen auswählen');
  private api: GridApi<GridRow> | undefined;
  private readonly show = () => {
    const selected = this.api?.getSelectedNodes().length ?? 0;
    let records = 0;
    if (selected > 0) this.api?.forEachNode(({ data }) => (records += data?.heading === undefined ? 1 : 0));
    this.box.ariaChecked = (selected === 0 ? 'false' : selected < records ? 'mixed' : 'true') satisfies Ticked;
  };

  init({ api }: IHeaderParams<GridRow>): void {
    this.api = api;
    api.addEventListener('selectionChanged', this.show);
    api.addEventListener('modelUpdated', this.show);
    this.show();
  }

  getGui(): HTMLElement {
    return this.box;
  }

  refresh(): boolean {
    return true;
  }

  destroy(): void {
    this.api?.removeEventListener('selectionChanged', this.show);
    this.api?.removeEventListener('modelUpdated', this.show);
  }
}
