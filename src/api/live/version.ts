import { atom } from 'jotai';
import { store } from '../records/entities.ts';
import { request } from '../http.ts';

let loaded: string | undefined;

/** The version of the server when this window was loaded, for the status bar. */
export const versionAtom = atom<string | null>(null);
/** The version the server has meanwhile, the same one where only the build is newer; null while this window is up to date. */
export const newVersionAtom = atom<string | null>(null);

/** False once the server has said that it has no mail server, so that mails stay pending. */
export const hasMailServerAtom = atom(true);

type Answer = { readonly version: string; readonly build?: string | null; readonly mailServer?: boolean };

/** Compares the server's version, and the build it serves, with those this window was loaded from. */
export async function pollVersion(): Promise<void> {
  const { data } = await request<Answer>('GET', '/api/version');
  loaded ??= data.version;
  store.set(versionAtom, loaded);
  store.set(hasMailServerAtom, data.mailServer !== false);
  store.set(newVersionAtom, data.version === loaded && isOwnBuild(data.build) ? null : data.version);
}

/** A development server names no build, and any that it serves is the right one. */
function isOwnBuild(served: string | null | undefined): boolean {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return !own || !served || own === served;
}
