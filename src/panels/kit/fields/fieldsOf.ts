import type { ReactNode } from 'react';
import type { Definition, FormPathOf } from '../../../domain/define/row.ts';
import type { FieldFacts } from '../form/formFacts.ts';
import type { BoundForm } from '../form/useBoundForm.ts';
import { BoundField, type BoundFieldProps } from './BoundField.tsx';
import { BoundGroup, type BoundGroupProps } from './BoundGroup.tsx';
import { useFieldFacts, useFormValue, useRecordFormContext } from './formContext.ts';
import { useFieldState, type FieldState } from './useFieldState.ts';

type Named<P, N extends string> = Omit<P, 'name' | 'names'> &
  (P extends { readonly names: unknown } ? { readonly names: readonly N[] } : { readonly name: N });
type OwnForm<N extends string> = Omit<BoundForm, 'canSee' | 'canChange' | 'noteProblem' | 'undo'> & {
  canSee(path: N): boolean;
  canChange(path: N): boolean;
  noteProblem(path: N, problem: string | undefined): void;
  undo(path: N): void;
};

/** The fields of a form whose definition is known: the same parts as everywhere, which take its own names alone. */
type FieldsOf<N extends string> = {
  readonly BoundField: (props: Named<BoundFieldProps, N>) => ReactNode;
  readonly BoundGroup: (props: Named<BoundGroupProps, N>) => ReactNode;
  readonly useFormValue: (path: N) => unknown;
  readonly useFieldFacts: (path: N) => FieldFacts;
  readonly useFieldState: (path: N) => FieldState;
  readonly useRecordFormContext: () => OwnForm<N>;
  /** A path for what takes any text, such as a watcher of the form library. */
  readonly fieldPath: <const Path extends N>(path: Path) => Path;
};

/** The parts of a form in the names of one definition, so that a misspelt one does not compile. */
export function fieldsOf<R extends Definition>(): FieldsOf<FormPathOf<R>> {
  return {
    BoundField,
    BoundGroup,
    useFormValue,
    useFieldFacts,
    useFieldState,
    useRecordFormContext,
    fieldPath: (path) => path,
  };
}
