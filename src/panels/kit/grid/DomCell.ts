import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { createElement, type ComponentType } from 'react';
import { renderToDom } from './renderToDom.ts';
import type { CellProps, GridColumn } from './gridColumn.ts';
import type { GridRow } from './useGridRows.ts';

export type DomCellParams = { readonly draw: ComponentType<CellProps>; readonly say: GridColumn['text'] };
type Params = ICellRendererParams<GridRow> & DomCellParams;

/** A cell that a component draws, anew whenever the row's record or one that it watches has changed. */
export class DomCell implements ICellRendererComp<GridRow> {
  private element = document.createElement('div');

  init(params: Params): void {
    this.element = renderCell(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: Params): boolean {
    const next = renderCell(params);
    this.element.replaceWith(next);
    this.element = next;
    return true;
  }
}

/** What the component says; around a single block no further element is needed. */
function renderCell({ data, draw, say }: Params): HTMLDivElement {
  const frame = document.createElement('div');
  frame.className = 'contents';
  if (data?.entity) renderToDom(frame, createElement(draw, { entity: data.entity, text: say(data.entity) }));
  const [only, ...more] = frame.childNodes;
  return only instanceof HTMLDivElement && more.length === 0 ? only : frame;
}
