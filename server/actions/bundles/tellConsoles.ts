import { bundle } from '../../../src/domain/bundle/bundle.ts';
import type { contract } from '../../../src/domain/contract/contract.ts';
import { noteTouched } from '../../storage/changeLog.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/** Consoles hear that the row of a bundle shows something else, although nobody has written the bundle itself. */
export async function tellOfBundle(iri: string | null, scope: Scope): Promise<void> {
  const shown = await scope.look(bundle, iri);
  const { username: by } = scope.actor;
  if (shown) await noteTouched(scope.client, { path: bundle.path, id: shown.id, version: shown.version, by });
}

/** A bundle stands with its first pickup, which a contract of it may move. */
export async function tellOfFirstPickup({ kind, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind === 'update' && before.datum !== after.datum)
    for (const iri of after.bundles) await tellOfBundle(iri, scope);
}
