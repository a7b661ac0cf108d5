import { useEffect, useState, type RefObject } from 'react';

/** Rows come and go in pairs, and some more than can be seen are there, so that scrolling finds them. */
const pair = 2;
const ahead = 4;
/** What a usual window shows, until it has been looked at. */
const usual = 16;

/** The rows from `first` up to, but without, `last`. */
export type RowRange = { readonly first: number; readonly last: number };

/** Which rows of an evenly spaced list are to be drawn, followed while it is scrolled. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  { rowHeight, count }: { rowHeight: number; count: number },
): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: usual });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const first = Math.max(0, Math.floor(box.scrollTop / rowHeight / pair) * pair - ahead);
      const last =
        Math.ceil((box.scrollTop + box.clientHeight) / rowHeight / pair) * pair + (box.scrollTop > 0 ? ahead : 0);
      setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);
  return { first: Math.min(range.first, count), last: Math.min(range.last, count) };
}
