/** Number of this browser window; null for the first one. */
export const windowName = new URLSearchParams(location.search).get('fenster');

const key = 'leitstand.window';
/** Whether this window has just been opened, and not loaded again; it may have the name of one that was closed, and the memory of the one it was opened from. */
export const isFreshWindow = sessionStorage.getItem(key) !== windowName;
if (windowName !== null) sessionStorage.setItem(key, windowName);

/** The address of a panel without the number of the window. */
export function panelUrlOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('fenster');
  const text = query.toString();
  return pathname + (text === '' ? '' : `?${text}`);
}

/** The address as it stands in the address bar of this window. */
export function barUrlOf(panelUrl: string): string {
  if (windowName === null) return panelUrl;
  return `${panelUrl}${panelUrl.includes('?') ? '&' : '?'}fenster=${encodeURIComponent(windowName)}`;
}
