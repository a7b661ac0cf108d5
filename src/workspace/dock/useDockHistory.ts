import type { DockviewApi } from 'dockview-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { store } from '../../api/records/entities.ts';
import { activePanelUrlAtom } from '../../commands/selection.ts';
import { formAddress } from '../../panels/formAddress.ts';
import { recordAddress } from '../../panels/recordAddress.ts';
import { takeWantedAddress } from '../wantedAddress.ts';
import { recentPanelsAtom, usedNow } from './dockAtoms.ts';
import { wasChosen } from './dockMoves.ts';
import { entryStateOf } from './navigation.ts';
import { barUrlOf, panelUrlOf } from '../windowAddress.ts';
import { findPanel, showUrl } from './openPanel.ts';
import { giveKeyboardToFront } from './panelKeyboard.ts';
import { hasShown, setPanelUrl } from './panelLinks.ts';
import { urlOf } from './panelParams.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';

/** Keeps browser history and dock in step: an address shows its panel, the panel in front is the address. */
export function useDockHistory(api: DockviewApi, isRestored: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const here = panelUrlOf(location);
  /** The address on which dock and browser last agreed, or which the dock has asked for since. */
  const agreed = useRef(here);

  useEffect(() => {
    // Two quick changes of the dock leave an address behind that nobody asks for any more.
    if (here !== panelUrlOf(window.location)) return;
    agreed.current = here;
    if (!isRestored) return;
    if (here === '/login') return void navigate(barUrlOf(takeWantedAddress()), { replace: true });
    if (here === '/') {
      const active = api.activePanel ?? api.panels[0];
      if (active) void navigate(barUrlOf(urlOf(active)), { replace: true });
      return;
    }
    const address = formAddress(recordAddress(here));
    if (address !== here) {
      agreed.current = address;
      void navigate(barUrlOf(address), { replace: true, state: location.state });
    }
    const { where = 'tab', row } = entryStateOf(location.state);
    const owner = kind === 'POP' ? ownerOf(api, { here: address, isRow: row !== undefined }) : undefined;
    if (owner) {
      setPanelUrl(owner, address);
      owner.api.setActive();
    } else showUrl(api, address, where);
    store.set(activePanelUrlAtom, address);
  }, [api, here, isRestored, kind, location.state, navigate]);

  useEffect(() => {
    if (!isRestored) return;
    if (api.activePanel) giveKeyboardToFront(api.activePanel.id);
    const listener = api.onDidActivePanelChange(({ panel, origin }) => {
      store.set(activePanelUrlAtom, panel ? urlOf(panel) : null);
      if (!panel) return;
      store.set(recentPanelsAtom, (recent) => usedNow(recent, panel.id));
      giveKeyboardToFront(panel.id);
      const url = urlOf(panel);
      // Until the address asked for before the login is taken up, restoring the dock must not put its own in the way.
      if (agreed.current === '/login' || url === agreed.current) return;
      agreed.current = url;
      void navigate(barUrlOf(url), { replace: origin !== 'user' && !wasChosen(panel.id) });
    });
    return () => listener.dispose();
  }, [api, isRestored, navigate]);
}

/**
 * The panel that "back" belongs to: the one that showed the address, or the list in which a row was chosen, with the
 * filters of then.
 */
function ownerOf(api: DockviewApi, { here, isRow }: { here: string; isRow: boolean }) {
  if (isRow && !api.panels.some((it) => urlOf(it) === here))
    return api.panels.find((it) => pathnameOf(urlOf(it)) === pathnameOf(here));
  return findPanel(api, here) ? undefined : api.panels.find((it) => hasShown(it, here));
}
