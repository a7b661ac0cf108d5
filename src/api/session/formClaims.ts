import { hearWindows, tellWindows } from '../live/windows.ts';

/** How long one who holds the form may take to let go of it, as when it moves into a window of its own. */
const patienceMs = 400;
const nameOf = (key: string) => `leitstand.form.${key}`;
const heldHere = new Set<string>();

hearWindows('formWanted', ({ key }) => {
  if (heldHere.has(key)) tellWindows('formHeld', { key });
});

/** A form's claim to what is kept under its key: `isOurs` is false when another window has the same form open. */
export type FormClaim = { readonly isOurs: Promise<boolean>; release(): void };

/**
 * One window at a time keeps the input of a form, because two that begin with the same address are two different new
 * records. Locks end with their window, also when it crashes; on a busy machine that may be a while after a page was
 * loaded again, so only a window that answers counts as another one. A page that is served without TLS has no locks:
 * there each form counts as its own.
 */
export function claimForm(key: string): FormClaim {
  const locks = locksOfBrowser();
  if (!locks) return { isOurs: Promise.resolve(true), release: () => undefined };
  const held = Promise.withResolvers<void>();
  const ours = Promise.withResolvers<boolean>();
  const waiting = new AbortController();
  const giveUpSoon = () => void setTimeout(() => waiting.abort(), patienceMs);
  const stopHearing = hearWindows('formHeld', (it) => {
    if (it.key === key) giveUpSoon();
  });
  const settle = (isOurs: boolean) => {
    stopHearing();
    ours.resolve(isOurs);
  };
  const hold = () => {
    heldHere.add(key);
    tellWindows('formHeld', { key });
    settle(true);
    return held.promise.finally(() => heldHere.delete(key));
  };
  if (heldHere.has(key)) giveUpSoon();
  locks.request(nameOf(key), { signal: waiting.signal }, hold).catch(() => settle(false));
  tellWindows('formWanted', { key });
  const release = () => {
    waiting.abort();
    held.resolve();
  };
  return { isOurs: ours.promise, release };
}

/** The keys of the forms that are open in some window. */
export async function claimedForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locksOfBrowser()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(nameOf('')) ? [name.slice(nameOf('').length)] : [])));
}

function locksOfBrowser(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
