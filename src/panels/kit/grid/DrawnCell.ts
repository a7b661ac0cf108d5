import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { createElement, type ComponentType } from 'react';
import { drawInto } from './drawn.ts';
import type { CellProps, GridColumn } from './gridColumn.ts';
import type { GridRow } from './useGridRows.ts';

export type DrawnParams = { readonly draw: ComponentType<CellProps>; readonly say: GridColumn['text'] };
type Params = ICellRendererParams<GridRow> & DrawnParams;

/** A cell that a component draws, anew whenever the row's record or one that it watches has changed. */
export class DrawnCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('div');

  init(params: Params): void {
    this.element.className = 'contents';
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh({ data, draw, say }: Params): boolean {
    this.element.replaceChildren();
    if (data?.entity) drawInto(this.element, createElement(draw, { entity: data.entity, text: say(data.entity) }));
    return true;
  }
}
