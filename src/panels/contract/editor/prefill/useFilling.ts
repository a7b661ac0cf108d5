import { useCallback, useLayoutEffect, useRef } from 'react';
import type { contract } from '../../../../domain/contract/contract.ts';
import { valueAt } from '../../../../domain/define/fieldText.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { isSame } from '../../../kit/form/formValues.ts';
import type { RecordForm } from '../../../kit/form/recordForm.ts';
import { entriesIn, type ContractValues } from '../../shared/contractValues.ts';
import { mayFill, type Filled, type Filler } from './filling.ts';

/** Fills fields of a new contract that nobody has typed into, and knows what it has filled. */
export function useFilling({ form, base }: RecordForm<typeof contract>, initial?: FormOf<typeof contract>) {
  const filled = useRef<Filled>(undefined);
  const start = useRef(base);
  useLayoutEffect(() => {
    start.current = base;
  });
  const fill = useCallback(
    (by: Filler, values: ContractValues) => {
      for (const [path, value] of entriesIn(values)) {
        const field = { path, now: valueAt(form.getValues(), path), start: valueAt(start.current, path) };
        const before = filled.current ?? broughtAlong(initial);
        if (!mayFill(by, field, before)) continue;
        filled.current = new Map(before).set(path, { by, value });
        if (!isSame(field.now, value)) form.setValue(path, value, { shouldValidate: form.getFieldState(path).invalid });
      }
    },
    [form, initial],
  );
  const forget = useCallback(() => {
    filled.current = undefined;
  }, []);
  return { fill, forget };
}

/** What a new contract comes with, copied or as a way back, has been said as a template says it, "no" included. */
function broughtAlong(initial: FormOf<typeof contract> = {}): Filled {
  return new Map(Object.entries(initial).map(([path, value]) => [path, { by: 'template', value }]));
}
