import { useEffect, useState } from 'react';

/** Rows come and go in pairs, and some more than can be seen are there, so that scrolling finds them. */
const pair = 2;
const ahead = 4;
/** What a usual window shows, in pixels, until it has been looked at. */
const usual = 640;

/** The rows from `first` up to, but without, `last`. */
export type RowRange = { readonly first: number; readonly last: number };

/**
 * Which rows of an evenly spaced list are to be drawn, followed while its box is scrolled; a box may come later. Of its
 * height `above` pixels are taken by what stays in sight above the rows.
 */
export function useVisibleRows(
  box: HTMLElement | null,
  { rowHeight, count, above = 0 }: { rowHeight: number; count: number; above?: number },
): RowRange {
  const [view, setView] = useState({ pairsAbove: 0, isScrolled: false, height: usual });
  useEffect(() => {
    if (!box) return;
    const look = () => {
      const { scrollTop, clientHeight: height } = box;
      const pairsAbove = Math.floor(scrollTop / rowHeight / pair);
      const isScrolled = scrollTop > 0;
      setView((now) =>
        now.pairsAbove === pairsAbove && now.isScrolled === isScrolled && now.height === height
          ? now
          : { pairsAbove, isScrolled, height },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [box, rowHeight]);
  const shown = Math.ceil(Math.max(0, view.height - above) / rowHeight / pair) * pair;
  const begin = view.pairsAbove * pair;
  return {
    first: Math.min(Math.max(0, begin - ahead), count),
    last: Math.min(begin + shown + (view.isScrolled ? pair + ahead : 0), count),
  };
}
