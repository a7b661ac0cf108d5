import { sql } from 'drizzle-orm';
import { among, rowsOf } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetRecords } from '../forgetRecords.ts';
import { isContractHeld, isHeld } from '../holds.ts';

/** What went to the tax adviser goes with its files once nothing that stands in it is left. */
export const datevExports = defineRetention({
  kind: 'datevExports',
  atOnce: 20,
  due: (before, today) => sql`
    select it.id, it."createdAt"::date as day, ${isHeld({ year: sql`left(it.month, 4)::int` }, today)} as held
    from datev_exports it where it."createdAt" < ${before}
      and not exists (select from invoices d where d."datevExport" = it.id)
      and not exists (select from billings d where d."datevExport" = it.id)
      and not exists (select from datev_exports later where later.repeats = it.id and later."createdAt" >= ${before})`,
  async remove(scope, ids) {
    await rowsOf(scope.client, sql`delete from datev_batches where export = ${among(ids)}`);
    await rowsOf(scope.client, sql`update datev_exports set repeats = null where repeats = ${among(ids)}`);
    await forgetRecords(scope, 'datev_exports', ids);
  },
});

/** Each ride with a red plate goes a year after its end. */
export const redPlates = defineRetention({
  kind: 'redPlates',
  due: (before, today) => sql`
    select it.id, coalesce(it."endDay", it."rideDay", it."createdAt"::date) as day,
      (${isContractHeld(sql`it.contract`, today)} or ${isHeld({ driver: sql`it.driver` }, today)}) as held
    from red_plate_rides it where coalesce(it."endDay", it."rideDay", it."createdAt"::date) < ${before}`,
  of: ({ drivers }) => sql`select id from red_plate_rides where driver = ${among(drivers)}`,
  async remove(scope, ids) {
    await rowsOf(
      scope.client,
      sql`update red_plate_rides set "overlapsWith" = null where "overlapsWith" = ${among(ids)}`,
    );
    await forgetRecords(scope, 'red_plate_rides', ids);
  },
});

/** Messages to staff and drivers. */
export const notifications = defineRetention({
  kind: 'notifications',
  due: (before) => sql`
    select it.id, it."createdAt"::date as day, false as held from notifications it where it."createdAt" < ${before}`,
  of: ({ users }) => sql`select id from notifications where "user" = ${among(users)}`,
  remove: (scope, ids) => forgetRecords(scope, 'notifications', ids),
});

/** Links for people without an account, used or not. */
export const links = defineRetention({
  kind: 'links',
  due: (before) => sql`
    select it.id, it.valid_until::date as day, false as held from public_links it where it.valid_until < ${before}`,
  async remove({ client }, ids) {
    await rowsOf(client, sql`delete from public_links where id = ${among(ids)}`);
  },
});

/** Who looked at the copy of a licence. */
export const fileLooks = defineRetention({
  kind: 'fileLooks',
  due: (before) => sql`
    select it.id, it.looked_at::date as day, false as held from file_looks it where it.looked_at < ${before}`,
  of: ({ users }) => sql`select id from file_looks where user_id = ${among(users)}`,
  async remove({ client }, ids) {
    await rowsOf(client, sql`delete from file_looks where id = ${among(ids)}`);
  },
});

const licence = [
  'driversLicenseDateOfIssue',
  'driversLicenseIssuingAuthority',
  'driverLicenseNumber',
  'driversLicenseClassBAllowed',
];

/** What the receiver of a vehicle showed of his licence was for the handover alone. */
export const licenceData = defineRetention({
  kind: 'licenceData',
  due: (before, today) => sql`
    select it.id, coalesce(it."deliveryDateRaw", it."updatedAt"::date) as day, ${isContractHeld(sql`it.contract`, today)} as held
    from protocols it
    where coalesce(it."deliveryDateRaw", it."updatedAt"::date) < ${before} and it."processState" in ('RECEIVED', 'CLOSED')
      and (it."receiverSignature" ->> 'driverLicenseNumber' is not null
        or it."receiverSignature" ->> 'driversLicenseDateOfIssue' is not null
        or it."receiverSignature" ->> 'driversLicenseIssuingAuthority' is not null)`,
  async remove({ client }, ids) {
    await rowsOf(
      client,
      sql`update protocols set "receiverSignature" = "receiverSignature" - ${sql.param(licence)}::text[], version = version + 1
          where id = ${among(ids)}`,
    );
    await rowsOf(
      client,
      sql`delete from history where path = 'protocols' and record_id = ${among(ids)} and field like 'receiverSignature%'`,
    );
  },
});
