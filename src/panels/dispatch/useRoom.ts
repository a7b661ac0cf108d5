import { useEffect, useState } from 'react';
import { roomOf, type Room } from './dispatchColumns.tsx';

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
