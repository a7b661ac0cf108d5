import type { DockviewApi, SerializedDockview } from 'dockview-react';
import { formAddress } from '../../panels/formAddress.ts';
import { titleOf } from '../dock/openPanel.ts';
import { publishLinks } from '../dock/panelLinks.ts';
import { paramsOf } from '../dock/panelParams.ts';
import { readDock, type SavedDock } from './savedDock.ts';

/** The arrangement as it stands now; null while nothing is open, because an empty one is never kept. */
export function saveDock(api: DockviewApi): SavedDock | null {
  if (api.panels.length === 0) return null;
  const { grid, activeGroup } = api.toJSON();
  const panels = Object.fromEntries(api.panels.map((it) => [it.id, paramsOf(it)]));
  return readDock(JSON.parse(JSON.stringify({ grid, panels, activeGroup })));
}

/** Puts a stored arrangement on the screen; panels that stay keep their content. */
export function restoreDock(api: DockviewApi, saved: SavedDock): void {
  const panels = Object.entries(saved.panels).map(([id, kept]) => {
    const params = { ...kept, url: formAddress(kept.url) };
    publishLinks({ url: params.url, ...(params.channel && { channel: params.channel }), ...(params.isPinned && { isPinned: true }) });
    return [id, { id, contentComponent: 'panel', title: titleOf(params.url), params: { channel: undefined, isPinned: undefined, ...params } }];
  });
  const json = { grid: saved.grid, panels: Object.fromEntries(panels), ...(saved.activeGroup && { activeGroup: saved.activeGroup }) };
  api.fromJSON(json as SerializedDockview, { reuseExistingPanels: true });
  if (!api.activePanel) api.groups[0]?.activePanel?.api.setActive();
}
