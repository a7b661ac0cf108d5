import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { valueAt } from '../../../domain/define/fieldText.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { draftKeyOf } from '../../formAddress.ts';
import { draftOffer } from './draftOffer.ts';
import type { FormValues } from './formValues.ts';
import type { DraftOffer } from './recordForm.ts';
import { useDraft, type FormPlace } from './useDraft.ts';
import type { FormFields } from './useFormFields.ts';
import type { useSavedState } from './useSavedState.ts';
import { useWantedDraft } from './wantedDraft.ts';

type Source = {
  readonly resource: Resource;
  readonly iri: string | null;
  readonly place: FormPlace | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly fields: FormFields;
  readonly saved: ReturnType<typeof useSavedState>;
};

/** Input that is not saved is kept as a draft and comes back on request; secrets are kept nowhere. */
export function useKeptInput({ resource, iri, place, form, fields, saved }: Source) {
  const isNew = iri === null;
  const { now } = saved;
  const {
    found,
    keep,
    drop,
    settle,
    saved: saveRest,
  } = useDraft(iri ?? draftKeyOf(place?.url ?? `/${resource.path}/create`), isNew ? place : undefined);
  const offer: DraftOffer | null = draftOffer({
    found,
    settle,
    drop,
    form,
    fields,
    saved,
    isReady: isNew || now.current.version > 0,
  });
  useWantedDraft(place?.url, offer);

  /** Keeps what differs in the form now. */
  const keepChanges = useCallback(
    (values: FormValues, changed: readonly string[]) => {
      if (!isNew && now.current.version === 0) return;
      const kept = changed.filter((path) => resource.fields[path]?.kind !== 'secret');
      keep({ values: byPath(values, kept), base: byPath(now.current.base, kept) });
    },
    [resource, isNew, keep, now],
  );
  /** These paths are stored; what a found draft holds besides stays offered. */
  const dropSaved = (changed: readonly string[]) => {
    if (offer) saveRest(isNew ? [] : changed);
    else drop();
  };
  return { offer, keepChanges, dropSaved, drop };
}

function byPath(values: FormValues, paths: readonly string[]): FormValues {
  return Object.fromEntries(paths.map((path) => [path, structuredClone(valueAt(values, path) ?? null)]));
}
