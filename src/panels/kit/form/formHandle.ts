import type { ControllerFieldState, UseFormReturn } from 'react-hook-form';
import type { Definition, FormOf, FormPathOf } from '../../../domain/define/row.ts';
import type { FormValues } from './formValues.ts';

type Library = UseFormReturn<FormValues>;

/** A form of the form library, whose values are read and set by the names of one definition. */
export type FormHandle<R extends Definition = Definition> = Pick<Library, 'control' | 'subscribe' | 'trigger'> & {
  getValues(): FormOf<R>;
  getValues(path: FormPathOf<R>): unknown;
  /** Says what is wrong with a field, or with the whole record. */
  setError(path: FormPathOf<R> | 'root', error: { readonly type: string; readonly message: string }): void;
  setValue(path: FormPathOf<R>, value: unknown, options?: { readonly shouldValidate?: boolean }): void;
  getFieldState(path: FormPathOf<R>): Pick<ControllerFieldState, 'invalid' | 'isTouched'>;
};
