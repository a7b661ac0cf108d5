import { useCallback, useId, useSyncExternalStore } from 'react';

/** The numbers of the open forms, by what they make and then by form. */
const numbers = new Map<string, Map<string, number>>();

function take(kind: string, form: string): () => void {
  const ofKind = numbers.get(kind) ?? new Map<string, number>();
  numbers.set(kind, ofKind);
  const taken = new Set(ofKind.values());
  let free = 1;
  while (taken.has(free)) free += 1;
  ofKind.set(form, free);
  return () => void ofKind.delete(form);
}

/** What tells the tabs of several new records of one kind apart before anything is typed: '', ' 2', ' 3' … */
export function useFormNumber(kind: string | null): string {
  const form = useId();
  const subscribe = useCallback(() => (kind === null ? () => undefined : take(kind, form)), [kind, form]);
  const number = useSyncExternalStore(subscribe, () => (kind === null ? 1 : (numbers.get(kind)?.get(form) ?? 1)));
  return number === 1 ? '' : ` ${String(number)}`;
}
