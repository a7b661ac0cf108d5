import { sql } from 'drizzle-orm';
import { checkCreateBundle, checkStillToDo } from '../../../src/domain/avis/avisActions.ts';
import { createAvisBundle } from '../../../src/domain/avis/avisCalls.ts';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../src/domain/avis/contractAvisBundle.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

type Row = {
  readonly id: number;
  readonly bundle: number | null;
  readonly auftragsnummer: string;
  readonly isStorniert: boolean;
  readonly abgeschlossen: boolean;
};

/**
 * Puts several avis into a new group; they are held while it looks, so that of two clerks who group the same ones only
 * one does (R46).
 */
export const createBundle = perform(createAvisBundle, async (scope, { input }) => {
  const ids = (input.avis ?? []).flatMap((it) => idOf('contract_avis', it) ?? []);
  const rows = await rowsOf<Row>(
    scope.client,
    sql`select a.id, a.bundle, c.auftragsnummer, c."isStorniert", c.abgeschlossen from contract_avis a join contracts c on c.id = a.contract
        where a.id = any(${sql.param(ids)}::bigint[]) order by a.id for update of a`,
  );
  const verdicts = [
    checkCreateBundle(
      rows.map(({ auftragsnummer, bundle }) => ({
        orderNumber: auftragsnummer,
        bundle: bundle === null ? null : String(bundle),
      })),
    ),
    ...rows.map((it) => checkStillToDo(it, 'avis')),
  ];
  for (const it of verdicts) if (it.verdict === 'refused') throw wrongInput(createAvisBundle)('avis', it.reason);
  const { id } = await scope.make(contractAvisBundle, {});
  const bundle = iriOf('contract_avis_bundles', id);
  for (const row of rows) await scope.change(contractAvis, iriOf('contract_avis', row.id), { bundle });
  return bundle;
});
