const patienceMs = 400;
const nameOf = (key: string) => `leitstand.form.${key}`;

/** A form's claim to what is kept under its key: `isOurs` is false when another window has the same form open. */
export type FormClaim = { readonly isOurs: Promise<boolean>; release(): void };

/**
 * One window at a time keeps the input of a form, because two that begin with the same address are two different new records.
 * Locks end with their window, also when it crashes. A page that is served without TLS has none: there each form counts as its own.
 */
export function claimForm(key: string): FormClaim {
  const locks = locksOfBrowser();
  if (!locks) return { isOurs: Promise.resolve(true), release: () => undefined };
  const held = Promise.withResolvers<void>();
  const ours = Promise.withResolvers<boolean>();
  const hold = () => {
    ours.resolve(true);
    return held.promise;
  };
  locks.request(nameOf(key), { signal: AbortSignal.timeout(patienceMs) }, hold).catch(() => ours.resolve(false));
  return { isOurs: ours.promise, release: () => held.resolve() };
}

/** The keys of the forms that are open in some window. */
export async function claimedForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locksOfBrowser()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(nameOf('')) ? [name.slice(nameOf('').length)] : [])));
}

function locksOfBrowser(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
