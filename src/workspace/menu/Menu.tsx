import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useCounters } from '../../api/live/counters.ts';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { activePanelUrlAtom } from '../../commands/selection.ts';
import type { MenuGroup, MenuItem } from '../../panels/menu.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { closedGroupsAtom, favoritesAtom, toggleGroup } from './menuState.ts';
import { visibleMenu } from './visibleMenu.ts';
import { foldMenu, isMenuNarrowAtom, isWindowSmallAtom } from './menuWidth.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';

const favoritesGroup = 'favorites';

/**
 * The menu of the specification: groups that remember being closed, stars, red counters; icons only when there is no
 * room.
 */
export function Menu({ groups }: { groups: readonly MenuGroup[] }) {
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const favorites = useAtomValue(favoritesAtom, { store });
  const closed = useAtomValue(closedGroupsAtom, { store });
  const isNarrow = useAtomValue(isMenuNarrowAtom, { store });
  const isSmall = useAtomValue(isWindowSmallAtom, { store });
  const here = pathnameOf(useAtomValue(activePanelUrlAtom, { store }) ?? '');
  const counters = useCounters();

  const shown = useMemo(() => {
    const visible = visibleMenu(groups, roles ?? []);
    const all = new Map(visible.flatMap((group) => group.items).map((item) => [item.url, item]));
    const starred = favorites.flatMap(({ to }): MenuItem[] => {
      const item = all.get(to);
      return item ? [item] : [];
    });
    return starred.length > 0 ? [{ id: favoritesGroup, caption: 'Favoriten', items: starred }, ...visible] : visible;
  }, [groups, roles, favorites]);

  const starredUrls = new Set(favorites.map((it) => it.to));
  const isStarredHere = starredUrls.has(here);
  return (
    <nav
      aria-label="Menü"
      className={`flex min-h-0 flex-col overflow-x-hidden overflow-y-auto pt-1 pb-4 [scrollbar-width:none] ${isNarrow ? 'pr-2 pl-3' : 'pr-2 pl-4'}`}
    >
      {shown.length === 0 && !isNarrow && (
        <p className="px-4 pt-4 text-11 text-3">
          Für Ihre Rolle gibt es noch keine Bereiche. Benachrichtigungen und Einstellungen finden Sie oben rechts.
        </p>
      )}
      {shown.map((group, at) => {
        const isOpen = isNarrow || !closed.includes(group.id);
        return (
          <div role="group" key={group.id} aria-label={group.caption}>
            {isNarrow ? (
              at > 0 && <div aria-hidden className="mx-3 my-[5px] border-t border-line" />
            ) : (
              <h2 className="mt-3">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => toggleGroup(group.id)}
                  className="flex h-12 w-full items-center gap-2 rounded-2 pr-3 pl-2 text-11 font-medium text-3 hover:text-1"
                >
                  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
                  {group.caption}
                </button>
              </h2>
            )}
            {isOpen && (
              <ul>
                {group.items.map((item) => (
                  <MenuEntry
                    key={item.url}
                    item={item}
                    count={item.counter === undefined ? 0 : (counters[item.counter] ?? 0)}
                    isHere={item.url === here && (group.id === favoritesGroup || !isStarredHere)}
                    isStarred={starredUrls.has(item.url)}
                    isNarrow={isNarrow}
                  />
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <span className="min-h-4 flex-1" />
      {!isSmall && (
        <button
          type="button"
          onClick={() => foldMenu(!isNarrow)}
          aria-label={isNarrow ? 'Menü ausklappen' : undefined}
          data-tip={isNarrow ? 'Menü ausklappen' : undefined}
          className={`flex h-[25px] flex-none items-center gap-4 rounded-2 text-3 hover:bg-press hover:text-1 ${isNarrow ? 'w-16 justify-center' : 'pr-3 pl-4'}`}
        >
          <Icon name={isNarrow ? 'panel-left-open' : 'panel-left-close'} />
          {!isNarrow && 'Menü einklappen'}
        </button>
      )}
    </nav>
  );
}
