import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';

/** The drivers under whose rows their own drivers are listed, in every list of this window. */
export const unfoldedDriversAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Lists the drivers of these drivers under their rows, or no more where all of them are unfolded. */
export function toggleUnfolded(iris: readonly string[]): void {
  const known = store.get(unfoldedDriversAtom);
  const isAll = iris.every((it) => known.has(it));
  const others = [...known].filter((it) => !iris.includes(it));
  store.set(unfoldedDriversAtom, new Set(isAll ? others : [...others, ...iris]));
}
