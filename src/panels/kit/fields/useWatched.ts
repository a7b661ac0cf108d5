import { useWatch } from 'react-hook-form';
import type { FormHandle } from '../form/formHandle.ts';
import type { FormValues } from '../form/formValues.ts';

/** What stands in these fields of a form, for whoever is not inside of it or needs several at once. */
export function useWatched<K extends string>(form: FormHandle, names: readonly K[]): Pick<FormValues, K> {
  const values: readonly unknown[] = useWatch({ control: form.control, name: names });
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Pick<FormValues, K>;
}
