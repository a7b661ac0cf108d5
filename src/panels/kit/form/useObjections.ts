import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Resource } from '../../../domain/define/resource.ts';
import { faultTree } from './faultTree.ts';
import { changedPaths, givenPaths, patchOf, type FormValues } from './formValues.ts';
import type { RecordFormOptions } from './recordForm.ts';
import type { FormFields } from './useFormFields.ts';
import { faultsOf, type Fault } from './validate.ts';

type Start = { readonly values: FormValues };

/** The values of a form; they are judged by what stands in `judgeWith` from then on. */
export function useFormValues(start: Start) {
  const judgeNow = useRef<(values: FormValues) => readonly Fault[]>(() => []);
  const [judgeWith] = useState(
    () => (judge: (values: FormValues) => readonly Fault[]) => void (judgeNow.current = judge),
  );
  const form = useForm<FormValues>({
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => ({ values: {}, errors: faultTree(judgeNow.current(values)) }),
  });
  return { form, judgeWith };
}

/** Input that was not understood and therefore stands in no value, by its path. */
export type UnreadInput = {
  note(path: string, problem: string | undefined): void;
  has(path: string): boolean;
  faults(): readonly Fault[];
};

function unreadInput(): UnreadInput {
  const problems = new Map<string, string>();
  return {
    note: (path, problem) => void (problem === undefined ? problems.delete(path) : problems.set(path, problem)),
    has: (path) => problems.has(path),
    faults: () => [...problems].map(([path, message]) => ({ path, message })),
  };
}

/** What was typed and not understood is kept beside the values, and nothing is saved before it is put right. */
export function useUnreadInput(form: UseFormReturn<FormValues>) {
  const [unread] = useState(unreadInput);
  const noteProblem = useCallback(
    (path: string, problem: string | undefined) => {
      unread.note(path, problem);
      if (problem === undefined && form.getFieldState(path).invalid) void form.trigger(path);
    },
    [form, unread],
  );
  return { unread, noteProblem };
}

type Judged = {
  readonly check: RecordFormOptions['check'] | undefined;
  readonly resource: Resource;
  readonly isNew: boolean;
  readonly fields: FormFields;
  readonly unread: UnreadInput;
  readonly judgeWith: ReturnType<typeof useFormValues>['judgeWith'];
  /** The saved state as it is now. */
  readonly baseNow: () => FormValues;
};

/**
 * What stands against saving these values: what was not understood, then the definition, then the rules of the screen.
 */
export function useObjections({ resource, isNew, fields, check, unread, judgeWith, baseNow }: Judged) {
  const judge = useCallback(
    (values: FormValues): readonly Fault[] => {
      const sent = isNew ? givenPaths(fields.paths, values) : changedPaths(fields.paths, { base: baseNow(), values });
      const defined = faultsOf(resource, { input: patchOf(values, sent), purpose: isNew ? 'create' : 'update' });
      const own = [...unread.faults(), ...defined.filter(({ path }) => fields.canSee(path) && !unread.has(path))];
      return [...own, ...(check?.(values) ?? []).filter(({ path }) => !own.some((it) => it.path === path))];
    },
    [resource, fields, isNew, check, unread, baseNow],
  );
  useEffect(() => judgeWith(judge), [judge, judgeWith]);
  return judge;
}
