import { DockviewReact, themeLight, type DockviewApi, type DockviewTheme } from 'dockview-react';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { store } from '../../api/records/entities.ts';
import { dockAtom } from './dockAtoms.ts';
import { dockMessages } from './dockMessages.ts';
import './dock.css';
import { EmptyDock } from './EmptyDock.tsx';
import { GroupActions } from './GroupActions.tsx';
import { PanelHost } from './PanelHost.tsx';
import { PanelTab } from './PanelTab.tsx';
import { dockGap } from './dockGap.ts';
import { useChannels } from './useChannels.ts';
import { useDockHistory } from './useDockHistory.ts';
import { useOpenRecords } from './useOpenRecords.ts';
import { useSelectionHistory } from './useSelectionHistory.ts';
import { useLayoutKeeping } from '../layouts/useLayoutKeeping.ts';

const components = { panel: PanelHost };
const theme: DockviewTheme = {
  ...themeLight,
  name: 'leitstand',
  className: 'dockview-theme-light dockview-theme-leitstand',
  gap: dockGap,
  dndTabIndicator: 'line',
  dndPanelOverlay: 'group',
};

/** Tab, tools and one row of a list under its heading, so that two or three lists above one another stay lists. */
const minimumHeight = 128;

/**
 * The middle of the console: panels in groups that can be moved, divided and kept. A group is no landmark of its own,
 * since its panels bring theirs.
 */
export function Dock() {
  const api = useAtomValue(dockAtom, { store });
  const ready = useCallback((event: { readonly api: DockviewApi }) => {
    event.api.onDidAddGroup(({ element, api }) => {
      element.setAttribute('role', 'group');
      api.setConstraints({ minimumHeight });
    });
    store.set(dockAtom, event.api);
  }, []);
  useEffect(() => () => store.set(dockAtom, null), []);
  return (
    <main aria-label="Arbeitsfläche" className="min-h-0 min-w-0 pr-2 pl-1">
      <DockviewReact
        components={components}
        defaultTabComponent={PanelTab}
        rightHeaderActionsComponent={GroupActions}
        watermarkComponent={EmptyDock}
        defaultRenderer="always"
        theme={theme}
        messages={dockMessages}
        disableFloatingGroups
        scrollbars="native"
        onReady={ready}
      />
      {api && <DockKeeping api={api} />}
    </main>
  );
}

/** Restores, follows and keeps the arrangement; apart from the dock so that nothing of it re-renders panels. */
function DockKeeping({ api }: { api: DockviewApi }) {
  const isRestored = useLayoutKeeping(api);
  useDockHistory(api, isRestored);
  useSelectionHistory();
  useChannels(api);
  useOpenRecords(api);
  return null;
}
