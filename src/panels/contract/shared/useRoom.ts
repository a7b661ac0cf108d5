import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { peekWidthIn } from '../../kit/list/peekWidth.ts';
import { usePanel } from '../../panelContext.ts';

const rooms = ['broad', 'wide', 'middle', 'narrow', 'tight', 'slim', 'scant', 'bare'] as const;
/**
 * How much room a list of contracts has; broad ones say the firms as well, narrow ones give up names, VIN and end
 * times, tight ones the way back and kilometres, too, slim ones all times, scant ones the vehicle; bare ones, beside a
 * preview for instance, say no more than number, towns and state.
 */
export type Room = (typeof rooms)[number];

/**
 * The classes of a room and all that are less narrow: what a style sheet says of one holds in those that have even
 * less. Classes, because a change of an attribute has everything styled anew that any of its values speaks of.
 */
export function roomClasses(room: Room): string {
  return rooms
    .slice(0, rooms.indexOf(room) + 1)
    .map((it) => `room-${it}`)
    .join(' ');
}

/** Of a list whose panel does not know its width yet (px). */
const usualWidth = 1060;

/**
 * How much room a list has, and the ref of its frame, whose size it follows; a contract shown beside it takes some. The
 * panel's width tells it from the first drawing on, so that the columns are not made twice.
 */
export function useRoom({ isPeeking }: { isPeeking: boolean }): readonly [Room, RefCallback<HTMLElement>] {
  const panel = usePanel();
  const [room, setRoom] = useState<Room>(() => roomOf(panel.width() || usualWidth));
  const follow = useCallback(
    (frame: HTMLElement | null) => {
      if (!frame) return undefined;
      const left = (width: number) => (isPeeking ? width - peekWidthIn(width) : width);
      const watcher = new ResizeObserver(([entry]) => {
        const width = entry?.contentRect.width ?? 0;
        if (width > 0) flushSync(() => setRoom(roomOf(left(width))));
      });
      watcher.observe(frame);
      return () => watcher.disconnect();
    },
    [isPeeking],
  );
  return [room, follow];
}

/** At the lower end of each room a town as long as Frankfurt am Main is still read whole. */
export function roomOf(width: number): Room {
  if (width >= 1280) return 'broad';
  if (width >= 1060) return 'wide';
  if (width >= 905) return 'middle';
  if (width >= 745) return 'narrow';
  if (width >= 570) return 'tight';
  if (width >= 455) return 'slim';
  return width >= 375 ? 'scant' : 'bare';
}
