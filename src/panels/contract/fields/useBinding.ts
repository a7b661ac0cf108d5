import { useController } from 'react-hook-form';
import { fieldAt } from '../../../domain/define/resource.ts';
import { fieldText, valueAt } from '../../kit/fieldText.ts';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { isSame } from '../../kit/form/formValues.ts';
import { nameOf } from '../../kit/represent.ts';

/** The value of one field for controls that the order draws itself: what stands there, what is wrong, what it was. */
export function useBinding(name: string) {
  const record = useRecordFormContext();
  const { field, fieldState } = useController({ name, control: record.form.control });
  const definition = fieldAt(record.resource, name);
  const before = valueAt(record.base, name);
  const isLocked = !record.canChange(name);
  const isChanged = !isLocked && !isSame(before, field.value);
  return {
    value: field.value as unknown,
    set: field.onChange as (value: unknown) => void,
    leave: field.onBlur,
    label: definition?.label ?? name,
    isLocked,
    isChanged,
    error: fieldState.error?.message,
    changed: isChanged && definition ? { before: fieldText(definition, before, nameOf), undo: () => record.undo(name) } : undefined,
  };
}

/** A text of the form, null when there is none. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
