import type { IDockviewPanel } from 'dockview-react';
import { store } from '../../api/records/entities.ts';
import { channelAtom, panelRowAtom, panelTicksAtom, pinnedAtom, type ChannelNumber } from '../../commands/selection.ts';
import { panelFaceAtom } from './panelFaces.ts';
import { paramsOf, type PanelParams } from './panelParams.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';

const trails = new Map<string, Set<string>>();

/** Keeps the atoms that panels read in step with what the dock stores. */
export function publishLinks(params: PanelParams): void {
  store.set(channelAtom(params.url), params.channel ?? null);
  store.set(pinnedAtom(params.url), params.isPinned ?? false);
}

/**
 * Gives a panel another address in its place; going back in the history finds it again. A list that only changes its
 * filters keeps what is ticked in it and where somebody was.
 */
export function setPanelUrl(
  panel: IDockviewPanel,
  url: string,
  { keepTrail = true }: { keepTrail?: boolean } = {},
): void {
  const before = paramsOf(panel);
  if (before.url === url) return;
  const trail = trails.get(panel.id) ?? new Set();
  trail.add(before.url);
  if (keepTrail) trails.set(panel.id, trail);
  const isSame = pathnameOf(before.url) === pathnameOf(url);
  const { title: _old, ...links } = before;
  const next = { ...(isSame ? before : links), url };
  publishLinks(next);
  if (isSame) {
    store.set(panelTicksAtom(url), store.get(panelTicksAtom(before.url)));
    store.set(panelRowAtom(url), store.get(panelRowAtom(before.url)));
  } else store.set(panelFaceAtom(panel.id), { title: null, isDirty: false });
  panel.api.updateParameters({ title: undefined, ...next });
}

/** True when the panel has shown the address before, so that "back" belongs to it. */
export function hasShown(panel: IDockviewPanel, url: string): boolean {
  return trails.get(panel.id)?.has(url) ?? false;
}

/** Joins a link channel, or leaves it with null. */
export function joinChannel(panel: IDockviewPanel, channel: ChannelNumber | null): void {
  const { channel: _left, isPinned: _free, ...rest } = paramsOf(panel);
  applyParams(panel, channel === null ? rest : { ...rest, channel });
}

/** Freezes a panel on its record, or lets it follow its channel again. */
export function setPinned(panel: IDockviewPanel, isPinned: boolean): void {
  const { isPinned: _before, ...rest } = paramsOf(panel);
  applyParams(panel, isPinned ? { ...rest, isPinned } : rest);
}

function applyParams(panel: IDockviewPanel, params: PanelParams): void {
  publishLinks(params);
  panel.api.updateParameters({ channel: undefined, isPinned: undefined, ...params });
}

/** Frees what was kept about a closed panel. */
export function forgetTrail(key: string): void {
  trails.delete(key);
  panelFaceAtom.remove(key);
}
