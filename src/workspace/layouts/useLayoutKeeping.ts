import type { DockviewApi } from 'dockview-react';
import { useEffect, useState } from 'react';
import { store } from '../../api/records/entities.ts';
import { firstSettings } from '../../api/session/settings.ts';
import { newId } from '../../api/newId.ts';
import { publishLinks } from '../dock/panelLinks.ts';
import { titleOf } from '../dock/titleOf.ts';
import { firstLinks, isFreshWindow, panelUrlOf, windowName } from '../windowAddress.ts';
import { restoreDock, saveDock } from './dockJson.ts';
import { currentLayoutAtom, keepLastDock, lastDock, layoutsAtom } from './layoutSettings.ts';
import { noteBefore } from './layoutUndo.ts';
import type { SavedDock } from './savedDock.ts';

const keepAfterMs = 1_500;
/** How long an arrangement that this browser remembers waits for a newer one. */
const patienceMs = 3_000;
let isUndoing = false;

/** Runs a change of the arrangement that is itself no step to undo. */
export function withoutUndoStep(change: () => void): void {
  isUndoing = true;
  try {
    change();
  } finally {
    isUndoing = false;
  }
}

/** Puts the window as it was left, then keeps every change; true once the dock stands. */
export function useLayoutKeeping(api: DockviewApi): boolean {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    let left = false;
    // After a sign-in nothing is remembered: the usual arrangement would stand in, and soon be kept, for one's own.
    const canBegin = lastDock() !== null || isFreshWindow;
    const patience = new Promise<void>((resolve) => canBegin && window.setTimeout(resolve, patienceMs));
    void Promise.race([firstSettings().catch(() => undefined), patience]).then(() => {
      if (left) return;
      withoutUndoStep(() => restoreStart(api));
      setRestored(true);
    });
    return () => {
      left = true;
    };
  }, [api]);

  useEffect(() => {
    if (!isRestored) return;
    let timer: number | undefined;
    const described = (dock: SavedDock | null) => JSON.stringify([store.get(currentLayoutAtom), dock]);
    let kept = described(saveDock(api));
    const keep = (options: { readonly keepalive?: boolean } = {}) => {
      window.clearTimeout(timer);
      timer = undefined;
      const dock = saveDock(api);
      const text = described(dock);
      if (dock === null || text === kept) return;
      kept = text;
      keepLastDock(dock, options).catch(() => (kept = ''));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => keep(), keepAfterMs);
    };
    const listeners = [
      api.onDidLayoutChange(later),
      api.onWillMutateLayout(({ kind }) => {
        if (!isUndoing && kind !== 'add') noteBefore(saveDock(api));
      }),
    ];
    const leave = () => {
      if (timer !== undefined) keep({ keepalive: true });
    };
    window.addEventListener('pagehide', leave);
    const stopNaming = store.sub(currentLayoutAtom, later);
    return () => {
      stopNaming();
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      listeners.forEach((it) => it.dispose());
    };
  }, [api, isRestored]);

  return isRestored;
}

function restoreStart(api: DockviewApi): void {
  const last = lastDock();
  const first = store.get(layoutsAtom)[0];
  if (windowName !== null && (isFreshWindow || !last) && panelUrlOf(location) !== '/')
    return openLinked(api, panelUrlOf(location));
  if (last) {
    store.set(currentLayoutAtom, last.name);
    restoreDock(api, last.dock);
  } else if (first) {
    store.set(currentLayoutAtom, first.name);
    restoreDock(api, first.dock);
    void import('./firstContract.ts').then(
      ({ showFirstContract }) => showFirstContract(api),
      () => undefined,
    );
  }
}

/** The one panel of a fresh window keeps the channel it had in the window it comes from. */
function openLinked(api: DockviewApi, url: string): void {
  if (firstLinks.channel === undefined) return;
  const params = { url, ...firstLinks };
  publishLinks(params);
  api.addPanel({ id: newId(), component: 'panel', title: titleOf(url), params });
}
