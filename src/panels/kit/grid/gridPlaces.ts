import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';

/** Where somebody was in a list: kept while the window lives, so that neither tab change nor reload loses the place. */
export type GridPlace = { readonly top: number; readonly ticked?: readonly string[]; readonly row?: string | null };

/** The place somebody left in a list. */
export function placeIn(list: string): GridPlace | undefined {
  const stored = sessionStorage.getItem(keyOf(list));
  return stored === null ? undefined : (JSON.parse(stored) as GridPlace);
}

/** Notes where somebody is in a list. */
export function keepPlace(list: string, change: Partial<GridPlace>): void {
  sessionStorage.setItem(keyOf(list), JSON.stringify({ top: 0, ...placeIn(list), ...change }));
}

/** By person, so that the next one at this computer does not begin with somebody else's ticked rows. */
function keyOf(list: string): string {
  return `leitstand.place.${String(store.get(sessionAtom)?.userId ?? '')}.${list}`;
}
