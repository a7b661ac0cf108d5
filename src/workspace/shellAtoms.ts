import { atom } from 'jotai/vanilla';

/** Which of the window's own overlays is open; there is one at a time. */
export type Overlay = 'palette' | 'cheatSheet' | 'saveLayout' | 'layouts' | null;
export const overlayAtom = atom<Overlay>(null);

/** What the person asked for when the overlay was opened, for example the text of the palette. */
export const overlayTextAtom = atom('');

/** Sums of what is selected in the active panel, as the panel itself words them: "545 km", "5:53 h". */
export const selectionSumsAtom = atom<Readonly<Record<string, readonly string[]>>>({});
