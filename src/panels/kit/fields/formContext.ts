import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldFacts } from '../form/formFacts.ts';
import type { BoundForm } from '../form/useBoundForm.ts';

export const RecordFormContext = createContext<BoundForm | null>(null);

/**
 * The form around a field; it stays the same object while the record is edited, what changes is read by the hooks
 * below.
 */
export function useRecordFormContext(): BoundForm {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('a bound field stands outside of a form');
  return form;
}

/** Everything one field has to know; only what concerns this field redraws the caller. */
export function useFieldFacts(path: string): FieldFacts {
  const { facts } = useRecordFormContext();
  const subscribe = useCallback((onLook: () => void) => facts.subscribe(onLook, [path]), [facts, path]);
  return useSyncExternalStore(subscribe, () => facts.of(path));
}

/** What stands in one field, for whoever depends on it without being that field. */
export function useFormValue(path: string): unknown {
  return useFieldFacts(path).value;
}
