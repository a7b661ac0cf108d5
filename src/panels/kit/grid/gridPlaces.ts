/** Where somebody was in a list: kept while the window lives, so that neither tab change nor reload loses the place. */
export type GridPlace = { readonly top: number; readonly focus?: { readonly row: string; readonly column: string }; readonly selected?: readonly string[] };

const prefix = 'leitstand.place.';

/** The place somebody left in a list. */
export function placeIn(list: string): GridPlace | undefined {
  const stored = sessionStorage.getItem(prefix + list);
  return stored === null ? undefined : (JSON.parse(stored) as GridPlace);
}

/** Notes where somebody is in a list. */
export function keepPlace(list: string, change: Partial<GridPlace>): void {
  sessionStorage.setItem(prefix + list, JSON.stringify({ top: 0, ...placeIn(list), ...change }));
}
