import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  open += by;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a dialog while it is on the screen. */
export function useCountedDialog(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether a dialog is on the screen; messages then leave the corner in which its buttons stand. */
export function useHasDialog(): boolean {
  return useSyncExternalStore(listen, () => open > 0);
}
