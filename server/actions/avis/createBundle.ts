import { sql } from 'drizzle-orm';
import { checkCreateBundle } from '../../../src/domain/avis/avisActions.ts';
import { createAvisBundle } from '../../../src/domain/avis/avisCalls.ts';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../src/domain/avis/contractAvisBundle.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { perform } from '../handler.ts';

/**
 * Puts several avis into a new group; they are held while it looks, so that of two clerks who group the same ones only
 * one does (R46).
 */
export const createBundle = perform(createAvisBundle, async (scope, { input }) => {
  const ids = (input.avis ?? []).flatMap((it) => idOf('contract_avis', it) ?? []);
  const rows = await rowsOf<{ id: number; bundle: number | null; orderNumber: string }>(
    scope.client,
    sql`select a.id, a.bundle, c.auftragsnummer as "orderNumber" from contract_avis a join contracts c on c.id = a.contract
        where a.id = any(${sql.param(ids)}::bigint[]) order by a.id for update of a`,
  );
  const verdict = checkCreateBundle(
    rows.map((it) => ({ ...it, bundle: it.bundle === null ? null : String(it.bundle) })),
  );
  if (verdict.verdict === 'refused') throw new Invalid([{ propertyPath: 'avis', message: verdict.reason }]);
  const { id } = await scope.make(contractAvisBundle, {});
  const bundle = iriOf('contract_avis_bundles', id);
  for (const row of rows) await scope.change(contractAvis, iriOf('contract_avis', row.id), { bundle });
  return bundle;
});
