import { store } from '../api/entities.ts';
import { settingsAtom } from '../api/settings.ts';
import { isStored } from './stored.ts';

/** Opens an address in a browser window of its own, which has its own dock and stays in step with this one. */
export function openWindow(url: string, name: string = freeName()): void {
  const query = `fenster=${encodeURIComponent(name)}`;
  const address = url.includes('?') ? `${url}&${query}` : `${url}?${query}`;
  window.open(address, `leitstand-${name}`, 'popup,width=1280,height=900');
}

/** Names of the further windows that were kept for this person. */
export function keptWindows(): readonly string[] {
  return Object.entries(store.get(settingsAtom)).flatMap(([key, value]) => {
    const name = key.startsWith('lastLayout.') ? key.slice('lastLayout.'.length) : undefined;
    return name !== undefined && isStored(value) && isStored(value.dock) ? [name] : [];
  });
}

function freeName(): string {
  return Date.now().toString(36).slice(-5);
}
