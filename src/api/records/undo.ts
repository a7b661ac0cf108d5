import { idInIri, pathOfIri } from '../../domain/define/iri.ts';
import type { Iri } from '../../domain/define/field.ts';
import type { AnyRow, Definition, InputOf } from '../../domain/define/row.ts';
import { nounByPath } from '../../domain/nouns.ts';
import { ApiError } from '../apiErrors.ts';
import { callBulk, type BulkAnswer } from './bulkCall.ts';
import { readAnyEntity, type AnyEntity } from './entities.ts';
import { update } from './mutations.ts';
import { newId } from '../newId.ts';

/** How to take a change back: the old values, and the version that the change had produced. */
export type Undo = { readonly iri: Iri; readonly version: number; readonly patch: AnyRow };
type Written = Pick<AnyEntity, '@id' | 'version'>;

/** The undo was refused; its message is a German sentence for the person. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
}

/** What has to be sent back to take the change of these fields back. */
export function undoOf<B extends object>(before: B, after: Written, fields: readonly (keyof B & string)[]): Undo {
  return {
    iri: after['@id'],
    version: after.version,
    patch: Object.fromEntries(fields.map((field) => [field, before[field] ?? null])),
  };
}

/** How to take something back that is no change of fields, by the change that undoes it. */
export function undoBy<R extends Definition>(_definition: R, after: Written, patch: InputOf<R>): Undo {
  return { iri: after['@id'], version: after.version, patch };
}

/** Takes a change back, unless somebody has changed the record since. */
export async function undo({ iri, version, patch }: Undo): Promise<void> {
  const noun = nounByPath(pathOfIri(iri));
  if (!noun) return;
  try {
    await update(noun, iri, patch, { version });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 412)
      throw new UndoRefused(`Rückgängig ist nicht mehr möglich: ${nameOf(iri)} wurde seither geändert.`);
    if (error.status === 404)
      throw new UndoRefused(`Rückgängig ist nicht mehr möglich: ${nameOf(iri)} wurde gelöscht.`);
    throw error;
  }
}

/**
 * Takes changes of several records back, with one call per kind of record; the refused ones are named together at the
 * end.
 */
export async function undoAll(undos: readonly Undo[]): Promise<void> {
  const refusals: string[] = [];
  for (const run of runsOf(undos)) {
    const failures: unknown[] = [];
    const onAnswer = (answer: BulkAnswer, at: number) => {
      if (!('error' in answer)) return;
      const isRefused =
        answer.error instanceof ApiError && (answer.error.status === 412 || answer.error.status === 404);
      if (isRefused) refusals.push(nameOf(run[at]?.iri ?? ''));
      else failures.push(answer.error);
    };
    await callBulk({
      key: newId(),
      items: run.map(({ iri, version, patch }) => ({ iri, version, changes: patch })),
      onAnswer,
    });
    if (failures.length > 0) throw failures[0];
  }
  if (refusals.length > 0)
    throw new UndoRefused(`Rückgängig war nicht überall möglich, seither geändert: ${refusals.join(', ')}.`);
}

/** What can go by one call: neighbours of one kind, each record once, so that everything happens in the given order. */
function runsOf(undos: readonly Undo[]): readonly (readonly Undo[])[] {
  const runs: Undo[][] = [];
  for (const undo of undos) {
    const last = runs.at(-1);
    if (last?.[0] && pathOfIri(last[0].iri) === pathOfIri(undo.iri) && !last.some((it) => it.iri === undo.iri))
      last.push(undo);
    else runs.push([undo]);
  }
  return runs;
}

function nameOf(iri: string): string {
  const noun = nounByPath(pathOfIri(iri));
  const entity = readAnyEntity(iri);
  if (!noun) return 'der Datensatz';
  return entity ? `${noun.title.one} ${noun.represent(entity as never)}` : `${noun.title.one} ${idInIri(iri)}`;
}
