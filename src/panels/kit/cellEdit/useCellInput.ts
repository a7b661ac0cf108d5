import { useRef, useState } from 'react';
import type { AnyEntity } from '../../../api/records/entities.ts';
import type { FormValues } from '../form/formValues.ts';
import type { Fault } from '../form/validate.ts';
import type { CellField } from './cellField.ts';
import { shownValues, storedValues } from './cellValues.ts';
import type { CellStart, EditedCell } from './useCellEditing.ts';

type Source = { readonly entity: AnyEntity; readonly fields: readonly CellField[]; readonly edited: EditedCell };
export type CellEntry = ReturnType<typeof useCellInput>;

/**
 * What stands in the controls of an open cell, over which state of the record it was typed, and what stands against it.
 */
export function useCellInput({ entity, fields, edited: { refused } }: Source) {
  const [start] = useState<CellStart>(
    () => refused?.start ?? { version: entity.version, base: storedValues(entity, fields) },
  );
  const [shown, setShown] = useState<FormValues>(() => refused?.values ?? shownValues(start.base, fields));
  /** The same for keys that come before the next drawing. */
  const values = useRef(shown);
  const [faults, setFaults] = useState<readonly Fault[]>(refused?.faults ?? []);
  /** What a control could not understand. */
  const problems = useRef(new Map<string, string>());

  const set = (path: string, value: unknown) => {
    values.current = { ...values.current, [path]: value };
    setShown(values.current);
    setFaults((before) => before.filter((it) => it.path !== path));
  };
  const setProblem = (path: string, problem: string | undefined) => {
    if (problem === undefined) problems.current.delete(path);
    else problems.current.set(path, problem);
  };
  return { start, shown, values, faults, setFaults, problems, set, setProblem };
}
