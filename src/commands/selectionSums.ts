import { atom } from 'jotai/vanilla';

/**
 * Sums of what is selected, by panel address and as the panel words them: "545 km", "5:53 h"; the status bar shows
 * those of the active panel.
 */
export const selectionSumsAtom = atom<Readonly<Record<string, readonly string[]>>>({});
