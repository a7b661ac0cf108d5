import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { createElement, type ComponentType } from 'react';
import { renderToDom } from './renderToDom.ts';
import { takeOver } from './takeOver.ts';
import type { CellProps, GridColumn } from './gridColumn.ts';
import type { GridRow } from './useGridRows.ts';

export type DomCellParams = {
  readonly draw: ComponentType<CellProps> | undefined;
  readonly say: GridColumn['text'];
};
type Params = ICellRendererParams<GridRow> & DomCellParams;
type Drawn = Pick<Params, 'data' | 'draw'> & { readonly text: string };

/**
 * A cell as plain DOM: what a component draws, else its text. It is drawn anew when the row's record, one that it
 * watches or the drawing itself has changed, and not when the grid only asks all its cells again.
 */
export class DomCell implements ICellRendererComp<GridRow> {
  private element = document.createElement('div');
  private drawn: Drawn | undefined;

  init(params: Params): void {
    this.drawn = drawnOf(params);
    this.element = renderCell(this.drawn);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: Params): boolean {
    const next = drawnOf(params);
    const { drawn } = this;
    if (drawn && drawn.data === next.data && drawn.draw === next.draw && drawn.text === next.text) return true;
    this.drawn = next;
    this.element = takeOver(this.element, renderCell(next));
    return true;
  }
}

function drawnOf({ data, draw, say }: Params): Drawn {
  return { data, draw, text: data?.entity ? say(data.entity) : '' };
}

/** What the component says; around a single block no further element is needed. */
function renderCell({ data, draw, text }: Drawn): HTMLDivElement {
  const frame = document.createElement('div');
  frame.className = 'contents';
  if (data?.entity) renderToDom(frame, draw ? createElement(draw, { entity: data.entity, text }) : text);
  const [only, ...more] = frame.childNodes;
  return only instanceof HTMLDivElement && more.length === 0 ? only : frame;
}
