import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from 'dockview-react';
import type { Where } from '../../commands/tools.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { holdWidths } from './heldWidths.ts';
import { publishLinks, setPanelUrl } from './panelLinks.ts';
import { panelFaceAtom } from './panelFaces.ts';
import { knownPanels } from './panelKeyboard.ts';
import { paramsOf, urlOf, type PanelParams } from './panelParams.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';
import { roomBelow } from './roomBelow.ts';
import { hasRoomBeside, placeBeside } from './roomBeside.ts';
import { titleOf } from './titleOf.ts';
import { store } from '../../api/records/entities.ts';
import { newId } from '../../api/newId.ts';

/**
 * The open panel of an address. An address without a query also means a list that has filtered since, and a record is
 * open once, whatever part of it is shown.
 */
export function findPanel(api: DockviewApi, url: string): IDockviewPanel | undefined {
  const exact = api.panels.find((it) => urlOf(it) === url);
  if (exact || (url.includes('?') && recordIriOf(url) === null)) return exact;
  return api.panels.find((it) => pathnameOf(urlOf(it)) === pathnameOf(url));
}

/** Shows an address in the dock: to the front when it is open, else at the place asked for. */
export function showUrl(api: DockviewApi, url: string, where: Exclude<Where, 'window'>): IDockviewPanel {
  const open = findPanel(api, url);
  if (open) {
    if (recordIriOf(url) !== null && url.includes('?')) setPanelUrl(open, url, { keepTrail: false });
    open.api.setActive();
    return open;
  }
  const active = api.activePanel;
  if (where === 'here' && active && !store.get(panelFaceAtom(active.id)).isDirty) {
    setPanelUrl(active, url);
    return active;
  }
  const params = { url, ...(active && linksOf(active, url)) };
  publishLinks(params);
  holdWidths(knownPanels());
  const panel = api.addPanel({
    id: newId(),
    component: 'panel',
    title: titleOf(url),
    params,
    ...(active && placeOf(api, { url, active, where })),
  });
  if (isBroadTable(url) && api.groups.length > 1 && panel.group.width < tableWidth) lendWholeDock(api, panel);
  return panel;
}

/** Another screen of the record that somebody looks at follows the same channel. */
function linksOf(active: IDockviewPanel, url: string): Pick<PanelParams, 'channel' | 'isPinned'> {
  const { url: shown, channel, isPinned } = paramsOf(active);
  return isSameRecord(url, shown) && channel !== undefined ? { channel, ...(isPinned && { isPinned }) } : {};
}

function isSameRecord(url: string, other: string): boolean {
  const iri = recordIriOf(url);
  return iri !== null && iri === recordIriOf(other);
}

/** How wide a second screen of a record has to be to stand beside it. */
const partWidth = 400;

/** A second screen of a record takes half of its room: beside it where both can be read, else below it. */
function placeOfPart(group: DockviewGroupPanel) {
  const isBeside = hasRoomBeside(group.width, partWidth);
  return {
    position: { referenceGroup: group, direction: isBeside ? ('right' as const) : ('below' as const) },
    ...(isBeside
      ? { initialWidth: Math.max(partWidth, Math.round(group.width / 2)) }
      : { initialHeight: Math.round(group.height / 2) }),
  };
}

/** Lets a panel fill the dock until it is closed or somebody takes the size back. */
function lendWholeDock(api: DockviewApi, panel: IDockviewPanel): void {
  api.maximizeGroup(panel);
  const closed = api.onDidRemovePanel((gone) => {
    if (gone !== panel) return;
    closed.dispose();
    if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  });
}

/** From this width on a record has room beside a list. */
export const roomForTwo = 1100;
/** How wide a new column for records is; one that shows two things side by side asks for more. */
export function columnWidth(url?: string): number {
  if (url !== undefined && matchPanel(url)?.definition.isBroad) return Math.max(860, Math.round(window.innerWidth / 2));
  return window.innerWidth > 1400 ? 640 : 430;
}

/** A record opened from a list goes where records are, or to the right of the list, so that the list stays in sight. */
function placeOf(api: DockviewApi, { url, active, where }: { url: string; active: IDockviewPanel; where: Where }) {
  if (isBroadTable(url)) return placeOfTable(api);
  if (isSameRecord(url, urlOf(active))) return placeOfPart(active.group);
  const fromList = isRecord(url) && !isRecord(urlOf(active));
  const records =
    fromList && where === 'tab'
      ? api.groups.find((group) => group.id !== active.group.id && group.panels.some((it) => isRecord(urlOf(it))))
      : undefined;
  if (records) return { position: { referenceGroup: records } };
  if (where === 'beside' || (fromList && where === 'tab' && mayOpenBeside(api, { group: active.group, url })))
    return besideOf(api, { group: active.group, url });
  return { position: { referenceGroup: active.group } };
}

const tableWidth = 1_000;

/**
 * A table of many new contracts would be cut in a narrow group: it goes below all of them where they keep rows beside
 * it, else to the broadest one.
 */
function placeOfTable(api: DockviewApi) {
  const [broadest] = api.groups.toSorted((one, other) => other.width - one.width);
  const room = roomBelow(
    api.height,
    api.groups.map((it) => it.height),
  );
  if (broadest && (broadest.width >= tableWidth || api.groups.length === 1 || room === undefined))
    return { position: { referenceGroup: broadest } };
  return { position: { direction: 'below' as const }, ...(room !== undefined && { initialHeight: room }) };
}

function isBroadTable(url: string): boolean {
  return pathnameOf(url).endsWith('/create-multiple');
}

/** A table of many new contracts is as broad as a list, and no record. */
function isRecord(url: string): boolean {
  return recordIriOf(url) !== null || /\/create(?:\?|$)/.test(url);
}

/** What is opened, and the group that somebody opens it from. */
type Opened = { readonly group: DockviewGroupPanel; readonly url: string };

/** Whether a list stays readable when a record takes a column to its right; a column that is there costs nothing. */
function mayOpenBeside(api: DockviewApi, { group, url }: Opened): boolean {
  if (window.innerWidth <= roomForTwo) return false;
  return api.adjacentGroupInDirection(group, 'right') !== undefined || hasRoomBeside(group.width, columnWidth(url));
}

/** What the dock is told to put something beside a group. */
function besideOf(api: DockviewApi, { group, url }: Opened) {
  const neighbour = (side: 'left' | 'right') => {
    const found = api.adjacentGroupInDirection(group, side);
    return found && api.groups.find((it) => it.id === found.id);
  };
  const [left, right] = [neighbour('left'), neighbour('right')];
  const [width, column] = [group.width, columnWidth(url)];
  const direction = 'right' as const;
  switch (placeBeside({ width, column, hasRight: right !== undefined, hasLeft: left !== undefined })) {
    case 'column':
      return { position: { direction }, initialWidth: column };
    case 'half':
      return { position: { referenceGroup: group, direction }, initialWidth: Math.round(width / 2) };
    case 'right':
      return { position: { referenceGroup: right ?? group } };
    case 'left':
    case 'here':
      return { position: { referenceGroup: left ?? group } };
  }
}
