import type { DockviewApi } from 'dockview-react';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { dockAtom } from '../dock/dockAtoms.ts';
import { paramsOf, urlOf } from '../dock/panelParams.ts';
import { restoreDock, saveDock } from './dockJson.ts';
import { currentLayoutAtom, layoutsAtom, saveLayout, type NamedLayout } from './layoutSettings.ts';
import { noteBefore, takeBack } from './layoutUndo.ts';
import { roleLayouts } from './roleLayouts.ts';
import type { PlacedPanel, SavedDock } from './savedDock.ts';
import { withoutUndoStep } from './useLayoutKeeping.ts';

function show(layout: NamedLayout): void {
  const api = store.get(dockAtom);
  if (!api) return;
  noteBefore(saveDock(api));
  const dock = layout.isOwn ? layout.dock : givenDock(layout, api);
  withoutUndoStep(() => restoreDock(api, dock));
}

/**
 * A layout of the role takes the records that are open into its place for them, so that nobody loses a contract to a
 * key.
 */
function givenDock({ name, dock }: NamedLayout, api: DockviewApi): SavedDock {
  const records = api.panels.flatMap((it): PlacedPanel[] =>
    recordIriOf(urlOf(it)) === null ? [] : [{ ...paramsOf(it), id: it.id, isFront: it.api.isVisible }],
  );
  return roleLayouts(store.get(sessionAtom)?.roles ?? [], records).find((it) => it.name === name)?.dock ?? dock;
}

/** Shows the layout at a place of the list (0 is Alt+1); false when there is none. */
export function chooseLayout(place: number): boolean {
  const layout = store.get(layoutsAtom)[place];
  if (!layout) return false;
  show(layout);
  store.set(currentLayoutAtom, layout.name);
  return true;
}

/** Keeps the present arrangement under a name; false while nothing is open. */
export async function keepAs(name: string): Promise<boolean> {
  const api = store.get(dockAtom);
  const dock = api && saveDock(api);
  if (!dock) return false;
  await saveLayout(name, dock);
  return true;
}

/** The arrangement before the last change; false when there is nothing to take back. */
export function undoLayout(): boolean {
  const api = store.get(dockAtom);
  const before = takeBack();
  if (!api || !before) return false;
  withoutUndoStep(() => restoreDock(api, before));
  return true;
}

/** The layout as it was saved, or as the role has it when none was chosen. */
export function resetLayout(): boolean {
  const name = store.get(currentLayoutAtom);
  const layouts = store.get(layoutsAtom);
  const wanted = layouts.find((it) => it.name === name) ?? layouts[0];
  if (!wanted) return false;
  show(wanted);
  store.set(currentLayoutAtom, wanted.name);
  return true;
}
