import { sql } from 'drizzle-orm';
import { contract } from '../../../../src/domain/contract/contract.ts';
import { among, idsOf, name } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetPlanning } from '../forgetPlanning.ts';
import { forgetProtocols, forgetSent } from '../forgetProtocols.ts';
import { forgetRecords, loosen } from '../forgetRecords.ts';
import { isContractHeld } from '../holds.ts';

/** A test order goes whole: with its protocol, what was arranged for it, and every mail about it. */
export const testContracts = defineRetention({
  kind: 'testContracts',
  atOnce: 20,
  due: (before, today) => sql`
    select it.id, it."createdAt"::date as day, ${isContractHeld(sql`it.id`, today)} as held
    from contracts it
    where it."testContract" and it."createdAt" < ${before}
      and not exists (select from invoice_entries e where e.contract = it.id)`,
  async remove(scope, ids) {
    const { client } = scope;
    const those = among(ids);
    const protocols = await idsOf(client, sql`select id from protocols where contract = ${those}`);
    const avis = await idsOf(client, sql`select id from contract_avis where contract = ${those}`);
    await forgetProtocols(scope, protocols);
    await forgetPlanning(scope, ids);
    for (const [path, about] of [
      ['red_plate_rides', sql`contract = ${those}`],
      ['mail_logs', sql`"entityType" = 'Contract' and "entityId" = ${those}`],
      ['notifications', sql`"entityType" = 'Contract' and "entityId" = ${those}`],
      ['notifications', sql`"entityType" = 'Protocol' and "entityId" = ${among(protocols)}`],
      ['notifications', sql`"entityType" = 'ContractAvis' and "entityId" = ${among(avis)}`],
    ] as const)
      await forgetRecords(scope, path, await idsOf(client, sql`select id from ${name(path)} where ${about}`));
    await loosen(scope, contract.path, ids);
    await forgetRecords(scope, contract.path, ids);
    await forgetSent(scope, contract.path, ids);
  },
});
