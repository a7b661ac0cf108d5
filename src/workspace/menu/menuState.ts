import { atom } from 'jotai/vanilla';
import { store } from '../../api/entities.ts';
import { settingsAtom } from '../../api/settings.ts';
import { remember } from '../remember.ts';
import { isStored, isText, storedList } from '../stored.ts';
import type { Role } from '../../domain/access/roles.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { mayEnter } from '../../panels/mayEnter.ts';
import type { MenuGroup, MenuItem } from '../../panels/menu.ts';

export type Favorite = { readonly to: string; readonly primaryText: string };
const isFavorite = (value: unknown): value is Favorite => isStored(value) && isText(value.to) && isText(value.primaryText);

/** The starred entries of the person, in the order in which they were starred. */
export const favoritesAtom = atom<readonly Favorite[]>((get) => storedList(get(settingsAtom)['favorites'], isFavorite));

/** Ids of the groups the person has closed. */
export const closedGroupsAtom = atom<readonly string[]>((get) => storedList(get(settingsAtom)['menuClosed'], isText));

/** Stars an entry or takes its star away. */
export function toggleFavorite(item: MenuItem): void {
  const favorites = store.get(favoritesAtom);
  const without = favorites.filter((it) => it.to !== item.url);
  remember('favorites', without.length < favorites.length ? without : [...favorites, { to: item.url, primaryText: item.caption }]);
}

/** Opens or closes a group; remembered for the person. */
export function toggleGroup(id: string): void {
  const closed = store.get(closedGroupsAtom);
  remember('menuClosed', closed.includes(id) ? closed.filter((it) => it !== id) : [...closed, id]);
}

/** The menu as a role sees it: only screens that exist and may be read. */
export function visibleMenu(groups: readonly MenuGroup[], roles: readonly Role[]): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => matchPanel(item.url) !== undefined && mayEnter(roles, item.area)) }))
    .filter((group) => group.items.length > 0);
}
