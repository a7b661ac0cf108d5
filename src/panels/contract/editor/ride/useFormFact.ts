import { useEffect, useRef, useState } from 'react';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { isSame } from '../../../kit/form/formValues.ts';
import { useRecordFormContext } from '../contractFields.ts';

/** Something worked out of the whole form; the caller is drawn anew only when it comes out differently. */
export function useFormFact<T>(read: (values: FormOf<typeof contract>) => T): T {
  const { form } = useRecordFormContext();
  const [fact, setFact] = useState(() => read(form.getValues()));
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
    const compute = () => {
      const next = latest.current(form.getValues());
      setFact((before) => (isSame(before, next) ? before : next));
    };
    compute();
    return form.subscribe({ formState: { values: true }, callback: compute });
  }, [form, read]);
  return fact;
}
