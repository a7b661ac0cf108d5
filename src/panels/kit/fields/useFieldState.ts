import { useController } from 'react-hook-form';
import type { Field } from '../../../domain/define/field.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import type { Changed } from '../../../ui/ChangedTip.tsx';
import { fieldText, valueAt } from '../../../domain/define/fieldText.ts';
import { isSame } from '../form/formValues.ts';
import { nameOf } from '../represent.ts';
import { useRecordFormContext } from './formContext.ts';

/** All there is to know about one field of the form around it. */
export type FieldState = {
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly isChanged: boolean;
  /** The saved value in words and the way back; only while the field differs. */
  readonly changed: Changed | undefined;
  /** What somebody else has saved meanwhile, in words. */
  readonly overtakenBy: string | undefined;
  readonly isLocked: boolean;
  readonly isRequired: boolean;
  set(value: unknown): void;
  /** To be called when the field is left, so that it is checked. */
  leave(): void;
};

/** Binds one path of the record to a control; only this field's changes redraw the caller. */
export function useFieldState(name: string): FieldState {
  const record = useRecordFormContext();
  const field = fieldAt(record.resource, name);
  if (!field) throw new Error(`${record.resource.path} has no field ${name}`);
  const { field: bound, fieldState } = useController({ name, control: record.form.control });
  const isLocked = field.readOnly === true || !record.canChange(name);
  const before = valueAt(record.base, name);
  const isChanged = !isLocked && !isSame(before, bound.value);
  const overtaken = isChanged ? record.overtaken.get(name) : undefined;
  return {
    field,
    value: bound.value,
    error: fieldState.error?.message,
    isChanged,
    changed: isChanged ? { before: fieldText(field, before, nameOf), undo: () => record.undo(name) } : undefined,
    overtakenBy: overtaken && (fieldText(field, overtaken.theirs, nameOf) || 'leer'),
    isLocked,
    isRequired: field.required === true || (field.required === 'create' && record.iri === null),
    set: (value) => {
      bound.onChange(value);
      if (fieldState.invalid) void record.form.trigger(name);
    },
    leave: bound.onBlur,
  };
}
