import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';
import { textsOf } from '../kit/textOf.ts';

const key = 'recentAvis';
const maxKept = 3;

/** The avis that were edited last on this computer, the latest first. */
export const recentAvisAtom = atom<readonly string[]>(kept());

/** Remembers an avis that was just edited. */
export function noteRecentAvis(iris: readonly string[]): void {
  const next = [...new Set([...iris, ...store.get(recentAvisAtom)])].slice(0, maxKept);
  store.set(recentAvisAtom, next);
  localStorage.setItem(key, JSON.stringify(next));
}

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return textsOf(found).slice(0, maxKept);
  } catch {
    return [];
  }
}
