import { useEffect, type RefObject } from 'react';
import type { GridHandle } from '../grid/recordGridProps.ts';
import { setHeights } from './gridMoves.ts';

const least = 26;
/** Above and below what stands in a cell. */
const padding = 10;

/** Makes each row as high as the highest of its cells, whenever what stands in them or the room for it changes. */
export function useGrownRows(frame: HTMLElement | null, grid: RefObject<GridHandle | null>): void {
  useEffect(() => {
    if (!frame) return undefined;
    let next = 0;
    const look = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => {
        // The rows may be drawn before the grid can be told anything.
        if (grid.current?.api) setHeights(grid.current, heightsIn(frame));
        else look();
      });
    };
    const contents = new MutationObserver(look);
    contents.observe(frame, { childList: true, subtree: true, characterData: true });
    const room = new ResizeObserver(look);
    room.observe(frame);
    look();
    return () => {
      cancelAnimationFrame(next);
      contents.disconnect();
      room.disconnect();
    };
  }, [frame, grid]);
}

function heightsIn(frame: HTMLElement): ReadonlyMap<string, number> {
  const range = document.createRange();
  return new Map(
    [...frame.querySelectorAll('.ag-row[row-id]')].map((row) => {
      const heights = [...row.querySelectorAll('.ag-cell:not([col-id="tick"])')].map((cell) => {
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().height;
      });
      return [row.getAttribute('row-id') ?? '', Math.max(least, Math.ceil(Math.max(0, ...heights)) + padding)];
    }),
  );
}
