import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/apiErrors.ts';
import { loadDraft, saveDraft } from '../../../api/session/drafts.ts';
import { absorb, forget, useAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { create } from '../../../api/records/mutations.ts';
import { newId } from '../../../api/newId.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import { mayChange } from '../../../domain/access/visible.ts';
import type { Field } from '../../../domain/define/field.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { CellField } from '../cellEdit/cellField.ts';
import { cellHold } from '../cellEdit/cellHold.ts';
import { noteNewRow } from '../cellEdit/typedCells.ts';
import type { NewRow } from '../cellEdit/useCellEditing.ts';
import { freshValues, givenPaths, patchOf, type FormValues } from '../form/formValues.ts';
import { faultsOf, type Fault } from '../form/validate.ts';
import { nameOfEntity } from '../represent.ts';
import { textOfKeys } from '../../../ui/inputs/keyHold.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

type Source = {
  readonly resource: Resource;
  /** What it begins with; it belongs to its record from the start. Keep the identity. */
  readonly preset: FormValues;
  /** What is typed and not made yet is kept under this name. */
  readonly draftKey: string;
  /** The row is made. */
  readonly onMade: (made: AnyEntity) => void;
};
type Draft = { readonly iri: string; readonly once: string; readonly values: FormValues };
const noFaults: readonly Fault[] = [];

/**
 * A row typed in the cells of a list before there is a record of it: kept as a draft, checked by the definition, made
 * with Enter.
 */
export function useNewRow({ resource, preset, draftKey, onMade }: Source) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [faults, setFaults] = useState(noFaults);
  const { isRunning, alone } = useOneAtATime();
  const version = useRef(0);
  // What nobody follows would be freed with the next list that is left.
  useAnyEntity(draft?.iri);
  const names = useMemo(() => Object.keys(resource.fields), [resource]);

  const show = useCallback(
    (next: Draft) => {
      version.current += 1;
      absorb(
        { '@id': next.iri, '@type': resource.type, id: 0, version: version.current, ...next.values },
        { whole: true },
      );
      setDraft(next);
    },
    [resource],
  );
  const begin = useCallback(
    (values: FormValues = {}) => {
      const next = {
        iri: `/api/${resource.path}/neu-${newId().slice(0, 8)}`,
        once: newId(),
        values: { ...freshValues(resource, { names, given: preset }), ...values },
      };
      show(next);
      return next.iri;
    },
    [resource, names, preset, show],
  );
  useEffect(() => {
    let isStale = false;
    void loadDraft(draftKey).then((kept) => {
      if (!isStale && kept) begin(kept.values);
    });
    return () => {
      isStale = true;
    };
  }, [draftKey, begin]);

  const shownIri = draft?.iri;
  const shownValues = draft?.values;
  useEffect(() => {
    if (shownIri === undefined || shownValues === undefined) return undefined;
    noteNewRow(shownIri, shownValues);
    return () => noteNewRow(shownIri, null);
  }, [shownIri, shownValues]);

  const keep = (values: FormValues) => saveDraft(draftKey, { values, base: {}, at: new Date().toISOString() });
  const discard = () => {
    setDraft(null);
    setFaults(noFaults);
    void keep({});
    if (draft) forget(draft.iri);
  };
  const finish = (values: FormValues) =>
    alone(async () => {
      if (!draft) return;
      const input = {
        ...patchOf(
          values,
          givenPaths(
            names.filter((name) => isTyped(resource.fields[name])),
            values,
          ),
        ),
        ...preset,
      };
      const found = faultsOf(resource, { input, purpose: 'create' });
      setFaults(found);
      if (found.length > 0) return;
      // Whoever types on means the next row, which begins when this one is there.
      cellHold.begin();
      try {
        const made = await create(resource, input, { once: draft.once });
        discard();
        tools().notify.success(`${resource.title.one} angelegt`, { detail: nameOfEntity(made) });
        onMade(made);
      } catch (error) {
        tellLost(textOfKeys(cellHold.take()));
        if (error instanceof ApiError && error.violations.length > 0)
          setFaults(error.violations.map(({ propertyPath, message }) => ({ path: propertyPath, message })));
        else tellFailure(`${resource.title.one} nicht angelegt`, error);
      }
    });

  const newRow: NewRow | null = draft && {
    iri: draft.iri,
    fieldsOf: (column) => fieldsFor(resource, column, preset),
    take: (typed, isWhole) => {
      const values = { ...draft.values, ...typed };
      show({ ...draft, values });
      setFaults((known) => known.filter(({ path }) => !(path in typed)));
      void keep(values);
      if (isWhole) void finish(values);
    },
  };
  return { newRow, faults, isMaking: isRunning, begin, discard, finish: () => draft && void finish(draft.values) };
}

/** What was typed for the next row has no place, because this one was not made: it is not lost in silence. */
function tellLost(typed: string): void {
  if (typed !== '') tools().notify.warning('Weitere Eingabe nicht übernommen', { detail: `Ihre Eingabe: ${typed}` });
}

/** What of a column can be typed: a plain field that the person may fill in on a new record. */
function fieldsFor(resource: Resource, column: string, preset: FormValues): readonly CellField[] {
  const field = resource.fields[column];
  return field && isTyped(field) && !(column in preset) && mayChange(resource, field, tools().roles())
    ? [{ path: column }]
    : [];
}

function isTyped(field: Field | undefined): boolean {
  return (
    field !== undefined &&
    field.derive === undefined &&
    field.by === undefined &&
    field.aliasOf === undefined &&
    field.readOnly !== true &&
    !['embedded', 'list', 'json'].includes(field.kind)
  );
}
