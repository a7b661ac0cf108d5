import type {
  ColDef,
  GridApi,
  ICellRendererComp,
  ICellRendererParams,
  IHeaderComp,
  IHeaderParams,
  IRowNode,
  SuppressMouseEventHandlingParams,
} from 'ag-grid-community';
import type { GridRow } from './useGridRows.ts';

/** Name of the column with the boxes; what a click on it means is the selection's. */
export const tickId = 'tick';

/**
 * Pressing takes the focus along as in every cell; the click behind it ticks, and neither chooses the row nor opens it.
 */
function isClick({ event }: SuppressMouseEventHandlingParams<GridRow>): boolean {
  return event.type === 'click' || event.type === 'dblclick';
}

type Ticked = 'true' | 'false' | 'mixed';

/** A box as the grid library wants its cells and headings. */
class Box {
  private readonly element = document.createElement('span');

  constructor(label: string) {
    this.element.className = 'tick-box';
    this.element.role = 'checkbox';
    this.element.ariaLabel = label;
  }

  protected tell(state: Ticked): void {
    this.element.ariaChecked = state;
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(): boolean {
    return true;
  }
}

class Tick extends Box implements ICellRendererComp<GridRow> {
  private node: IRowNode<GridRow> | undefined;
  private readonly show = () => this.tell(this.node?.isSelected() === true ? 'true' : 'false');

  constructor() {
    super('Zeile auswählen');
  }

  init({ node }: ICellRendererParams<GridRow>): void {
    this.node = node;
    node.addEventListener('rowSelected', this.show);
    this.show();
  }

  destroy(): void {
    this.node?.removeEventListener('rowSelected', this.show);
  }
}

const changing = ['selectionChanged', 'modelUpdated'] as const;

class TickAll extends Box implements IHeaderComp {
  private api: GridApi<GridRow> | undefined;
  private readonly show = () => {
    // A heading may be told once more after its grid has gone, as when tabs are walked quickly.
    if (!this.api || this.api.isDestroyed()) return;
    const selected = this.api.getSelectedNodes().length;
    let records = 0;
    if (selected > 0) this.api.forEachNode(({ data }) => (records += data?.heading === undefined ? 1 : 0));
    this.tell(selected === 0 ? 'false' : selected < records ? 'mixed' : 'true');
  };

  constructor() {
    super('Alle Zeilen auswählen');
  }

  init({ api }: IHeaderParams<GridRow>): void {
    this.api = api;
    for (const event of changing) api.addEventListener(event, this.show);
    this.show();
  }

  destroy(): void {
    // With its grid go its listeners, and asking for it then is worth a warning to the library.
    if (this.api?.isDestroyed() === false) for (const event of changing) this.api.removeEventListener(event, this.show);
  }
}

/**
 * The column of boxes before the rows: one element each, where the grid library's own are eight and listen to as many
 * things.
 */
export const tickColumn: ColDef<GridRow> = {
  colId: tickId,
  width: 34,
  minWidth: 34,
  maxWidth: 34,
  resizable: false,
  sortable: false,
  lockPosition: 'left',
  pinned: 'left',
  suppressMovable: true,
  headerComponent: TickAll,
  valueGetter: () => null,
  cellRenderer: Tick,
  cellRendererParams: { suppressMouseEventHandling: isClick },
};
