import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';
import { activePanelUrlAtom } from '../../commands/selection.ts';
import { isText, storedList } from '../stored.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';

const key = 'leitstand.recents';
const max = 12;
const isPath = (value: unknown): value is string => isText(value) && value.startsWith('/');

function stored(): readonly string[] {
  const text = localStorage.getItem(key);
  return text === null ? [] : storedList(JSON.parse(text), isPath);
}

/** Addresses the person was at last, newest first; they open the palette. */
export const recentUrlsAtom = atom<readonly string[]>(stored());

/** Notes where the person goes. */
export function noteRecents(): () => void {
  store.set(recentUrlsAtom, stored());
  return store.sub(activePanelUrlAtom, () => {
    const here = store.get(activePanelUrlAtom);
    if (here === null) return;
    const url = pathnameOf(here);
    const next = [url, ...store.get(recentUrlsAtom).filter((it) => it !== url)].slice(0, max);
    store.set(recentUrlsAtom, next);
    localStorage.setItem(key, JSON.stringify(next));
  });
}
