import { bundle } from '../../../src/domain/bundle/bundle.ts';
import type { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/** A contract saved "im Paket mit" another one makes a bundle of both (document 1, section 2). */
export async function bundleWithContract(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const other = done.input.createBundleWithContract;
  if (other && done.kind !== 'delete')
    await scope.make(bundle, { active: true, contracts: [other, iriOf('contracts', done.id)] });
}
