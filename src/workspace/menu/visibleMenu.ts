import type { Role } from '../../domain/access/roles.ts';
import { canOpenPanel } from '../../panels/canOpenPanel.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import type { MenuGroup } from '../../panels/menu.ts';

/** The menu as a role sees it: only screens that exist and may be read. */
export function visibleMenu(groups: readonly MenuGroup[], roles: readonly Role[]): readonly MenuGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => matchPanel(item.url) !== undefined && canOpenPanel(roles, item.area)),
    }))
    .filter((group) => group.items.length > 0);
}
