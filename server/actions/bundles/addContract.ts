import { sql } from 'drizzle-orm';
import { addContractToBundle } from '../../../src/domain/bundle/bundleCalls.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { perform } from '../handler.ts';

/** The order stands last in the bundle; one that is in an active bundle already is refused (R40). */
export const addContract = perform(addContractToBundle, async (scope, { input }) => {
  const [joined, order] = [await scope.look(bundle, input.bundleId), await scope.look(contract, input.contractId)];
  if (!joined || !order) throw new NotFound();
  const taken = `Auftrag ${order.auftragsnummer ?? ''} ist bereits in einem Fahrtpaket.`;
  if (order.bundles.length > 0) throw new Invalid([{ propertyPath: 'contractId', message: taken }]);
  const [last] = await rowsOf<{ at: number | null }>(
    scope.client,
    sql`select max("sortOrder") as at from bundle_contracts where bundle = ${joined.id}`,
  );
  const iri = iriOf('bundles', joined.id);
  await scope.make(bundleContract, {
    bundle: iri,
    contract: iriOf('contracts', order.id),
    sortOrder: (last?.at ?? 0) + 1,
  });
  return iri;
});
