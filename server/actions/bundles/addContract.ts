import { addContractToBundle } from '../../../src/domain/bundle/bundleCalls.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { checkAdding } from '../../../src/domain/bundle/adding.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { NotFound } from '../../storage/refusals.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

/**
 * The contract stands last in the bundle; one that is cancelled or in an active bundle already is refused with its
 * number (R40).
 */
export const addContract = perform(addContractToBundle, async (scope, { input }) => {
  const [joined, added] = [await scope.look(bundle, input.bundleId), await scope.look(contract, input.contractId)];
  if (!joined || !added) throw new NotFound();
  const verdict = checkAdding(
    { bundle: joined.bundle, active: joined.active },
    { ...added, bundle: (await scope.look(bundle, added.bundles[0]))?.bundle },
  );
  if (verdict.verdict === 'refused')
    throw wrongInput(addContractToBundle)(verdict.field ?? 'contractId', verdict.reason);
  const iri = iriOf('bundles', joined.id);
  await scope.make(bundleContract, { bundle: iri, contract: iriOf('contracts', added.id) });
  return iri;
});
