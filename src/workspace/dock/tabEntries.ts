import type { DockviewApi, IDockviewPanel } from 'dockview-react';
import { copyText } from '../../commands/copyText.ts';
import { channelNumbers } from '../../commands/selection.ts';
import type { MenuEntry } from '../../ui/overlays/menuEntry.ts';
import { joinChannel, setPinned } from './panelLinks.ts';
import { toOwnWindow } from './ownWindow.ts';
import { paramsOf } from './panelParams.ts';

/** What can be done with an open tab. */
export function tabEntries(api: DockviewApi, panel: IDockviewPanel): readonly MenuEntry[] {
  const { url, channel, isPinned = false } = paramsOf(panel);
  const siblings = panel.group.panels.filter((it) => it.id !== panel.id);
  const closeAll = (list: readonly IDockviewPanel[]) => list.forEach((it) => it.api.close());
  const alone = siblings.length === 0 ? 'der einzige Tab hier' : undefined;
  return [
    { id: 'close', label: 'Schließen', icon: 'x', hotkey: 'alt+w', run: () => panel.api.close() },
    { id: 'closeOthers', label: 'Andere schließen', ...(alone && { reason: alone }), run: () => closeAll(siblings) },
    { id: 'closeGroup', label: 'Alle in dieser Gruppe schließen', run: () => closeAll([...panel.group.panels]) },
    'separator',
    {
      id: 'right',
      label: 'Nach rechts teilen',
      icon: 'columns-3',
      ...(alone && { reason: alone }),
      run: () => panel.api.moveTo({ group: panel.group, position: 'right' }),
    },
    {
      id: 'below',
      label: 'Nach unten teilen',
      icon: 'split',
      ...(alone && { reason: alone }),
      run: () => panel.api.moveTo({ group: panel.group, position: 'bottom' }),
    },
    {
      id: 'maximise',
      label: panel.api.isMaximized() ? 'Größe zurück' : 'Maximieren',
      icon: panel.api.isMaximized() ? 'minimize-2' : 'maximize-2',
      run: () => toggleMaximised(api, panel),
    },
    { id: 'window', label: 'In eigenem Fenster', icon: 'external-link', run: () => toOwnWindow(panel) },
    {
      id: 'copy',
      label: 'Adresse kopieren',
      icon: 'link',
      run: () => void copyText(location.origin + url, 'Adresse kopiert'),
    },
    'separator',
    { heading: 'Verknüpfung' },
    ...channelNumbers.map((number) => ({
      id: `channel-${number}`,
      label: `Kanal ${number}`,
      checked: channel === number,
      isOneOfSeveral: true as const,
      run: () => joinChannel(panel, number),
    })),
    {
      id: 'channel-none',
      label: 'ohne Kanal',
      checked: channel === undefined,
      isOneOfSeveral: true,
      run: () => joinChannel(panel, null),
    },
    {
      id: 'pin',
      label: 'Festhalten',
      icon: 'pin',
      checked: isPinned,
      ...(channel === undefined && { reason: 'erst einem Kanal beitreten' }),
      run: () => setPinned(panel, !isPinned),
    },
  ];
}

/** One group over the whole dock, and back. */
export function toggleMaximised(api: DockviewApi, panel: IDockviewPanel): void {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  else api.maximizeGroup(panel);
}
