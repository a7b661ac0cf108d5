import { useEffect, useMemo, useRef } from 'react';
import { Floating } from './Floating.tsx';
import type { MenuEntry } from './menuEntry.ts';
import { MenuList } from './MenuList.tsx';

export interface ContextMenuProps {
  label: string;
  /** Where the pointer was, in window coordinates; for the keyboard the corner of the focused cell. */
  at: { x: number; y: number };
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** The menu of a right click; focus goes back to where it came from. */
export function ContextMenu({ label, at, entries, onClose }: ContextMenuProps) {
  const cameFrom = useRef<Element | null>(null);
  const spot = useMemo(() => ({ left: at.x, top: at.y, width: 0, height: 0 }), [at.x, at.y]);

  useEffect(() => {
    const before = document.activeElement;
    cameFrom.current = before?.closest('[role="menu"]') ? null : before;
  }, []);

  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  return (
    <Floating anchor={spot} gap={0} onLeave={onClose}>
      <MenuList label={label} entries={entries} onClose={close} />
    </Floating>
  );
}
