import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import { readEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { currentIn, update } from '../../../api/records/mutations.ts';
import { newId } from '../../../api/newId.ts';
import { undo } from '../../../api/records/undo.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { nameIn } from '../../../commands/resource/recordNames.ts';
import { tools } from '../../../commands/tools.ts';
import { ask } from '../../../domain/define/verdict.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { captionOf, changedPaths, patchOf, putAt, type FormValues } from '../form/formValues.ts';
import { merge3, type Conflict } from '../form/merge3.ts';
import type { Fault } from '../form/validate.ts';
import type { CellField } from './cellField.ts';
import { storedValues } from './cellValues.ts';

/** What was typed into a cell: the record as it stood when the editor was opened, and the values to store. */
export type CellInput = {
  readonly resource: Resource;
  readonly thisRow?: string | undefined;
  readonly fields: readonly CellField[];
  readonly iri: string;
  readonly version: number;
  readonly base: FormValues;
  readonly values: FormValues;
};
/** What somebody else has stored in the same field meanwhile, and how it goes on once it is decided or given up. */
export type CellConflict = {
  readonly id: string;
  readonly resource: Resource;
  readonly entity: AnyEntity;
  readonly conflicts: readonly Conflict[];
  readonly taken: number;
  readonly go: (picked: FormValues) => Promise<void>;
  readonly cancel: () => void;
};
export type CellOutcome = {
  /**
   * The input could not be stored; it is given back with what stands against it, which is nothing where the person gave
   * it up.
   */
  readonly onRefused: (faults: readonly Fault[]) => void;
  readonly onConflict: (conflict: CellConflict) => void;
};

const attempts = 3;

/** Stores what was typed into a cell, for its own record or for all that it is meant for. */
export async function saveCell(input: CellInput, meant: readonly string[], outcome: CellOutcome): Promise<void> {
  const changed = changedOf(input);
  if (changed.length === 0) return;
  if (meant.length > 1) return saveAll(input, { changed, meant });
  await saveOne(input, changed, outcome);
}

/** Whether it must be asked what an input is meant for: its record is ticked together with others. */
export function hasScope(input: CellInput, ticked: readonly string[]): boolean {
  return ticked.length > 1 && ticked.includes(input.iri) && changedOf(input).length > 0;
}

/**
 * The records that an input is meant for, its own or all that are ticked; null when the person wants to go on typing.
 */
export async function askForScope(
  { thisRow = 'diese Zeile', iri }: CellInput,
  ticked: readonly string[],
): Promise<readonly string[] | null> {
  const own = thisRow;
  const count = String(ticked.length);
  const answer = await tools().ask({
    ...ask(`Nur ${own} oder alle ${count} markierten ändern?`),
    title: 'Eine Zeile oder alle markierten?',
    confirm: `Nur ${own}`,
    other: { key: 'all', label: `Alle ${count} markierten` },
  });
  if (answer === null) return null;
  return answer.all === true ? ticked : [iri];
}

async function saveAll(
  { resource, fields, values }: CellInput,
  { changed, meant }: { changed: readonly string[]; meant: readonly string[] },
): Promise<void> {
  const records = meant.flatMap((iri) => readEntity(resource, iri) ?? []);
  const patch = patchOf(values, changed);
  const title = `${labelOf(resource, changed)} ändern`;
  const said = saidOf(resource, changed);
  await changeRecords(resource, records, { title, doneMany: said, changes: () => patch, done: () => said }, tools());
  reorder(resource, fields, changed);
}

async function saveOne(input: CellInput, changed: readonly string[], outcome: CellOutcome): Promise<void> {
  const { resource, fields, iri, values } = input;
  let { version, base } = input;
  const patch = patchOf(values, changed);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const after = await update(resource, iri, patch, { version, ahead: true });
      const before = patchOf(base, changed);
      tools().notify.success(saidOf(resource, changed), {
        detail: nameIn(resource, after),
        undo: async () => {
          await undo({ iri, version: after.version, patch: before });
          reorder(resource, fields, changed);
        },
      });
      return reorder(resource, fields, changed);
    } catch (failure) {
      const current = failure instanceof ApiError && failure.status === 412 ? currentIn(resource, failure) : undefined;
      if (!current) return outcome.onRefused(faultsIn(failure, changed));
      const theirs = storedValues(current, fields);
      const { conflicts, taken } = merge3(changed, { base, mine: values, theirs });
      version = current.version;
      base = theirs;
      if (conflicts.length === 0) continue;
      const go = (picked: FormValues) => decided({ ...input, version: current.version, base: theirs }, picked, outcome);
      return outcome.onConflict({
        id: newId(),
        resource,
        entity: current,
        conflicts,
        taken: taken.length,
        go,
        cancel: () => outcome.onRefused([]),
      });
    }
  }
  outcome.onRefused([
    { path: changed[0] ?? '', message: 'Der Datensatz ändert sich gerade zu oft. Bitte gleich noch einmal speichern.' },
  ]);
}

/** Stores what was decided; where theirs was picked there is nothing left to store. */
async function decided(input: CellInput, picked: FormValues, outcome: CellOutcome): Promise<void> {
  const values = structuredClone(input.values);
  for (const [path, value] of Object.entries(picked)) putAt(values, path, value);
  const decision = { ...input, values };
  const changed = changedOf(decision);
  if (changed.length > 0) await saveOne(decision, changed, outcome);
}

function faultsIn(failure: unknown, changed: readonly string[]): readonly Fault[] {
  const violations = failure instanceof ApiError ? failure.violations : [];
  const own = violations
    .filter((it) => changed.includes(it.propertyPath))
    .map(({ propertyPath, message }) => ({ path: propertyPath, message }));
  return own.length > 0 ? own : [{ path: changed[0] ?? '', message: messageOf(failure) }];
}

function changedOf({ fields, base, values }: CellInput): readonly string[] {
  return changedPaths(
    fields.map((it) => it.path),
    { base, values },
  );
}

function labelOf(resource: Resource, changed: readonly string[]): string {
  const [first = ''] = changed;
  return changed.length === 1 ? captionOf(resource, first).label : `${String(changed.length)} Felder`;
}

function saidOf(resource: Resource, changed: readonly string[]): string {
  return `${labelOf(resource, changed)} geändert`;
}

function reorder(resource: Resource, fields: readonly CellField[], changed: readonly string[]): void {
  if (fields.some((it) => it.reorders && changed.includes(it.path))) refetchLists(resource.path);
}
