import { resourceByPath } from '../domain/resources.ts';
import { ApiError } from './apiErrors.ts';
import { readEntity, type Entity } from './entities.ts';
import { pathOf } from './hydra.ts';
import { update } from './mutations.ts';

/** How to take a change back: the old values, and the version that the change had produced. */
export type Undo = { readonly iri: string; readonly version: number; readonly patch: Readonly<Record<string, unknown>> };

/** The undo was refused; its message is a German sentence for the person. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
}

/** What has to be sent back to take the change of these fields back. */
export function undoOf(before: Entity, after: Entity, fields: readonly string[]): Undo {
  return { iri: after['@id'], version: after.version, patch: Object.fromEntries(fields.map((field) => [field, before[field] ?? null])) };
}

/** Takes a change back, unless somebody has changed the record since. */
export async function undo({ iri, version, patch }: Undo): Promise<Entity> {
  try {
    return await update(iri, patch, { version });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 412) throw new UndoRefused(`Rückgängig ist nicht mehr möglich: ${nameOf(iri)} wurde seither geändert.`);
    if (error.status === 404) throw new UndoRefused(`Rückgängig ist nicht mehr möglich: ${nameOf(iri)} wurde gelöscht.`);
    throw error;
  }
}

/** Takes changes of several records back; the refused ones are named together at the end. */
export async function undoAll(undos: readonly Undo[]): Promise<void> {
  const refusals: string[] = [];
  for (const each of undos) {
    await undo(each).catch((error: unknown) => {
      if (!(error instanceof UndoRefused)) throw error;
      refusals.push(nameOf(each.iri));
    });
  }
  if (refusals.length > 0) throw new UndoRefused(`Rückgängig war nicht überall möglich, seither geändert: ${refusals.join(', ')}.`);
}

function nameOf(iri: string): string {
  const resource = resourceByPath(pathOf(iri));
  const entity = readEntity(iri);
  if (!resource) return 'der Datensatz';
  return entity ? `${resource.title.one} ${resource.represent(entity as never)}` : `${resource.title.one} ${iri.split('/')[3] ?? ''}`;
}
