import { sql } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Perform } from '../perform.ts';

/** The order stands last in the bundle; one that is in an active bundle already is refused (R40). */
export const addContract: Perform = async (scope, { input }) => {
  const [bundle, order] = [await scope.look(input.bundleId), await scope.look(input.contractId)];
  if (!bundle || !order) throw new NotFound();
  if ((order.bundles as string[]).length > 0) throw new Invalid([{ propertyPath: 'contractId', message: `Auftrag ${String(order.auftragsnummer)} ist bereits in einem Fahrtpaket.` }]);
  const [last] = await rowsOf<{ at: number | null }>(scope.client, sql`select max("sortOrder") as at from bundle_contracts where bundle = ${idOf('bundles', String(input.bundleId))}`);
  await scope.make('bundle_contracts', { bundle: input.bundleId, contract: input.contractId, sortOrder: (last?.at ?? 0) + 1 });
  return String(input.bundleId);
};
