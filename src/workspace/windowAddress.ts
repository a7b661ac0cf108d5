import { channelNumbers, type ChannelNumber } from '../commands/selection.ts';

/** Number of this browser window; null for the first one. */
export const windowName = new URLSearchParams(location.search).get('fenster');

const key = 'leitstand.window';
/**
 * Whether this window has just been opened, and not loaded again; it may have the name of one that was closed, and the
 * memory of the one it was opened from.
 */
export const isFreshWindow = sessionStorage.getItem(key) !== windowName;
if (windowName !== null) sessionStorage.setItem(key, windowName);

/** What the first panel of a window was linked to in the window it was opened from. */
export type FirstLinks = { readonly channel?: ChannelNumber; readonly isPinned?: true };

const linkedBy = new URLSearchParams(location.search);
/** How the panel that a fresh window was opened with is linked; nothing where it went its own way. */
export const firstLinks: FirstLinks = linksOf(linkedBy.get('kanal'), linkedBy.get('fest'));

function linksOf(channel: string | null, pin: string | null): FirstLinks {
  const joined = channelNumbers.find((it) => String(it) === channel);
  return joined === undefined ? {} : { channel: joined, ...(pin !== null && { isPinned: true }) };
}

/** The address under which another window opens a panel with its links. */
export function newWindowUrl(panelUrl: string, name: string, { channel, isPinned }: FirstLinks): string {
  const query = new URLSearchParams({
    fenster: name,
    ...(channel !== undefined && { kanal: String(channel) }),
    ...(isPinned && { fest: '1' }),
  });
  return `${panelUrl}${panelUrl.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** The address of a panel without the number of the window. */
export function panelUrlOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  for (const own of ['fenster', 'kanal', 'fest']) query.delete(own);
  const text = query.toString();
  return pathname + (text === '' ? '' : `?${text}`);
}

/** The address as it stands in the address bar of this window. */
export function barUrlOf(panelUrl: string): string {
  if (windowName === null) return panelUrl;
  return `${panelUrl}${panelUrl.includes('?') ? '&' : '?'}fenster=${encodeURIComponent(windowName)}`;
}

// An address of the kind `/#/bundles/76` means the one behind the sign; one that would lead elsewhere means none.
const [, behindSign] = /^#(\/[^/\\].*)/.exec(location.hash) ?? [];
if (behindSign !== undefined) history.replaceState(history.state, '', barUrlOf(behindSign));
// The links are asked for once; from here on the address is that of the panel.
if (firstLinks.channel !== undefined) history.replaceState(history.state, '', barUrlOf(panelUrlOf(location)));
