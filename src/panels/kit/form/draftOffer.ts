import type { UseFormReturn } from 'react-hook-form';
import { valueAt } from '../../../domain/define/fieldText.ts';
import { isSame, type FormValues } from './formValues.ts';
import type { KeptInput } from './useDraft.ts';
import type { FormFields } from './useFormFields.ts';
import type { useSavedState } from './useSavedState.ts';

type Source = {
  readonly found: KeptInput | null;
  readonly settle: () => void;
  readonly drop: () => void;
  readonly form: UseFormReturn<FormValues>;
  readonly fields: FormFields;
  readonly saved: ReturnType<typeof useSavedState>;
  readonly isReady: boolean;
};

/** What a found draft differs in, and how it comes back; fields that others saved since are to be decided on. */
export function draftOffer({ found, settle, drop, form, fields, saved, isReady }: Source) {
  if (!found || !isReady) return null;
  const kept = Object.entries(found.values).filter(([path]) => fields.paths.includes(path));
  const count = kept.filter(([path, value]) => !isSame(valueAt(form.getValues(), path), value)).length;
  if (count === 0) return null;
  const restore = () => {
    const { base, overtaken } = saved.now.current;
    const passed = kept.filter(
      ([path, value]) => !isSame(found.base[path], valueAt(base, path)) && !isSame(value, valueAt(base, path)),
    );
    for (const [path, value] of kept) form.setValue(path, value);
    saved.setOvertaken([
      ...overtaken.values(),
      ...passed.map(([path, value]) => ({ path, base: found.base[path], mine: value, theirs: valueAt(base, path) })),
    ]);
    settle();
    saved.compare();
  };
  return { at: found.at, count, restore, discard: drop };
}
