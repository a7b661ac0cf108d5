import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { store } from '../../../api/records/entities.ts';
import { presenceAtom } from '../../../api/live/presence.ts';
import { valueAt } from '../../../domain/define/fieldText.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { Definition, FormPathOf } from '../../../domain/define/row.ts';
import type { FormFacts } from './formFacts.ts';
import type { FormHandle } from './formHandle.ts';
import type { FormFields } from './useFormFields.ts';
import type { useSavedState } from './useSavedState.ts';
import type { Fault } from './validate.ts';

/**
 * What the fields of a form have in common, in the names of its definition; the same object as long as the record is
 * edited.
 */
export type BoundForm<R extends Definition = Definition> = {
  readonly resource: Resource;
  readonly iri: string | null;
  readonly form: FormHandle<R>;
  readonly facts: FormFacts;
  canSee(path: FormPathOf<R>): boolean;
  canChange(path: FormPathOf<R>): boolean;
  /** Something typed was not understood, and stands in no value: nothing is saved before it is put right. */
  noteProblem(path: FormPathOf<R>, problem: string | undefined): void;
  /** Puts the saved value back. */
  undo(path: FormPathOf<R>): void;
};

type Source = Pick<BoundForm, 'resource' | 'iri' | 'form' | 'noteProblem'> & {
  readonly fields: FormFields;
  readonly saved: ReturnType<typeof useSavedState>;
};

/**
 * Joins the fields of a form with its state, so that they need not be drawn anew whenever something else about the
 * record changes.
 */
export function useBoundForm({ resource, iri, form, fields, noteProblem, saved: { now, facts } }: Source): {
  readonly bound: BoundForm;
  readonly faults: readonly Fault[];
} {
  const faults = useSyncExternalStore(facts.subscribe, facts.faults);
  useEffect(() => (iri === null ? undefined : store.sub(presenceAtom(iri), facts.look)), [iri, facts]);
  const bound = useMemo<BoundForm>(() => {
    const { canSee, canChange } = fields;
    return {
      resource,
      iri,
      form,
      facts,
      canSee,
      canChange,
      noteProblem,
      undo: (path) => form.setValue(path, valueAt(now.current.base, path), { shouldValidate: true }),
    };
  }, [resource, iri, form, facts, fields, noteProblem, now]);
  return { bound, faults };
}
