import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { useSyncExternalStore } from 'react';
import type { GridRow } from './useGridRows.ts';

/** The few places within the grid's own DOM in which React draws, and what it draws there: the headings by their ids. */
export class Islands {
  private places: ReadonlyMap<HTMLElement, string> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly read = () => this.places;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  put(place: HTMLElement, id: string): void {
    if (this.places.get(place) !== id) this.change(new Map(this.places).set(place, id));
  }

  take(place: HTMLElement): void {
    this.change(new Map([...this.places].filter(([it]) => it !== place)));
  }

  private change(places: ReadonlyMap<HTMLElement, string>): void {
    this.places = places;
    for (const tell of this.listeners) tell();
  }
}

/** The headings that stand in the grid now, with their places. */
export function useIslands(islands: Islands): ReadonlyMap<HTMLElement, string> {
  return useSyncExternalStore(islands.subscribe, islands.read);
}

type Params = ICellRendererParams<GridRow> & { readonly islands: Islands };

/** The one cell of a heading row. */
export class HeadingCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('div');
  private islands: Islands | undefined;

  init(params: Params): void {
    this.element.className = 'h-full';
    this.element.setAttribute('role', 'gridcell');
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh({ data, islands }: Params): boolean {
    this.islands = islands;
    islands.put(this.element, data?.heading ?? '');
    return true;
  }

  destroy(): void {
    this.islands?.take(this.element);
  }
}
