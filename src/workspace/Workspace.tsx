import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { store } from '../api/records/entities.ts';
import { syncWithServer } from '../api/live/syncWithServer.ts';
import { onPause } from '../api/pause.ts';
import type { MenuGroup } from '../panels/menu.ts';
import { noteTyping } from '../ui/inputs/lastTyped.ts';
import { notify } from '../ui/overlays/notify.ts';
import { closeAllDialogs } from './dialogs/dialogAtoms.ts';
import { DialogHost } from './dialogs/DialogHost.tsx';
import { Dock } from './dock/Dock.tsx';
import { useHotkeys } from './hotkeys/useHotkeys.ts';
import { openLinksInPanels } from './links.ts';
import { LateToasts } from './LateToasts.tsx';
import { Menu } from './menu/Menu.tsx';
import { isMenuNarrowAtom } from './menu/menuWidth.ts';
import { Overlays } from './Overlays.tsx';
import { trackWindows } from './secondWindow.ts';
import { overlayAtom } from './shellAtoms.ts';
import { ConnectionBar } from './status/ConnectionBar.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { VersionBanner } from './status/VersionBanner.tsx';
import { TopBar } from './topbar/TopBar.tsx';
import { takeDroppedFiles } from './takeDroppedFiles.ts';
import { useTools } from './useTools.ts';
import { useWindowTitle } from './useWindowTitle.ts';

/**
 * The signed-in console: menu, top bar, dock and status bar. It takes every address; the dock shows what stands behind
 * it. An address is followed within the click, not in a transition after the next frame.
 */
export function Workspace({ menu }: { menu: readonly MenuGroup[] }) {
  return (
    <BrowserRouter useTransitions={false}>
      <Frame menu={menu} />
    </BrowserRouter>
  );
}

/** Clips what the dock lays out beyond the window: a focused field would else scroll the top bar out of it for good. */
function Frame({ menu }: { menu: readonly MenuGroup[] }) {
  const isNarrow = useAtomValue(isMenuNarrowAtom, { store });
  return (
    <div
      className={`relative grid h-full overflow-clip grid-rows-[auto_40px_minmax(0,1fr)_24px] ${isNarrow ? 'grid-cols-[44px_minmax(0,1fr)]' : 'grid-cols-[208px_minmax(0,1fr)]'}`}
    >
      <Followers />
      <div className="col-span-2">
        <VersionBanner />
        <ConnectionBar />
      </div>
      <TopBar />
      <Menu groups={menu} />
      <Dock />
      <StatusBar />
      <Overlays menu={menu} />
      <DialogHost />
      <LateToasts />
    </div>
  );
}

/**
 * Everything that follows the address, the keys and the server; apart from the frame, so that a change of address draws
 * nothing of it anew.
 */
function Followers() {
  useTools();
  useHotkeys();
  useWindowTitle();
  useEffect(syncWithServer, []);
  useEffect(() => onPause(tellPause), []);
  useEffect(openLinksInPanels, []);
  useEffect(takeDroppedFiles, []);
  useEffect(trackWindows, []);
  useEffect(noteTyping, []);
  useEffect(() => clearScreen, []);
  return null;
}

/** What was refused goes on by itself; until then this says why it stands still. */
function tellPause(seconds: number): void {
  notify.info('Zu viele Anfragen in kurzer Zeit. Es geht von selbst weiter.', { pause: seconds });
}

/** Whoever signs in next finds no dialog, question or message of the session before. */
function clearScreen(): void {
  closeAllDialogs();
  store.set(overlayAtom, null);
  notify.dismissAll();
}
