import { useMemo, useState } from 'react';
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
  /** Taken before the menu's first line gets the focus. */
  const [cameFrom] = useState(() => document.activeElement);
  const spot = useMemo(() => ({ left: at.x, top: at.y, width: 0, height: 0 }), [at.x, at.y]);

  const close = () => {
    onClose();
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };

  return (
    <Floating anchor={spot} gap={0} onLeave={onClose}>
      <MenuList label={label} entries={entries} onClose={close} />
    </Floating>
  );
}
