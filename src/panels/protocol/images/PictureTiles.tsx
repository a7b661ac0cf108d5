import { useEffect, useRef, type ReactNode } from 'react';
import { walkTiles } from '../../../ui/display/tileWalk.ts';

/** Pictures, six in a row: one stop for Tab, walked with the arrows. */
export function PictureTiles({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => (list.current ? walkTiles(list.current) : undefined), []);
  return (
    <ul ref={list} aria-label={label} className="grid grid-cols-3 gap-3 @min-[560px]:grid-cols-6">
      {children}
    </ul>
  );
}
