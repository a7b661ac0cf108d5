import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { FormFacts } from './formFacts.ts';
import type { FormValues } from './formValues.ts';
import { inFormOrder } from './inFormOrder.ts';
import { leadToField } from './leadToField.ts';
import { saveMessages } from './saveMessages.ts';
import type { Fault } from './validate.ts';

type Place = { readonly form: UseFormReturn<FormValues>; readonly facts: FormFacts; readonly root: HTMLElement | null };

/** Puts faults at their fields, in the order of the form, and leads to the first one. */
export function showFaults(found: readonly Fault[], { form, facts, root }: Place): void {
  const list = inFormOrder(found, root);
  for (const { path, message } of list) form.setError(path === '' ? 'root' : path, { type: 'server', message });
  // A fold opens for a fault inside, so that the field is there to be led to.
  flushSync(() => facts.note(list));
  list.some(({ path }) => leadToField(root, path));
  saveMessages.tellFaults();
}
