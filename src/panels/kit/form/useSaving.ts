import { useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../api/apiErrors.ts';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { newId } from '../../../api/newId.ts';
import type { FormValues } from './formValues.ts';
import type { Conflict } from './merge3.ts';
import type { MergeQuestion, RecordFormOptions } from './recordForm.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { saveMessages } from './saveMessages.ts';
import { sendRecord } from './sendRecord.ts';
import { showFaults } from './showFaults.ts';
import type { FormFields } from './useFormFields.ts';
import type { useKeptInput } from './useKeptInput.ts';
import type { useSavedState } from './useSavedState.ts';
import type { Fault } from './validate.ts';

type Source = Pick<RecordFormOptions, 'iri'> & {
  readonly resource: Resource;
  readonly beforeSave: RecordFormOptions['beforeSave'] | undefined;
  readonly failedText: RecordFormOptions['failedText'] | undefined;
  readonly item: AnyEntity | undefined;
  readonly isGone: boolean;
  readonly form: UseFormReturn<FormValues>;
  readonly fields: FormFields;
  readonly saved: ReturnType<typeof useSavedState>;
  readonly kept: ReturnType<typeof useKeptInput>;
  readonly judge: (values: FormValues) => readonly Fault[];
  readonly root: RefObject<HTMLDivElement | null>;
};

/** Whether a save is on its way: what it stores must not be taken for somebody else's change meanwhile. */
export function useSaveState() {
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const set = (busy: boolean) => {
    isBusy.current = busy;
    setSaving(busy);
  };
  return { isBusy, isSaving, set };
}

/**
 * Saves a record: what stands against it is shown, questions are asked, and where two people changed a field the one
 * who saves decides.
 */
export function useSaving(
  { resource, iri, beforeSave, failedText, item, isGone, form, fields, saved, kept, judge, root }: Source,
  busy: ReturnType<typeof useSaveState>,
) {
  const isNew = iri === null;
  const { now, compare, accept, undecided, decide } = saved;
  const [merging, setMerging] = useState<{ readonly conflicts: readonly Conflict[]; readonly taken: number } | null>(
    null,
  );
  /**
   * While the questions of a save are open, a second save would ask them again. Without questions it is held for one
   * turn of the event loop, so that of two saves at the same moment one is sent.
   */
  const isAsking = useRef(false);
  /** One and the same for every attempt at this new record. */
  const once = useRef(newId());
  const show = (found: readonly Fault[]) => showFaults(found, { form, facts: saved.facts, root: root.current });
  const askToMerge = (conflicts: readonly Conflict[]) => setMerging({ conflicts, taken: now.current.taken });

  /** Whether the values may go out as they stand; what hinders them is shown. */
  const isReady = (objections: readonly Fault[]): boolean => {
    const open = undecided();
    if (open.length > 0) askToMerge(open);
    else if (objections.length > 0) show(objections);
    return open.length === 0 && objections.length === 0;
  };

  const ask = async (values: FormValues, changed: readonly string[]): Promise<FormValues | null> => {
    isAsking.current = true;
    try {
      return await (beforeSave?.(structuredClone(values), changed) ?? {});
    } finally {
      isAsking.current = false;
    }
  };

  const send = async (more: FormValues, changed: readonly string[]): Promise<AnyEntity | null> => {
    const done = await sendRecord({ resource, iri, form, fields, saved, more, once: once.current });
    if (!('entity' in done)) {
      askToMerge(done);
      return null;
    }
    once.current = newId();
    saveMessages.dismissAll();
    kept.dropSaved(changed);
    if (!isNew) accept(done.entity, done.sent);
    return done.entity;
  };

  const tellFailure = (failure: unknown) => {
    if (failure instanceof ApiError && failure.status === 409) once.current = newId();
    if (!(failure instanceof ApiError) || failure.violations.length === 0)
      return saveMessages.tellFailure(failure, failedText);
    show(failure.violations.map(({ propertyPath, message }) => ({ path: propertyPath, message })));
  };

  const save = async (): Promise<AnyEntity | null> => {
    if (busy.isBusy.current || isAsking.current || isGone) return null;
    const { values, changed } = compare();
    const objections = judge(values);
    form.clearErrors();
    if (!isNew && changed.length === 0 && objections.length === 0) return item ?? null;
    if (!isReady(objections)) return null;
    const more = await ask(values, changed);
    if (more === null) return null;
    busy.set(true);
    try {
      return await send(more, changed);
    } catch (failure) {
      tellFailure(failure);
      return null;
    } finally {
      busy.set(false);
    }
  };

  const merge: MergeQuestion | null = merging && {
    ...merging,
    resolve: (picked) => {
      decide(picked);
      setMerging(null);
      return save();
    },
    cancel: () => setMerging(null),
  };
  /** What is sent from here on is another record to come. */
  const startAnew = () => void (once.current = newId());
  return { save, merge, startAnew };
}
