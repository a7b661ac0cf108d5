import { useCallback, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AnyEntity } from '../../../api/records/entities.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { valueAt } from '../../../domain/define/fieldText.ts';
import { formFacts } from './formFacts.ts';
import { changedPaths, isSame, valuesOf, type FormValues } from './formValues.ts';
import { merge3, type Conflict } from './merge3.ts';
import type { FormStart } from './formStart.ts';
import type { FormFields } from './useFormFields.ts';

type Source = {
  readonly resource: Resource;
  readonly iri: string | null;
  readonly fields: FormFields;
  readonly form: UseFormReturn<FormValues>;
  readonly start: FormStart;
};
const noPaths: readonly string[] = [];
const noConflicts: ReadonlyMap<string, Conflict> = new Map();

/** The saved state behind a form: what the dirty marks compare with, and what others have saved since. */
export function useSavedState({ resource, iri, fields, form, start }: Source) {
  const { names, fixed, paths } = fields;
  const [base, showBase] = useState(start.values);
  const [dirty, setDirty] = useState(noPaths);
  /** The newest state for callbacks that run between two renders. */
  const now = useRef({ base: start.values, version: start.version, overtaken: noConflicts, dirty: noPaths, taken: 0 });
  const facts = useMemo(() => formFacts({ iri, form, base: start.values }), [iri, form, start]);

  const setBase = useCallback(
    (values: FormValues, version: number) => {
      now.current.base = values;
      now.current.version = version;
      showBase(values);
      facts.take({ base: values });
    },
    [facts],
  );

  const setOvertaken = useCallback(
    (conflicts: readonly Conflict[]) => {
      now.current.overtaken = new Map(conflicts.map((it) => [it.path, it]));
      facts.take({ overtaken: now.current.overtaken });
    },
    [facts],
  );

  /** Looks which fields differ from what is saved. */
  const compare = useCallback(() => {
    const values = form.getValues();
    const changed = changedPaths(paths, { base: now.current.base, values });
    if (!isSame(now.current.dirty, changed)) {
      now.current.dirty = changed;
      setDirty(changed);
    }
    return { values, changed };
  }, [form, paths]);

  /** Starts from a saved record. */
  const begin = useCallback(
    (saved: AnyEntity) => {
      const values = valuesOf(resource, { record: saved, names });
      setBase(values, saved.version);
      form.reset(values);
      compare();
    },
    [resource, names, form, setBase, compare],
  );

  /** Takes in a newer saved state: untouched fields follow silently, touched ones wait for a decision. */
  const rebase = useCallback(
    (saved: AnyEntity, before: FormValues = now.current.base): readonly Conflict[] => {
      const theirs = valuesOf(resource, { record: saved, names });
      const { taken, joined, conflicts } = merge3(paths, { base: before, mine: form.getValues(), theirs });
      now.current.taken += taken.length;
      setBase(theirs, saved.version);
      for (const path of [...taken, ...fixed])
        form.setValue(path, valueAt(theirs, path), { shouldValidate: form.getFieldState(path).invalid });
      for (const [path, list] of joined)
        form.setValue(path, list, { shouldValidate: form.getFieldState(path).invalid });
      const { changed } = compare();
      const earlier = [...now.current.overtaken.values()].filter(
        ({ path }) => changed.includes(path) && !conflicts.some((it) => it.path === path),
      );
      setOvertaken([...earlier, ...conflicts]);
      return conflicts;
    },
    [resource, names, paths, fixed, form, setBase, compare, setOvertaken],
  );

  /** Takes in what the server made of a save; what was typed since it was sent stays. */
  const accept = useCallback(
    (saved: AnyEntity, sent: FormValues) => {
      rebase(saved, sent);
      now.current.taken = 0;
    },
    [rebase],
  );

  /** Fields that both changed and nobody has decided on, with what stands in the form now. */
  const undecided = useCallback((): readonly Conflict[] => {
    const { values, changed } = compare();
    return [...now.current.overtaken.values()]
      .filter(({ path }) => changed.includes(path))
      .map((it) => ({ ...it, mine: valueAt(values, it.path) }));
  }, [compare]);

  /** Puts decided values into the form. */
  const decide = useCallback(
    (picked: FormValues) => {
      for (const [path, value] of Object.entries(picked)) form.setValue(path, value);
      setOvertaken([...now.current.overtaken.values()].filter(({ path }) => !(path in picked)));
    },
    [form, setOvertaken],
  );

  return { facts, base, dirty, now, compare, begin, rebase, accept, undecided, decide, setOvertaken };
}
