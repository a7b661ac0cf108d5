import { createContext, useContext } from 'react';
import type { RecordForm } from '../form/useRecordForm.ts';

export const RecordFormContext = createContext<RecordForm | null>(null);

/** The form around a field. */
export function useRecordFormContext(): RecordForm {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('a bound field stands outside of a form');
  return form;
}
