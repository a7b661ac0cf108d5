import { sql } from 'drizzle-orm';
import { among, idsOf, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { forgetRecords, loosen } from './forgetRecords.ts';

/**
 * Takes away how contracts were arranged and assigned: their avis, places in bundles and applications, and the groups
 * and bundles in which nothing is left.
 */
export async function forgetPlanning(scope: Scope, contracts: readonly number[]): Promise<void> {
  const { client } = scope;
  const those = among(contracts);
  await forgetAvis(scope, await idsOf(client, sql`select id from contract_avis where contract = ${those}`));
  const left = await rowsOf<{ id: number; bundle: number }>(
    client,
    sql`select id, bundle from bundle_contracts where contract = ${those}`,
  );
  await forgetRecords(
    scope,
    'bundle_contracts',
    left.map((it) => Number(it.id)),
  );
  const emptied = await idsOf(
    client,
    sql`select b.id from bundles b where b.id = ${among(left.map((it) => Number(it.bundle)))}
          and not exists (select from bundle_contracts m where m.bundle = b.id)`,
  );
  const applied = sql`select id from applications where contract = ${those} or bundle = ${among(emptied)}`;
  await forgetRecords(scope, 'applications', await idsOf(client, applied));
  await loosen(scope, 'bundles', emptied);
  await forgetRecords(scope, 'bundles', emptied);
  await rowsOf(client, sql`update contracts set bundles = '{}', "avisBundle" = null where id = ${those}`);
}

async function forgetAvis(scope: Scope, ids: readonly number[]): Promise<void> {
  const { client } = scope;
  const those = among(ids);
  const groups = await idsOf(
    client,
    sql`select distinct bundle as id from contract_avis where id = ${those} and bundle is not null`,
  );
  await rowsOf(
    client,
    sql`update mail_logs m set "entityType" = 'Contract', "entityId" = a.contract from contract_avis a
        where a.id = ${those} and m."entityType" = 'ContractAvis' and m."entityId" = a.id`,
  );
  const suggested = sql`select id from contract_avis_suggestions where origin = ${those} or target = ${those}`;
  await forgetRecords(scope, 'contract_avis_suggestions', await idsOf(client, suggested));
  await loosen(scope, 'contract_avis', ids);
  await forgetRecords(scope, 'contract_avis', ids);
  const emptied = await idsOf(
    client,
    sql`select g.id from contract_avis_bundles g where g.id = ${among(groups)}
          and not exists (select from contract_avis a where a.bundle = g.id)`,
  );
  await loosen(scope, 'contract_avis_bundles', emptied);
  await forgetRecords(scope, 'contract_avis_bundles', emptied);
}
