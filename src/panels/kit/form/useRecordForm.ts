import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { set, useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf, OfflineError } from '../../../api/apiErrors.ts';
import { store, type Entity } from '../../../api/entities.ts';
import { create, update } from '../../../api/mutations.ts';
import { useItem } from '../../../api/queries.ts';
import { sessionAtom } from '../../../api/session.ts';
import { mayChange, readableFields } from '../../../domain/access/visible.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { offers, type Resource } from '../../../domain/define/resource.ts';
import { notify } from '../../../ui/notify.tsx';
import { valueAt } from '../fieldText.ts';
import { changedPaths, freshValues, isSame, leafPaths, patchOf, valuesOf, type FormValues } from './formValues.ts';
import { merge3, type Conflict } from './merge3.ts';
import { useDraft } from './useDraft.ts';
import { faultsOf, type Fault } from './validate.ts';

export type RecordFormOptions = {
  readonly resource: Resource;
  /** The record, or null for one to be made. */
  readonly iri: string | null;
  /** Fields of the form; all the definition's fields unless told. Keep the identity. */
  readonly names?: readonly string[];
  /** What a new record starts with besides the presets of the definition. Keep the identity. */
  readonly initial?: FormValues;
  /** Drafts of a record to be made are kept under this; the address of the create panel unless told. */
  readonly draftKey?: string;
  /** Business rules of the form beyond the definition; asked with every validation. */
  readonly check?: (values: FormValues) => readonly Fault[];
  /** Asks the questions of the save; what it answers is sent along, null stops the save. */
  readonly beforeSave?: (values: FormValues, dirty: readonly string[]) => Promise<FormValues | null>;
};

/** A record being edited, independent of how it is laid out. */
export type RecordForm = {
  readonly resource: Resource;
  readonly iri: string | null;
  readonly form: UseFormReturn<FormValues>;
  /** Attach it to the element around the fields, so that the first fault can be brought into sight. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly entity: Entity | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly isSaving: boolean;
  /** The saved state that the dirty marks compare with. */
  readonly base: FormValues;
  readonly dirty: readonly string[];
  readonly faults: readonly Fault[];
  /** Fields typed into here that somebody else has saved meanwhile. */
  readonly overtaken: ReadonlyMap<string, Conflict>;
  readonly merge: { readonly conflicts: readonly Conflict[]; readonly taken: number; resolve(values: FormValues): Promise<Entity | null>; cancel(): void } | null;
  readonly draft: { readonly at: string; readonly count: number; restore(): void; discard(): void } | null;
  canSee(path: string): boolean;
  canChange(path: string): boolean;
  undo(path: string): void;
  reset(): void;
  /** Saves what differs; the saved record, or null when something stood against it. */
  save(): Promise<Entity | null>;
};

const nothing: FormValues = {};
const noConflicts: ReadonlyMap<string, Conflict> = new Map();

/** Edits one record: dirty marks, drafts, validation, saving with the version seen, merging with what others save. */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { resource, iri, names: asked, initial = nothing, draftKey, check, beforeSave } = options;
  const { item, isLoading, error } = useItem(iri);
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? noRoles;
  const readable = useMemo(() => new Set(readableFields(resource, roles)), [resource, roles]);
  const names = useMemo(() => (asked ?? Object.keys(resource.fields)).filter((name) => isShown(resource, name, readable)), [asked, resource, readable]);
  const editable = useMemo(() => names.filter((name) => isEditable(resource, name, { roles, isNew: iri === null })), [names, resource, roles, iri]);
  const paths = useMemo(() => leafPaths(resource, editable), [resource, editable]);

  const [base, setBaseState] = useState<FormValues>(() => (iri === null ? freshValues(resource, { names, given: initial }) : nothing));
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [overtaken, setOvertaken] = useState(noConflicts);
  const [merging, setMerging] = useState<{ conflicts: readonly Conflict[]; taken: number } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  /** What callbacks need of the newest state between two renders. */
  const now = useRef({ base, version: 0, isSaving: false, overtaken, taken: 0 });
  const setBase = useCallback((next: FormValues) => {
    now.current.base = next;
    setBaseState(next);
  }, []);

  const { found, keep, drop, settle } = useDraft(iri ?? draftKey ?? `/${resource.path}/create`);
  const purpose = iri === null ? 'create' : 'update';
  const judge = useCallback(
    (values: FormValues): readonly Fault[] => {
      const sent = purpose === 'create' ? givenPaths(paths, values) : changedPaths(paths, { base: now.current.base, values });
      const own = faultsOf(resource, { input: patchOf(values, sent), purpose }).filter(({ path }) => names.includes(path.split('.')[0] ?? ''));
      return [...own, ...(check?.(values) ?? []).filter(({ path }) => !own.some((it) => it.path === path))];
    },
    [resource, paths, purpose, names, check],
  );
  const form = useForm<FormValues>({ defaultValues: base, mode: 'onTouched', shouldFocusError: false, resolver: (values) => ({ values: {}, errors: nested(judge(values)) }) });

  const compare = useCallback(() => {
    const values = form.getValues();
    const changed = changedPaths(paths, { base: now.current.base, values });
    setDirty((before) => (isSame(before, changed) ? before : changed));
    return { values, changed };
  }, [form, paths]);

  const put = useCallback(
    (values: FormValues, at: readonly string[]) => {
      for (const path of at) form.setValue(path, valueAt(values, path), { shouldValidate: form.getFieldState(path).invalid });
    },
    [form],
  );

  /** Takes in a state that somebody else has saved: untouched fields follow, touched ones wait for a decision. */
  const follow = useCallback(
    (saved: Entity, before: FormValues = now.current.base): readonly Conflict[] => {
      const theirs = valuesOf(resource, { record: saved, names });
      const { taken, conflicts } = merge3(paths, { base: before, mine: form.getValues(), theirs });
      now.current.version = saved.version;
      now.current.taken += taken.length;
      setBase(theirs);
      const readOnly = names.filter((name) => !editable.includes(name));
      put(theirs, [...taken, ...readOnly]);
      const { changed } = compare();
      const earlier = [...now.current.overtaken.values()].filter(({ path }) => changed.includes(path) && !conflicts.some((it) => it.path === path));
      now.current.overtaken = new Map([...earlier, ...conflicts].map((it) => [it.path, it]));
      setOvertaken(now.current.overtaken);
      return conflicts;
    },
    [resource, names, paths, editable, form, put, compare, setBase],
  );

  useEffect(() => {
    if (!item || isLoading || now.current.isSaving || item.version <= now.current.version) return;
    if (now.current.version > 0) {
      follow(item);
      return;
    }
    now.current.version = item.version;
    const values = valuesOf(resource, { record: item, names });
    setBase(values);
    form.reset(values);
    compare();
  }, [item, isLoading, follow, resource, names, form, setBase, compare]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true, errors: true },
      callback: ({ errors }) => {
        setFaults((before) => { const next = flat(errors ?? {}); return isSame(before, next) ? before : next; });
        const { values, changed } = compare();
        if (now.current.version === 0 && purpose === 'update') return;
        keep({ values: byPath(values, changed), base: byPath(now.current.base, changed) });
      },
    });
    return stop;
  }, [form, compare, keep, purpose]);

  const showFaults = (list: readonly Fault[]) => {
    for (const { path, message } of list) form.setError(path === '' ? 'root' : path, { type: 'server', message });
    setFaults(list);
    const first = list.map(({ path }) => root.current?.querySelector(`[data-field="${CSS.escape(path)}"]`)).find((it) => it);
    first?.scrollIntoView({ block: 'nearest' });
    first?.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true });
    notify.warning('Bitte korrigieren Sie die Fehler im Formular');
  };

  const send = async (values: FormValues, more: FormValues): Promise<Entity | null> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const mine = attempt === 0 ? values : form.getValues();
      try {
        if (iri === null) return await create(resource.path, { ...patchOf(mine, givenPaths(paths, mine)), ...more });
        return await update(iri, { ...patchOf(mine, changedPaths(paths, { base: now.current.base, values: mine })), ...more }, { version: now.current.version });
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === 412) || !isEntity(failure.current)) throw failure;
        const conflicts = follow(failure.current);
        if (conflicts.length > 0) {
          setMerging({ conflicts, taken: now.current.taken });
          return null;
        }
      }
    }
    throw new Error('Der Datensatz ändert sich gerade zu oft. Bitte gleich noch einmal speichern.');
  };

  const save = async (): Promise<Entity | null> => {
    if (now.current.isSaving) return null;
    const { values: live, changed } = compare();
    const values = structuredClone(live);
    if (iri !== null && changed.length === 0) return item ?? null;
    const open = [...now.current.overtaken.values()].filter(({ path }) => changed.includes(path)).map((it) => ({ ...it, mine: valueAt(values, it.path) }));
    if (open.length > 0) {
      setMerging({ conflicts: open, taken: now.current.taken });
      return null;
    }
    const objections = judge(values);
    form.clearErrors();
    if (objections.length > 0) {
      showFaults(objections);
      return null;
    }
    const more = beforeSave ? await beforeSave(values, changed) : nothing;
    if (more === null) return null;
    now.current.isSaving = true;
    setSaving(true);
    try {
      const saved = await send(values, more);
      if (!saved) return null;
      drop();
      now.current.taken = 0;
      if (iri !== null) follow(saved, values);
      return saved;
    } catch (failure) {
      if (failure instanceof ApiError && failure.violations.length > 0) showFaults(failure.violations.map(({ propertyPath, message }) => ({ path: propertyPath, message })));
      else if (failure instanceof OfflineError) notify.error('Nicht gespeichert: keine Verbindung zum Server', { detail: 'Ihre Eingaben bleiben als Entwurf erhalten.' });
      else notify.error('Nicht gespeichert', { detail: messageOf(failure) });
      return null;
    } finally {
      now.current.isSaving = false;
      setSaving(false);
    }
  };

  const reset = () => {
    form.reset(now.current.base);
    now.current.overtaken = noConflicts;
    setOvertaken(noConflicts);
    setFaults([]);
    drop();
    compare();
  };

  const restore = () => {
    if (!found) return;
    const open: Conflict[] = [];
    for (const [path, value] of Object.entries(found.values)) {
      if (!paths.includes(path)) continue;
      const theirs = valueAt(now.current.base, path);
      form.setValue(path, value);
      if (!isSame(found.base[path], theirs) && !isSame(value, theirs)) open.push({ path, base: found.base[path], mine: value, theirs });
    }
    now.current.overtaken = new Map([...now.current.overtaken, ...open.map((it) => [it.path, it] as const)]);
    setOvertaken(now.current.overtaken);
    settle();
    compare();
  };

  const isReady = iri === null || now.current.version > 0;
  const differing = found && isReady ? Object.entries(found.values).filter(([path, value]) => paths.includes(path) && !isSame(valueAt(form.getValues(), path), value)) : [];
  return {
    resource, iri, form, root, entity: item, isLoading: isLoading || !isReady, error, isSaving, base, dirty, faults, overtaken,
    merge: merging && {
      ...merging,
      resolve: async (picked) => {
        for (const [path, value] of Object.entries(picked)) form.setValue(path, value);
        now.current.overtaken = new Map([...now.current.overtaken].filter(([path]) => !(path in picked)));
        setOvertaken(now.current.overtaken);
        setMerging(null);
        return save();
      },
      cancel: () => setMerging(null),
    },
    draft: found && differing.length > 0 ? { at: found.at, count: differing.length, restore, discard: drop } : null,
    canSee: (path) => names.includes(path.split('.')[0] ?? ''),
    canChange: (path) => editable.includes(path.split('.')[0] ?? ''),
    undo: (path) => form.setValue(path, valueAt(now.current.base, path), { shouldValidate: true }),
    reset,
    save,
  };
}

const noRoles: readonly Role[] = [];

function isShown(resource: Resource, name: string, readable: ReadonlySet<string>): boolean {
  const field = resource.fields[name];
  if (!field || field.option || field.aliasOf !== undefined) return false;
  return readable.has(name) || field.kind === 'secret';
}

function isEditable(resource: Resource, name: string, { roles, isNew }: { roles: readonly Role[]; isNew: boolean }): boolean {
  const field = resource.fields[name];
  if (!field || field.derive !== undefined || field.by !== undefined) return false;
  if (!offers(resource, isNew ? 'create' : 'update') || (field.createOnly && !isNew)) return false;
  return mayChange(resource, field, roles);
}

/** What a new record sends: everything that says something. */
function givenPaths(paths: readonly string[], values: FormValues): readonly string[] {
  return paths.filter((path) => { const value = valueAt(values, path); return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0); });
}

function byPath(values: FormValues, paths: readonly string[]): FormValues {
  return Object.fromEntries(paths.map((path) => [path, structuredClone(valueAt(values, path) ?? null)]));
}

function nested(faults: readonly Fault[]): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const { path, message } of faults) set(errors, path || 'root', { type: 'rule', message });
  return errors;
}

function flat(errors: FieldErrors<FormValues>, before = ''): readonly Fault[] {
  return Object.entries(errors).flatMap(([key, entry]): readonly Fault[] => {
    const path = before === '' ? key : `${before}.${key}`;
    if (typeof entry !== 'object' || entry === null) return [];
    if ('message' in entry && typeof entry.message === 'string' && 'type' in entry) return [{ path, message: entry.message }];
    return flat(entry as FieldErrors<FormValues>, path);
  });
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && '@id' in value && 'version' in value;
}
