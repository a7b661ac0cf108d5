import { barUrlOf, panelUrlOf } from './windowAddress.ts';

const key = 'leitstand.wanted';

/** Shows /login in the address bar and keeps what was asked for until somebody has signed in. */
export function goToLogin(): void {
  if (location.pathname === '/login') return;
  const here = panelUrlOf(location);
  if (here !== '/') sessionStorage.setItem(key, here);
  history.replaceState(null, '', barUrlOf('/login'));
}

/** The address that was asked for before the login; asking takes it away. */
export function takeWantedAddress(): string {
  const wanted = sessionStorage.getItem(key) ?? '/';
  sessionStorage.removeItem(key);
  return wanted;
}
