import { useEffect, useRef, useState } from 'react';
import { gapAt, type Gap } from './gapAt.ts';
import { placeAtGap } from './moved.ts';

/** How the entries are found in the page. */
export type SortRows = { readonly selector: string; readonly keyOf: (row: Element) => string | null };

type Source = {
  readonly frame: HTMLElement | null;
  readonly rows: SortRows;
  readonly keys: readonly string[];
  readonly onDrop: (key: string, to: number) => void;
};

/** As near to an edge of the list as this, in pixels, the list scrolls along. */
const edge = 24;
const scrollStep = 12;

/**
 * Lets entries be dragged by their handles; tells where the entry would land, as a distance from the top of the frame.
 * Esc lets go.
 */
export function useSortDrag({ frame, rows, keys, onDrop }: Source): number | null {
  const [line, setLine] = useState<number | null>(null);
  const latest = useRef({ keys, onDrop, rows });
  useEffect(() => {
    latest.current = { keys, onDrop, rows };
  });
  useEffect(() => {
    if (!frame) return undefined;
    let stop: (() => void) | undefined;
    const begin = (event: PointerEvent) => {
      const {
        rows: { selector, keyOf },
      } = latest.current;
      const handle = event.target instanceof Element ? event.target.closest('[data-sort-handle]') : null;
      const row = handle?.closest(selector);
      const key = row && keyOf(row);
      if (!row || !key || event.button !== 0) return;
      event.preventDefault();
      let gap: Gap | null = null;
      const move = ({ clientY }: PointerEvent) => {
        scrollAlong(row, clientY);
        const boxes = [...frame.querySelectorAll(selector)]
          .flatMap((it) => boxOf(it, keyOf))
          .toSorted((one, other) => one.top - other.top);
        gap = gapAt(clientY, boxes, latest.current.keys);
        setLine(gap && gap.y - frame.getBoundingClientRect().top);
      };
      const drop = () => {
        const from = latest.current.keys.indexOf(key);
        const to = gap && placeAtGap(from, gap.at);
        stop?.();
        if (to !== null && to !== from) latest.current.onDrop(key, to);
      };
      const giveUp = (pressed: KeyboardEvent) => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        stop?.();
      };
      stop = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', drop);
        window.removeEventListener('keydown', giveUp, true);
        row.classList.remove('opacity-50');
        setLine(null);
      };
      row.classList.add('opacity-50');
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', drop);
      window.addEventListener('keydown', giveUp, true);
    };
    frame.addEventListener('pointerdown', begin);
    return () => {
      frame.removeEventListener('pointerdown', begin);
      stop?.();
    };
  }, [frame]);
  return line;
}

function boxOf(row: Element, keyOf: SortRows['keyOf']) {
  const { top, bottom } = row.getBoundingClientRect();
  const key = keyOf(row);
  return key === null ? [] : [{ key, top, bottom }];
}

function scrollAlong(row: Element, y: number): void {
  let area = row.parentElement;
  while (area && area.scrollHeight <= area.clientHeight + 1) area = area.parentElement;
  if (!area) return;
  const { top, bottom } = area.getBoundingClientRect();
  if (y < top + edge) area.scrollTop -= scrollStep;
  else if (y > bottom - edge) area.scrollTop += scrollStep;
}
