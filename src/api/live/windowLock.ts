/**
 * Does the work in only one window of the browser at a time; the others wait. Pages served without TLS have no locks,
 * each window then stands alone.
 */
export async function inOneWindow<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(name, signal ? { signal } : {}, work);
}
