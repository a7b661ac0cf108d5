import { atom } from 'jotai/vanilla';

/** Which of the window's own overlays is open; there is one at a time. */
export type Overlay = 'palette' | 'cheatSheet' | 'saveLayout' | 'layouts' | null;
export const overlayAtom = atom<Overlay>(null);
