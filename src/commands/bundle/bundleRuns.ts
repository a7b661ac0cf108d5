import type { Entity } from '../../api/records/entities.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { bundleMessages } from '../../domain/bundle/bundleMessages.ts';
import { dissolveBundle } from '../contract/contractBundleRuns.ts';
import type { Tools } from '../tools.ts';

/** Takes a bundle apart after asking. */
export async function dissolve([chosen]: readonly Entity<typeof bundle>[], tools: Tools): Promise<void> {
  if (!chosen) return;
  const name = chosen.bundle ?? '';
  await dissolveBundle({ iri: chosen['@id'], code: name, name }, { said: bundleMessages.dissolved }, tools);
}
