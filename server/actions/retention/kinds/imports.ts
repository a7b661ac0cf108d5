import { sql } from 'drizzle-orm';
import { among, idsOf } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetRecords } from '../forgetRecords.ts';
import { isContractHeld, isHeld } from '../holds.ts';

/** When the ride of an imported row was to be over; rows without any day go by the day on which they were read. */
const rowDay = sql`coalesce(greatest(it.bringdatum, it.datum), it."createdAt"::date)`;

/**
 * The rows of an import go with their contracts, and the import once none of its rows is left. Imports are told apart
 * from their rows by a negative id.
 */
export const imports = defineRetention({
  kind: 'imports',
  due: (before, today) => sql`
    select it.id, ${rowDay} as day, (${isContractHeld(sql`it.contract`, today)} or ${isHeld({ customer: sql`it.customer` }, today)}) as held
    from import_contracts it left join contracts c on c.id = it.contract
    where it."createdAt" < ${before} and ${rowDay} < ${before} and (c.id is null or c."clearedOn" is not null)
    union all
    select -f.id, f."createdAt"::date, ${isHeld({ customer: sql`f.customer` }, today)}
    from vw_imports f where f."createdAt" < ${before} and not exists (select from import_contracts r where r.import = f.id)`,
  async remove(scope, ids) {
    const { client } = scope;
    const rows = ids.filter((it) => it > 0);
    const named = await idsOf(
      client,
      sql`select distinct import as id from import_contracts where id = ${among(rows)}`,
    );
    await forgetRecords(scope, 'import_contracts', rows);
    const files = await idsOf(
      client,
      sql`select f.id from vw_imports f where f.id = ${among([...named, ...ids.map((it) => -it)])}
            and not exists (select from import_contracts r where r.import = f.id)`,
    );
    await forgetRecords(scope, 'vw_imports', files);
  },
});
