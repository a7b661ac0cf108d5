import type { Field } from '../../../domain/define/field.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import type { Changed } from '../../../ui/inputs/ChangedTip.tsx';
import { fieldText } from '../../../domain/define/fieldText.ts';
import { isSame } from '../form/formValues.ts';
import { nameOf } from '../represent.ts';
import { hasBlankEntry } from './blankEntry.ts';
import { useFieldFacts, useRecordFormContext } from './formContext.ts';

/** All there is to know about one field of the form around it. */
export type FieldState = {
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  /** What is wrong inside of it, by the rest of the path, for lists. */
  readonly below: Readonly<Record<string, string>>;
  readonly isChanged: boolean;
  /** The saved value in words and the way back; only while the field differs. */
  readonly changed: Changed | undefined;
  /** What somebody else has saved meanwhile, in words. */
  readonly overtakenBy: string | undefined;
  /** Who else is in the field right now, as initials. */
  readonly people: readonly string[];
  /** Key of the control: another one when what stood in it without being understood was thrown away. */
  readonly inputKey: number;
  readonly isLocked: boolean;
  readonly isRequired: boolean;
  /** `isBegun`: what was written is still being written, and is judged once it is left. */
  set(value: unknown, isBegun?: boolean): void;
  /**
   * To be called when the field is left, so that it is checked; one that was only passed by in a new record, and an
   * entry just added to a list, may stay empty until the save.
   */
  leave(): void;
};

/** What stands in other kinds may be no day or no number although the value has not changed. */
const alwaysReadable = new Set(['text', 'longText', 'reference', 'file']);

/** Binds one path of the record to a control; only this field's changes redraw the caller. */
export function useFieldState(name: string): FieldState {
  const record = useRecordFormContext();
  const field = fieldAt(record.resource, name);
  if (!field) throw new Error(`${record.resource.path} has no field ${name}`);
  const { value, error, below, before, overtaken, people, cleared } = useFieldFacts(name);
  const isLocked = field.readOnly === true || !record.canChange(name);
  const isChanged = !isLocked && !isSame(before, value);
  return {
    field,
    value,
    error,
    below,
    isChanged,
    changed: isChanged ? { before: fieldText(field, before, nameOf), undo: () => record.undo(name) } : undefined,
    overtakenBy: isChanged && overtaken ? fieldText(field, overtaken.theirs, nameOf) || 'leer' : undefined,
    people,
    inputKey: cleared,
    isLocked,
    isRequired: field.required === true || (field.required === 'create' && record.iri === null),
    set: (next, isBegun = false) => {
      const { invalid, isTouched } = record.form.getFieldState(name);
      const isJudged = !isBegun && (invalid || (isTouched && !hasBlankEntry(next)));
      record.form.setValue(name, next, { shouldValidate: isJudged });
    },
    leave: () => {
      const isPassedBy = record.iri === null && alwaysReadable.has(field.kind) && !isChanged && error === undefined;
      if (!isPassedBy && (error !== undefined || !hasBlankEntry(value)))
        void record.form.trigger(name, { shouldTouch: true });
    },
  };
}
