import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';
import { settingsAtom } from '../../api/session/settings.ts';
import { keepUserSetting } from '../keepUserSetting.ts';
import { isStored, isText, storedList } from '../stored.ts';
import type { MenuItem } from '../../panels/menu.ts';

export type Favorite = { readonly to: string; readonly primaryText: string };
const isFavorite = (value: unknown): value is Favorite =>
  isStored(value) && isText(value.to) && isText(value.primaryText);

/** The starred entries of the person, in the order in which they were starred. */
export const favoritesAtom = atom<readonly Favorite[]>((get) => storedList(get(settingsAtom)['favorites'], isFavorite));

/** Ids of the groups the person has closed. */
export const closedGroupsAtom = atom<readonly string[]>((get) => storedList(get(settingsAtom)['menuClosed'], isText));

/** Stars an entry or takes its star away. */
export function toggleFavorite(item: MenuItem): void {
  const favorites = store.get(favoritesAtom);
  const without = favorites.filter((it) => it.to !== item.url);
  keepUserSetting(
    'favorites',
    without.length < favorites.length ? without : [...favorites, { to: item.url, primaryText: item.caption }],
  );
}

/** Opens or closes a group; remembered for the person. */
export function toggleGroup(id: string): void {
  const closed = store.get(closedGroupsAtom);
  keepUserSetting('menuClosed', closed.includes(id) ? closed.filter((it) => it !== id) : [...closed, id]);
}
