import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useAnyEntity, type Entity } from '../../../api/records/entities.ts';
import type { Noun } from '../../../domain/define/noun.ts';

/** What can be done with a row, shown in one of its cells while the pointer is over the row or the focus in it. */
export type RowActions<R extends Noun = Noun> = {
  readonly column: string;
  readonly draw: ComponentType<{ entity: Entity<R> }>;
};
type Place = { readonly iri: string; readonly cell: Element };

/** One set of buttons for all rows: it moves to the row under the pointer, otherwise to the focused one. */
export function RowActionsHost({
  frame,
  actions: { column, draw: Draw },
}: {
  frame: HTMLElement;
  actions: RowActions;
}) {
  const [host] = useState(newHost);
  const [hovered, setHovered] = useState<Place | null>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  const place = hovered ?? focused;
  const entity = useAnyEntity(place?.iri);

  useEffect(() => {
    const isOpen = () => host.querySelector('[aria-expanded="true"]') !== null;
    let [x, y] = [Number.NaN, Number.NaN];
    // Rows that scroll by under a resting pointer are not pointed at; drawing buttons for each of them would cost
    // frames.
    const onOver = ({ target, clientX, clientY }: PointerEvent) => {
      const isResting = clientX === x && clientY === y;
      [x, y] = [clientX, clientY];
      if (isResting || isOpen()) return;
      const next = placeOf(target, column);
      if (next?.cell !== host.parentElement && host.contains(document.activeElement))
        host.closest<HTMLElement>('.ag-cell')?.focus({ preventScroll: true });
      setHovered((known) => same(known, next));
    };
    const onLeave = () => {
      if (!isOpen()) setHovered(null);
    };
    const onFocus = ({ target }: Event) => {
      const next = placeOf(target, column);
      if (next) setFocused((known) => same(known, next));
    };
    frame.addEventListener('pointerover', onOver);
    frame.addEventListener('pointerleave', onLeave);
    frame.addEventListener('focusin', onFocus);
    return () => {
      frame.removeEventListener('pointerover', onOver);
      frame.removeEventListener('pointerleave', onLeave);
      frame.removeEventListener('focusin', onFocus);
    };
  }, [frame, host, column]);

  useLayoutEffect(() => {
    if (host.parentElement === (place?.cell ?? null)) return;
    if (place) place.cell.append(host);
    else host.remove();
  }, [host, place]);

  return place && entity ? createPortal(<Draw key={place.iri} entity={entity} />, host) : null;
}

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'contents';
  return host;
}

function placeOf(target: EventTarget | null, column: string): Place | null {
  const row = target instanceof Element ? target.closest('.ag-row') : null;
  const cell = row?.querySelector(`[col-id="${column}"]`);
  const iri = row?.getAttribute('row-id');
  return cell && iri ? { iri, cell } : null;
}

function same(known: Place | null, next: Place | null): Place | null {
  return known?.cell === next?.cell && known?.iri === next?.iri ? known : next;
}
