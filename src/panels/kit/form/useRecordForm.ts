import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/apiErrors.ts';
import { definitionOf } from '../../../api/definitions.ts';
import { isWhole } from '../../../api/records/entities.ts';
import { useAnyItem } from '../../../api/records/queries.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import { faultsIn } from './faultTree.ts';
import { formStart } from './formStart.ts';
import type { FormValues } from './formValues.ts';
import type { RecordForm, RecordFormOptions } from './recordForm.ts';
import { saveMessages } from './saveMessages.ts';
import { useBoundForm } from './useBoundForm.ts';
import { useFormFields } from './useFormFields.ts';
import { useGone } from './useGone.ts';
import { useKeptInput } from './useKeptInput.ts';
import { useFormValues, useObjections, useUnreadInput } from './useObjections.ts';
import { useSavedState } from './useSavedState.ts';
import { useSaveState, useSaving } from './useSaving.ts';

const nothing: FormValues = {};

/** Edits one record: dirty marks, drafts, validation, saving with the version seen, merging with what others save. */
export function useRecordForm<R extends Noun>(options: RecordFormOptions<R>): RecordForm<R>;
export function useRecordForm({
  resource: noun,
  iri,
  names,
  initial = nothing,
  place,
  check,
  beforeSave,
  failedText,
}: RecordFormOptions): RecordForm {
  // A whole definition may differ from what is known of its path: some of its records may be open to more roles.
  const resource = 'form' in noun ? (noun as Resource) : definitionOf({ path: noun.path });
  const { item, isLoading, error, refetch } = useAnyItem(iri);
  const isNew = iri === null;
  const root = useRef<HTMLDivElement>(null);
  const fields = useFormFields({ resource, isNew, asked: names });
  const [start] = useState(() => formStart({ resource, iri, names: fields.names, initial }));
  const { form, judgeWith } = useFormValues(start);
  const saved = useSavedState({ resource, iri, fields, form, start });
  const { facts, base, dirty, now, compare, begin, rebase, setOvertaken } = saved;
  const { unread, noteProblem } = useUnreadInput(form);
  const { bound, faults } = useBoundForm({ resource, iri, form, fields, noteProblem, saved });
  const baseNow = useCallback(() => now.current.base, [now]);
  const judge = useObjections({ resource, isNew, fields, check, unread, judgeWith, baseNow });
  const kept = useKeptInput({ resource, iri, place, form, fields, saved });
  const { keepChanges, drop } = kept;
  const isGone = useGone(item);
  const busy = useSaveState();
  const { isBusy } = busy;
  const { save, merge, startAnew } = useSaving(
    { resource, iri, beforeSave, failedText, item, isGone, form, fields, saved, kept, judge, root },
    busy,
  );

  // Before the next paint: a form that waits for its record is not drawn without it once more.
  useLayoutEffect(() => {
    if (!item || isLoading || !isWhole(item['@id']) || isBusy.current || item.version <= now.current.version) return;
    if (now.current.version === 0) begin(item);
    else rebase(item);
  }, [item, isLoading, begin, rebase, now, isBusy]);

  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ errors, name }) => {
          const hadFaults = facts.faults().length > 0;
          facts.note(faultsIn(errors ?? {}), name);
          if (hadFaults && facts.faults().length === 0) saveMessages.dismissFaults();
          const { values, changed } = compare();
          keepChanges(values, changed);
        },
      }),
    [form, facts, compare, keepChanges],
  );

  const isNowhere = isGone || (error instanceof ApiError && error.status === 404);
  useEffect(() => {
    if (!isNowhere) return;
    form.reset(now.current.base);
    drop();
    compare();
  }, [isNowhere, form, now, drop, compare]);

  const reset = () => {
    startAnew();
    const typed = unread.faults().map(({ path }) => path);
    form.reset(now.current.base);
    setOvertaken([]);
    facts.note([]);
    facts.clear(typed);
    saveMessages.dismissFaults();
    drop();
    compare();
  };

  return {
    ...bound,
    bound,
    root,
    error,
    isGone,
    isSaving: busy.isSaving,
    base,
    dirty,
    faults,
    reset,
    save,
    refetch,
    merge,
    entity: item,
    isLoading: !isNew && now.current.version === 0,
    draft: kept.offer,
  };
}
