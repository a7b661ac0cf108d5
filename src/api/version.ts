import { atom } from 'jotai';
import { store } from './entities.ts';
import { request } from './http.ts';

let loaded: string | undefined;

/** The version of the server when this window was loaded, for the status bar. */
export const versionAtom = atom<string | null>(null);
/** The version the server has meanwhile; null while this window is up to date. */
export const newVersionAtom = atom<string | null>(null);

/** False once the server has said that it has no mail server, so that mails stay pending. */
export const hasMailServerAtom = atom(true);

/** Compares the server's version with the one this window was loaded from. */
export async function pollVersion(): Promise<void> {
  const { data } = await request<{ readonly version: string; readonly mailServer?: boolean }>('GET', '/api/version');
  loaded ??= data.version;
  store.set(versionAtom, loaded);
  store.set(hasMailServerAtom, data.mailServer !== false);
  store.set(newVersionAtom, data.version === loaded ? null : data.version);
}
