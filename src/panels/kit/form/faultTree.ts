import { set, type FieldErrors } from 'react-hook-form';
import type { FormValues } from './formValues.ts';
import type { Fault } from './validate.ts';

/** Faults as the form library keeps them: in the nesting of the record. */
export function faultTree(faults: readonly Fault[]): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const { path, message } of faults) set(errors, path || 'root', { type: 'rule', message });
  return errors;
}

/** The faults that the form library keeps, as a list. */
export function faultsIn(errors: FieldErrors<FormValues>, above = ''): readonly Fault[] {
  return Object.entries(errors).flatMap(([key, entry]): readonly Fault[] => {
    const path = above === '' ? key : `${above}.${key}`;
    if (typeof entry !== 'object' || entry === null) return [];
    if ('message' in entry && typeof entry.message === 'string' && 'type' in entry)
      return [{ path, message: entry.message }];
    return faultsIn(entry as FieldErrors<FormValues>, path);
  });
}
