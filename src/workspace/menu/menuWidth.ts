import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';
import { settingsAtom } from '../../api/session/settings.ts';
import { keepUserSetting } from '../keepUserSetting.ts';

const small = window.matchMedia('(max-width: 1400px)');
const isSmallAtom = atom(small.matches);
small.addEventListener('change', () => store.set(isSmallAtom, small.matches));

/** True when the menu shows icons only: in narrow windows, or because the person folded it. */
export const isMenuNarrowAtom = atom((get) => get(isSmallAtom) || get(settingsAtom)['menuFolded'] === true);

/** True while the window itself is too narrow for captions. */
export const isWindowSmallAtom = atom((get) => get(isSmallAtom));

/** Folds the menu to icons, or back. */
export function foldMenu(isFolded: boolean): void {
  keepUserSetting('menuFolded', isFolded);
}
