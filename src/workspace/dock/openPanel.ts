import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from 'dockview-react';
import type { Where } from '../../commands/tools.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { setPanelUrl } from './panelLinks.ts';
import { panelFaceAtom } from './panelFaces.ts';
import { urlOf } from './panelParams.ts';
import { store } from '../../api/entities.ts';

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

/** The open panel of an address; an address without a query also means a panel that has filtered since. */
export function findPanel(api: DockviewApi, url: string): IDockviewPanel | undefined {
  const exact = api.panels.find((it) => urlOf(it) === url);
  if (exact || url.includes('?')) return exact;
  return api.panels.find((it) => pathOf(urlOf(it)) === url);
}

/** Shows an address in the dock: to the front when it is open, else at the place asked for. */
export function showUrl(api: DockviewApi, url: string, where: Exclude<Where, 'window'>): IDockviewPanel {
  const open = findPanel(api, url);
  if (open) {
    open.api.setActive();
    return open;
  }
  const active = api.activePanel;
  if (where === 'here' && active && !store.get(panelFaceAtom(active.id)).isDirty) {
    setPanelUrl(active, url);
    return active;
  }
  return api.addPanel({
    id: crypto.randomUUID(),
    component: 'panel',
    title: titleOf(url),
    params: { url },
    ...(active && (where === 'beside' ? besideOf(api, active.group) : { position: { referenceGroup: active.group } })),
  });
}

const columnWidth = () => (window.innerWidth > 1400 ? 640 : 430);

/** What a tab is called before its panel has told more. */
export function titleOf(url: string): string {
  const match = matchPanel(url);
  return match ? match.definition.title(match.params) : 'nicht gefunden';
}

/** The group to the right, or a new column over the whole height when there is none. */
function besideOf(api: DockviewApi, group: DockviewGroupPanel) {
  const neighbour = api.adjacentGroupInDirection(group, 'right');
  const right = neighbour && api.groups.find((it) => it.id === neighbour.id);
  return right ? { position: { referenceGroup: right } } : { position: { direction: 'right' as const }, initialWidth: columnWidth() };
}
