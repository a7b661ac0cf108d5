import type { DockviewApi, SerializedDockview } from 'dockview-react';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { formAddress } from '../../panels/formAddress.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { canOpenPanel } from '../../panels/canOpenPanel.ts';
import { dockGap } from '../dock/dockGap.ts';
import { panelFaceAtom } from '../dock/panelFaces.ts';
import { publishLinks } from '../dock/panelLinks.ts';
import { paramsOf, type PanelParams } from '../dock/panelParams.ts';
import { titleOf } from '../dock/titleOf.ts';
import { readDock, sizesToRestore, type SavedDock } from './savedDock.ts';

/** The arrangement as it stands now; null while nothing is open, because an empty one is never kept. */
export function saveDock(api: DockviewApi): SavedDock | null {
  if (api.panels.length === 0) return null;
  const { grid, activeGroup } = api.toJSON();
  const panels = Object.fromEntries(
    api.panels.map((it) => [it.id, named(paramsOf(it), store.get(panelFaceAtom(it.id)).title)]),
  );
  const dock = readDock(JSON.parse(JSON.stringify({ grid, panels, activeGroup })));
  if (dock) dock.grid.root = sizesToRestore(dock.grid.root, dockGap);
  return dock;
}

function named(params: PanelParams, title: string | null): PanelParams {
  return title === null ? params : { ...params, title };
}

/** Puts a stored arrangement on the screen; panels that stay keep their content. */
export function restoreDock(api: DockviewApi, saved: SavedDock): void {
  const panels = Object.entries(saved.panels).map(([id, kept]) => {
    const params = { ...kept, url: formAddress(kept.url) };
    publishLinks({
      url: params.url,
      ...(params.channel && { channel: params.channel }),
      ...(params.isPinned && { isPinned: true }),
    });
    return [
      id,
      {
        id,
        contentComponent: 'panel',
        title: titleOf(params.url),
        params: {
          channel: undefined,
          isPinned: undefined,
          ...params,
          title: maySee(params.url) ? params.title : undefined,
        },
      },
    ];
  });
  const json = {
    grid: saved.grid,
    panels: Object.fromEntries(panels),
    ...(saved.activeGroup && { activeGroup: saved.activeGroup }),
  };
  api.fromJSON(json as SerializedDockview, { reuseExistingPanels: true });
  if (!api.activePanel) api.groups[0]?.activePanel?.api.setActive();
}

/** Who has another role than yesterday must not read names on tabs either. */
function maySee(url: string): boolean {
  const area = matchPanel(url)?.definition.area;
  return area !== undefined && canOpenPanel(store.get(sessionAtom)?.roles ?? [], area);
}
