import { store } from '../api/records/entities.ts';
import { settingsAtom } from '../api/session/settings.ts';
import { channelAtom, pinnedAtom } from '../commands/selection.ts';
import { shellWindows } from './shellWindows.ts';
import { isStored } from './stored.ts';
import { newWindowUrl, windowName } from './windowAddress.ts';

const kept = 'lastLayout.';
/** Names of the further windows that are open now. */
const open = new Set<string>(windowName === null ? [] : [windowName]);

/**
 * Opens an address in a browser window of its own, which has its own dock and stays in step with this one; a panel that
 * is linked here is linked there.
 */
export function openWindow(url: string, name: string = freeName()): void {
  const channel = store.get(channelAtom(url));
  const address = newWindowUrl(
    url,
    name,
    channel === null ? {} : { channel, ...(store.get(pinnedAtom(url)) && { isPinned: true }) },
  );
  if (window.open(address, `leitstand-${name}`, 'popup,width=1280,height=900')) open.add(name);
}

/** Names of the further windows that were kept for this person and are not open. */
export function keptWindows(): readonly string[] {
  return Object.entries(store.get(settingsAtom)).flatMap(([key, value]) => {
    const name = key.startsWith(kept) ? key.slice(kept.length) : undefined;
    return name !== undefined && !open.has(name) && isStored(value) && isStored(value.dock) ? [name] : [];
  });
}

/**
 * Knows which further windows are open, so that their names are used again and no arrangement is kept for each window
 * there ever was.
 */
export function trackWindows(): () => void {
  const tell = (is: 'open' | 'closed') =>
    windowName !== null && shellWindows.tell({ kind: 'window', is, name: windowName });
  const stop = shellWindows.hear((message) => {
    if (message.kind === 'whoIsThere') tell('open');
    if (message.kind !== 'window') return;
    if (message.is === 'open') open.add(message.name);
    else open.delete(message.name);
  });
  const leave = () => tell('closed');
  window.addEventListener('pagehide', leave);
  tell('open');
  shellWindows.tell({ kind: 'whoIsThere' });
  return () => {
    window.removeEventListener('pagehide', leave);
    stop();
  };
}

/** The first window has no name, the others are numbered from 2. */
function freeName(): string {
  let number = 2;
  while (open.has(String(number))) number += 1;
  return String(number);
}
