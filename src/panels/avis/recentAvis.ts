import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';

const key = 'recentAvis';
const most = 3;

/** The avis that were edited last on this computer, the latest first. */
export const recentAvisAtom = atom<readonly string[]>(kept());

/** Remembers an avis that was just edited. */
export function noteRecentAvis(iris: readonly string[]): void {
  const next = [...new Set([...iris, ...store.get(recentAvisAtom)])].slice(0, most);
  store.set(recentAvisAtom, next);
  localStorage.setItem(key, JSON.stringify(next));
}

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((it) => typeof it === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
