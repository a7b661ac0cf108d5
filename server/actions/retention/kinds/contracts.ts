import { sql } from 'drizzle-orm';
import { contract } from '../../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../../src/domain/define/resource.ts';
import { resourceOf } from '../../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../../src/domain/time/zone.ts';
import { forgetFiles } from '../../../storage/guardedFiles.ts';
import { noteChanges } from '../../../storage/changeLog.ts';
import { rewriteSearchTexts } from '../../../storage/searchTextUpdates.ts';
import { among, idsOf, name, rowsOf, setNull } from '../../../storage/sql.ts';
import type { Scope } from '../../../write/behaviour.ts';
import { keepCounted } from '../../statistics/countDays.ts';
import { emptied, partsOfPlace, partsOfServiceAddress, places } from '../clearedFields.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetPlanning } from '../forgetPlanning.ts';
import { forgetSent } from '../forgetProtocols.ts';
import { forgetHolds, forgetUses } from '../forgetRecords.ts';
import { isContractHeld } from '../holds.ts';
import { joinRideDay, pickupDays } from '../rideDay.ts';

/**
 * A contract stays with its figures, without names, ways to reach somebody, plate and VIN; how it was arranged goes.
 * Protocol and documents keep it as it is while they are there.
 */
export const contracts = defineRetention({
  kind: 'contracts',
  atOnce: 50,
  due: (before, today) => sql`
    select c.id, ended.day, hold.held
    from contracts c left join protocols p on p.contract = c.id
      ${joinRideDay}
      cross join lateral (select ${isContractHeld(sql`c.id`, today)} as held) hold
    where c."clearedOn" is null and not c."testContract" and c.bringdatum < ${before} and ended.day < ${before}
      and not exists (select from invoice_entries e where e.contract = c.id) and (hold.held or p.id is null)`,
  async remove(scope, ids) {
    const { client } = scope;
    const those = among(ids);
    const applied = sql`select ("createdAt" at time zone 'Europe/Berlin')::date::text as day from applications where contract = ${those}`;
    const appliedOn = (await rowsOf<{ day: string }>(client, applied)).map((it) => it.day);
    await keepCounted(client, [
      ...new Set([...appliedOn, ...(await pickupDays(scope, sql`select unnest(${sql.param([...ids])}::bigint[])`))]),
    ]);
    await forgetPlanning(scope, ids);
    await clear(scope, ids);
    const papers = await forgetUses(
      scope,
      ids.map((id) => iriOf(contract.path, id)),
    );
    await forgetFiles(client, papers, scope.now);
    await forgetHolds(scope, contract.path, ids);
    await forgetSent(scope, contract.path, ids);
  },
});

async function clear(scope: Scope, ids: readonly number[]): Promise<void> {
  const { client, now, actor } = scope;
  const those = among(ids);
  const contacts = await idsOf(client, sql`delete from contract_contacts where contract = ${those} returning id`);
  const addresses = await idsOf(
    client,
    sql`update "serviceAddresses" set ${setNull(partsOfServiceAddress)}, version = version + 1 where contract = ${those} returning id`,
  );
  const rows = await rowsOf<{ id: number; version: number }>(
    client,
    sql`update contracts set ${setNull(emptied)}, ${withoutParts}, flags = flags - 'subjectAddition',
          "hasAvis" = false, "avisColor" = null, "appliedDrivers" = '{}', "openApplications" = 0,
          "clearedOn" = ${todayIn(companyZone, now)}, version = version + 1
        where id = ${those} returning id, version`,
  );
  await forgetWhatItSaid(scope, { contracts: ids, contacts, addresses });
  await rewriteSearchTexts(client, resourceOf(contract), ids);
  await noteChanges(
    client,
    rows.map(({ id, version }) => ({
      path: contract.path,
      id: Number(id),
      kind: 'update',
      version,
      by: actor.username,
    })),
  );
}

const withoutParts = sql.join(
  places.map((it) => sql`${name(it)} = ${name(it)} - ${sql.param(partsOfPlace)}::text[]`),
  sql`, `,
);

type Cleared = Readonly<Record<'contracts' | 'contacts' | 'addresses', readonly number[]>>;

/** The history of a contract no longer tells what stood in the emptied fields. */
async function forgetWhatItSaid({ client }: Scope, { contracts: ids, contacts, addresses }: Cleared): Promise<void> {
  const fields = [
    ...emptied,
    'assignmentOverride',
    'flags.subjectAddition',
    ...places.flatMap((place) => partsOfPlace.map((part) => `${place}.${part}`)),
  ];
  await rowsOf(
    client,
    sql`delete from history where path = 'contracts' and record_id = ${among(ids)}
          and (field = any(${sql.param(fields)}::text[]) or split_part(field, '.', 1) in ('pickupContacts', 'deliveryContacts', 'serviceAddresses'))`,
  );
  await rowsOf(
    client,
    sql`delete from history where (path = 'contract_contacts' and record_id = ${among(contacts)})
          or (path = 'serviceAddresses' and record_id = ${among(addresses)})`,
  );
}
