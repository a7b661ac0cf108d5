import { useEffect, useState } from 'react';

/** How much room a list of orders has; broad ones say the firms as well, narrow ones give up names, VIN and end times, tight ones the way back, postcodes and kilometres, too. */
export type Room = 'broad' | 'wide' | 'middle' | 'narrow' | 'tight';

/** How much room an element has, following its size. */
export function useRoom(frame: HTMLElement | null): Room {
  const [room, setRoom] = useState<Room>('wide');
  useEffect(() => {
    if (!frame) return;
    const watcher = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setRoom(roomOf(entry.contentRect.width)));
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, [frame]);
  return room;
}

function roomOf(width: number): Room {
  if (width >= 1280) return 'broad';
  if (width >= 960) return 'wide';
  if (width >= 820) return 'middle';
  return width >= 640 ? 'narrow' : 'tight';
}
