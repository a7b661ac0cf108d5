/** Hears of all records that changed in one moment. */
type Listener = (changed: ReadonlySet<string>) => void;

const listeners = new Set<Listener>();
let changed = new Set<string>();

/**
 * Notes that a record has changed; whoever listens hears of it together with all else that changes in the same moment.
 */
export function noteChange(iri: string): void {
  if (listeners.size === 0) return;
  if (changed.size === 0) queueMicrotask(tell);
  changed.add(iri);
}

/**
 * Calls back with whatever records have changed: a list of 500 contracts shows 3,000 records, and following each of
 * them for itself would cost more than looking through the few that change.
 */
export function onRecordChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  const batch = changed;
  changed = new Set();
  for (const listener of listeners) listener(batch);
}
