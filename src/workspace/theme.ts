import { atom } from 'jotai/vanilla';
import { settingsAtom, setSetting } from '../api/session/settings.ts';
import { store } from '../api/records/entities.ts';

export type Theme = 'light' | 'dark';

const darkWish = window.matchMedia('(prefers-color-scheme: dark)');
const key = 'leitstand.theme';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';
const early = sessionStorage.getItem(key);

/** What the person chose in this window before or without a session; null follows the computer. */
const chosenHereAtom = atom<Theme | null>(isTheme(early) ? early : null);
const wishedAtom = atom<Theme>(darkWish.matches ? 'dark' : 'light');

/** The look in use: the user's own setting, else this window's choice, else the computer's. */
export const themeAtom = atom<Theme>((get) => {
  const stored = get(settingsAtom)['theme'];
  return isTheme(stored) ? stored : (get(chosenHereAtom) ?? get(wishedAtom));
});

/** Puts the look on the page and keeps it in step with setting and computer; called once, before the first paint. */
export function startTheme(): void {
  const apply = () => (document.documentElement.dataset['theme'] = store.get(themeAtom));
  darkWish.addEventListener('change', () => store.set(wishedAtom, darkWish.matches ? 'dark' : 'light'));
  store.sub(themeAtom, apply);
  apply();
}

/** Changes the look here and, for somebody signed in, everywhere they work. */
export function chooseTheme(theme: Theme | 'system', signedIn: boolean): void {
  const own = theme === 'system' ? null : theme;
  if (own === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, own);
  store.set(chosenHereAtom, own);
  if (signedIn) void setSetting('theme', theme);
}

/** Light becomes dark and back. */
export function toggleTheme(signedIn: boolean): void {
  chooseTheme(store.get(themeAtom) === 'dark' ? 'light' : 'dark', signedIn);
}
