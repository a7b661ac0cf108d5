import { atom } from 'jotai';
import { store } from '../records/entities.ts';
import { addressOf } from '../../domain/define/call.ts';
import type { systemVersion } from '../../domain/system/systemCalls.ts';
import { call } from '../call.ts';

let loaded: string | undefined;

/** The version of the server when this window was loaded, for the status bar. */
export const versionAtom = atom<string | null>(null);
/**
 * The version the server has meanwhile, the same one where only the build is newer; null while this window is up to
 * date.
 */
export const newVersionAtom = atom<string | null>(null);

/** False once the server has said that it has no mail server, so that mails stay pending. */
export const hasMailServerAtom = atom(true);

/** Compares the server's version, and the build it serves, with those this window was loaded from. */
export async function pollVersion(): Promise<void> {
  const data = await call(addressOf<typeof systemVersion>('GET /version'), {});
  loaded ??= data.version;
  store.set(versionAtom, loaded);
  store.set(hasMailServerAtom, data.mailServer);
  store.set(newVersionAtom, data.version === loaded && isOwnBuild(data.build) ? null : data.version);
}

/** A development server names no build, and any that it serves is the right one. */
function isOwnBuild(served: string | null): boolean {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return !own || !served || own === served;
}
