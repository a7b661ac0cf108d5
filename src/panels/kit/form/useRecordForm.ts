import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf, OfflineError } from '../../../api/apiErrors.ts';
import { isWhole, type Entity } from '../../../api/entities.ts';
import { create, update } from '../../../api/mutations.ts';
import { newId } from '../../../api/newId.ts';
import { useItem } from '../../../api/queries.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { notify } from '../../../ui/notify.tsx';
import { valueAt } from '../../../domain/define/fieldText.ts';
import { faultsIn, faultTree } from './faultTree.ts';
import { changedPaths, givenPaths, patchOf, type FormValues } from './formValues.ts';
import { formStart } from './formStart.ts';
import { inFormOrder } from './inFormOrder.ts';
import type { Conflict } from './merge3.ts';
import { useBoundForm, type BoundForm } from './useBoundForm.ts';
import { draftKeyOf } from '../../formAddress.ts';
import { useDraft, type FormPlace } from './useDraft.ts';
import { useWantedDraft } from './wantedDraft.ts';
import { bringToMiddle } from './bringToMiddle.ts';
import { draftOffer } from './draftOffer.ts';
import { useFormFields } from './useFormFields.ts';
import { useGone } from './useGone.ts';
import { useSavedState } from './useSavedState.ts';
import { faultsOf, type Fault } from './validate.ts';

export type RecordFormOptions = {
  readonly resource: Resource;
  /** The record, or null for one to be made. */
  readonly iri: string | null;
  /** Fields of the form; all the definition's fields unless told. Keep the identity. */
  readonly names?: readonly string[];
  /** What a new record starts with besides the presets of the definition. Keep the identity. */
  readonly initial?: FormValues;
  /** Where the form of a record to be made stands; its draft belongs to this form alone. */
  readonly place?: FormPlace;
  /** Business rules of the form beyond the definition; asked with every validation. */
  readonly check?: (values: FormValues) => readonly Fault[];
  /** Says that it could not be saved, with the reason of the server. Keep the identity. */
  readonly failedText?: (reason: string) => string;
  /** Asks the questions of the save; what it answers is sent along, null stops the save. */
  readonly beforeSave?: (values: FormValues, dirty: readonly string[]) => Promise<FormValues | null>;
};

/** A record being edited, independent of how it is laid out. */
export type RecordForm = BoundForm & {
  /** For the fields, which are not drawn anew when something else about the record changes. */
  readonly bound: BoundForm;
  /** Attach it to the element around the fields, so that the first fault can be brought into sight. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly entity: Entity | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  /** Somebody deleted it while it was open here. */
  readonly isGone: boolean;
  readonly isSaving: boolean;
  /** The saved state that the dirty marks compare with. */
  readonly base: FormValues;
  readonly dirty: readonly string[];
  readonly faults: readonly Fault[];
  readonly merge: { readonly conflicts: readonly Conflict[]; readonly taken: number; resolve(values: FormValues): Promise<Entity | null>; cancel(): void } | null;
  readonly draft: { readonly at: string; readonly count: number; restore(): void; discard(): void } | null;
  /** Fetches the record again after it could not be loaded. */
  refetch(): void;
  reset(): void;
  /** Saves what differs; the saved record, or null when something stood against it. */
  save(): Promise<Entity | null>;
};

const nothing: FormValues = {};
const attempts = 3;
const faultsText = 'Bitte korrigieren Sie die Fehler im Formular';
const offlineText = 'Nicht gespeichert: keine Verbindung zum Server';

/** Edits one record: dirty marks, drafts, validation, saving with the version seen, merging with what others save. */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { resource, iri, names, initial = nothing, place, check, beforeSave, failedText } = options;
  const { item, isLoading, error, refetch } = useItem(iri);
  const isNew = iri === null;
  const fields = useFormFields({ resource, isNew, asked: names });
  const [start] = useState(() => formStart({ resource, iri, names: fields.names, initial }));
  const [merging, setMerging] = useState<{ conflicts: readonly Conflict[]; taken: number } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  /** While the questions of a save are open, a second save would ask them again. */
  const isAsking = useRef(false);
  /** One and the same for every attempt at this new record, so that a lost answer makes no second one. */
  const once = useRef(newId());
  const root = useRef<HTMLDivElement>(null);
  const judgeNow = useRef<(values: FormValues) => readonly Fault[]>(() => []);

  const form = useForm<FormValues>({ defaultValues: start.values, mode: 'onTouched', shouldFocusError: false, resolver: (values) => ({ values: {}, errors: faultTree(judgeNow.current(values)) }) });
  const saved = useSavedState({ resource, iri, fields, form, start });
  const unread = useRef(new Map<string, string>());
  const noteProblem = useCallback((path: string, problem: string | undefined) => {
    if (problem !== undefined) return void unread.current.set(path, problem);
    unread.current.delete(path);
    if (form.getFieldState(path).invalid) void form.trigger(path);
  }, [form]);
  const { bound, faults } = useBoundForm({ resource, iri, form, fields, noteProblem, saved });
  const { facts, base, dirty, now, compare, begin, follow, accept, undecided, decide, setOvertaken } = saved;
  const { found, keep, drop, settle, saved: saveDraftRest } = useDraft(iri ?? draftKeyOf(place?.url ?? `/${resource.path}/create`), isNew ? place : undefined);
  const offer = draftOffer({ found, settle, drop, form, fields, saved, isReady: isNew || now.current.version > 0 });
  useWantedDraft(place?.url, offer);

  const judge = useCallback(
    (values: FormValues): readonly Fault[] => {
      const sent = isNew ? givenPaths(fields.paths, values) : changedPaths(fields.paths, { base: now.current.base, values });
      const typed = [...unread.current].map(([path, message]) => ({ path, message }));
      const defined = faultsOf(resource, { input: patchOf(values, sent), purpose: isNew ? 'create' : 'update' }).filter(({ path }) => fields.canSee(path) && !unread.current.has(path));
      const own = [...typed, ...defined];
      return [...own, ...(check?.(values) ?? []).filter(({ path }) => !own.some((it) => it.path === path))];
    },
    [resource, fields, isNew, check, now],
  );
  useEffect(() => {
    judgeNow.current = judge;
  }, [judge]);

  useEffect(() => {
    if (!item || isLoading || !isWhole(item['@id']) || isBusy.current || item.version <= now.current.version) return;
    if (now.current.version === 0) begin(item);
    else follow(item);
  }, [item, isLoading, begin, follow, now]);

  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ errors, name }) => {
          const hadFaults = facts.faults().length > 0;
          facts.note(faultsIn(errors ?? {}), name);
          if (hadFaults && facts.faults().length === 0) notify.dismiss(faultsText);
          const { values, changed } = compare();
          const kept = changed.filter((path) => resource.fields[path]?.kind !== 'secret');
          if (isNew || now.current.version > 0) keep({ values: byPath(values, kept), base: byPath(now.current.base, kept) });
        },
      }),
    [form, facts, compare, keep, resource, isNew, now],
  );

  const isGone = useGone(item);
  const isNowhere = isGone || (error instanceof ApiError && error.status === 404);
  useEffect(() => {
    if (!isNowhere) return;
    form.reset(now.current.base);
    drop();
    compare();
  }, [isNowhere, form, now, drop, compare]);

  const showFaults = (found: readonly Fault[]) => {
    const list = inFormOrder(found, root.current);
    for (const { path, message } of list) form.setError(path === '' ? 'root' : path, { type: 'server', message });
    // A fold opens for a fault inside, so that the field is there to be led to.
    flushSync(() => facts.note(list));
    const first = list.map(({ path }) => root.current?.querySelector(`[data-field="${CSS.escape(path)}"]`)).find((it) => it);
    bringToMiddle(root.current, first);
    first?.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true });
    notify.warning(faultsText);
  };

  /** Sends what differs; when somebody was faster and no field collides, it is sent again on top of theirs. */
  const send = async (more: FormValues): Promise<{ entity: Entity; sent: FormValues } | null> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const sent = structuredClone(form.getValues());
      try {
        if (iri === null) return { entity: await create(resource, { ...patchOf(sent, givenPaths(fields.paths, sent)), ...more }, { once: once.current }), sent };
        const patch = patchOf(sent, changedPaths(fields.paths, { base: now.current.base, values: sent }));
        return { entity: await update(resource, iri, { ...patch, ...more }, { version: now.current.version }), sent };
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === 412) || !isEntity(failure.current)) throw failure;
        const conflicts = follow(failure.current);
        if (conflicts.length === 0) continue;
        setMerging({ conflicts, taken: now.current.taken });
        return null;
      }
    }
    throw new Error('Der Datensatz ändert sich gerade zu oft. Bitte gleich noch einmal speichern.');
  };

  const tellFailure = (failure: unknown) => {
    if (failure instanceof ApiError && failure.violations.length > 0) showFaults(failure.violations.map(({ propertyPath, message }) => ({ path: propertyPath, message })));
    else if (failure instanceof OfflineError) notify.error(offlineText, { detail: 'Ihre Eingaben bleiben als Entwurf erhalten.' });
    else if (failedText) notify.warning(failedText(messageOf(failure)));
    else notify.error('Nicht gespeichert', { detail: messageOf(failure) });
  };

  const save = async (): Promise<Entity | null> => {
    if (isBusy.current || isAsking.current || isGone) return null;
    const { values, changed } = compare();
    const objections = judge(values);
    form.clearErrors();
    if (!isNew && changed.length === 0 && objections.length === 0) return item ?? null;
    const open = undecided();
    if (open.length > 0) {
      setMerging({ conflicts: open, taken: now.current.taken });
      return null;
    }
    if (objections.length > 0) {
      showFaults(objections);
      return null;
    }
    isAsking.current = true;
    const more = await Promise.resolve(beforeSave ? beforeSave(structuredClone(values), changed) : nothing).finally(() => (isAsking.current = false));
    if (more === null) return null;
    isBusy.current = true;
    setSaving(true);
    try {
      const done = await send(more);
      if (!done) return null;
      once.current = newId();
      for (const overcome of [faultsText, offlineText]) notify.dismiss(overcome);
      if (offer) saveDraftRest(isNew ? [] : changed);
      else drop();
      if (!isNew) accept(done.entity, done.sent);
      return done.entity;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409) once.current = newId();
      tellFailure(failure);
      return null;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  const reset = () => {
    once.current = newId();
    const typed = [...unread.current.keys()];
    form.reset(now.current.base);
    setOvertaken([]);
    facts.note([]);
    facts.clear(typed);
    notify.dismiss(faultsText);
    drop();
    compare();
  };

  const resolve = (picked: FormValues): Promise<Entity | null> => {
    decide(picked);
    setMerging(null);
    return save();
  };

  return {
    ...bound, bound, root, error, isGone, isSaving, base, dirty, faults, reset, save, refetch,
    entity: item,
    isLoading: !isNew && now.current.version === 0,
    merge: merging && { ...merging, resolve, cancel: () => setMerging(null) },
    draft: offer,
  };
}

function byPath(values: FormValues, paths: readonly string[]): FormValues {
  return Object.fromEntries(paths.map((path) => [path, structuredClone(valueAt(values, path) ?? null)]));
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && '@id' in value && 'version' in value;
}
