import { send, type Query, type RequestOptions } from './http.ts';
import { store } from './records/entities.ts';
import { settingsAtom } from './session/settings.ts';

/** A file as the signed-in person gets it, under the name the server gives it. */
export type FetchedFile = { readonly content: Blob; readonly name: string };

/** Setting many pages or writing many rows takes longer than a form. */
const patience = 180_000;
/** So long a browser may take to read what an address of this window stands for. */
const lifeOfAddress = 60_000;

/** Fetches a file with the session's token; links alone carry none. */
export async function fetchFile(
  path: string,
  { query, signal }: { query?: Query; signal?: RequestOptions['signal'] } = {},
): Promise<FetchedFile> {
  const response = await send('GET', path, {
    ...(query && { query }),
    signal,
    timeoutMs: patience,
    headers: { accept: '*/*' },
  });
  return { content: await response.blob(), name: nameIn(response.headers.get('content-disposition')) ?? 'Datei' };
}

/** Puts a file where the browser keeps downloads. */
export function saveFile({ content, name }: FetchedFile): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), lifeOfAddress);
}

/** Lets the browser put a file where it keeps downloads, from an address that needs no token. */
export function saveAddress(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}

/**
 * Shows a file in a new tab of the browser; who wants no new tabs, or whose browser allows none, gets it as a download
 * instead, because the console stays. Called before anything is waited for: a tab that opens later counts as a pop-up.
 */
export async function showFile(fetched: () => Promise<FetchedFile>): Promise<void> {
  const tab = store.get(settingsAtom)['openLinksInNewTab'] === false ? null : window.open('', '_blank');
  try {
    const file = await fetched();
    if (!tab || tab.closed) return saveFile(file);
    tab.document.title = file.name;
    const address = URL.createObjectURL(file.content);
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), lifeOfAddress);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
