import type { ReactNode } from 'react';
import type { Definition, FieldOf, FormOf, FormPathOf } from '../../../domain/define/row.ts';
import type { FieldFacts } from '../form/formFacts.ts';
import type { FormHandle } from '../form/formHandle.ts';
import { FoldedFields, type FoldedFieldsProps } from '../form/FoldedFields.tsx';
import type { BoundForm } from '../form/useBoundForm.ts';
import { BoundField, type BoundFieldProps } from './BoundField.tsx';
import { BoundGroup, type BoundGroupProps } from './BoundGroup.tsx';
import { useFieldFacts, useFormValue, useRecordFormContext } from './formContext.ts';
import { useFieldState, type FieldState } from './useFieldState.ts';
import { useWatched } from './useWatched.ts';

type Named<P, N extends string> = Omit<P, 'name' | 'names'> &
  (P extends { readonly names: unknown } ? { readonly names: readonly N[] } : { readonly name: N });
/** Labels under their right names. */
type Labels<L, N extends string> = { readonly [K in keyof L]: K extends N ? string : never };
type FoldedProps<L, N extends string> = Omit<FoldedFieldsProps, 'labels'> & { readonly labels: L & Labels<L, N> };

/** The parts of a form as everywhere, restricted to the field names of one definition. */
type FieldsOf<R extends Definition, N extends string = FormPathOf<R>> = {
  readonly BoundField: (props: Named<BoundFieldProps, N>) => ReactNode;
  readonly BoundGroup: (props: Named<BoundGroupProps, N>) => ReactNode;
  readonly FoldedFields: <L>(props: FoldedProps<L, N>) => ReactNode;
  readonly useFormValue: (path: N) => unknown;
  readonly useFieldFacts: (path: N) => FieldFacts;
  readonly useFieldState: (path: N) => FieldState;
  readonly useRecordFormContext: () => BoundForm<R>;
  readonly useWatched: <K extends FieldOf<R>>(form: FormHandle<R>, names: readonly K[]) => Pick<FormOf<R>, K>;
};

/** The parts of a form in the names of one definition, so that a misspelt one does not compile. */
export function fieldsOf<R extends Definition>(): FieldsOf<R>;
export function fieldsOf(): FieldsOf<Definition> {
  return {
    BoundField,
    BoundGroup,
    FoldedFields,
    useFormValue,
    useFieldFacts,
    useFieldState,
    useRecordFormContext,
    useWatched,
  };
}
