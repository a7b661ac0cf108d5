import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../api/apiErrors.ts';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { create, currentIn, update } from '../../../api/records/mutations.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { changedPaths, givenPaths, patchOf, type FormValues } from './formValues.ts';
import type { Conflict } from './merge3.ts';
import type { FormFields } from './useFormFields.ts';
import type { useSavedState } from './useSavedState.ts';

type Sent = { readonly entity: AnyEntity; readonly sent: FormValues };
type Source = {
  readonly resource: Resource;
  readonly iri: string | null;
  readonly form: UseFormReturn<FormValues>;
  readonly fields: FormFields;
  readonly saved: Pick<ReturnType<typeof useSavedState>, 'now' | 'rebase'>;
  /** Sent along with the fields. */
  readonly more: FormValues;
  /** One and the same for every attempt at a new record, so that a lost answer makes no second one. */
  readonly once: string;
};

const attempts = 3;

/**
 * Sends what differs; when somebody was faster and no field collides, it is sent again on top of theirs. Fields that
 * collide come back as conflicts.
 */
export async function sendRecord({
  resource,
  iri,
  form,
  fields,
  saved,
  more,
  once,
}: Source): Promise<Sent | readonly Conflict[]> {
  const { now, rebase } = saved;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const sent = structuredClone(form.getValues());
    try {
      if (iri === null)
        return {
          entity: await create(resource, { ...patchOf(sent, givenPaths(fields.paths, sent)), ...more }, { once }),
          sent,
        };
      const patch = patchOf(sent, changedPaths(fields.paths, { base: now.current.base, values: sent }));
      return { entity: await update(resource, iri, { ...patch, ...more }, { version: now.current.version }), sent };
    } catch (failure) {
      const current = failure instanceof ApiError && failure.status === 412 ? currentIn(resource, failure) : undefined;
      if (!current) throw failure;
      const conflicts = rebase(current);
      if (conflicts.length > 0) return conflicts;
    }
  }
  throw new Error('Der Datensatz ändert sich gerade zu oft. Bitte gleich noch einmal speichern.');
}
