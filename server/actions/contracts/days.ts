import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { contractDays } from '../../../src/domain/contract/contractCalls.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { permitted } from '../../read/listAccess.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { rowsOf, whereOf } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

/** Lists without end are counted so far; a day that was not counted to its end is left out. */
const maxCounted = 20_000;

const contracts = resourceOf(contract);

type DayRow = { datum: string; total: number; withoutDriver: number; underway: number; closed: number };

/** What each day of a list holds. */
export const days = respond(contractDays, async ({ database: { pool }, actor }, asked) => {
  const { filters } = permitted(contracts, readListQuery(contracts, asked), actor);
  const rows = await rowsOf<DayRow>(
    pool,
    sql`select datum, count(*) as total, count(*) filter (where driver is null and not "isStorniert") as "withoutDriver",
               count(*) filter (where state in ('STARTED', 'SUBMITTED')) as underway, count(*) filter (where state in ('RECEIVED', 'CLOSED')) as closed
        from (select datum, driver, "isStorniert", (select "processState" from protocols where protocols.id = contracts.protocol) as state
              from contracts ${whereOf([...conditionsOf(contracts, filters), sql`datum is not null`])} order by datum limit ${maxCounted + 1}) as days
        group by datum order by datum`,
  );
  const isCutOff = rows.reduce((sum, it) => sum + it.total, 0) > maxCounted;
  return { days: isCutOff ? rows.slice(0, -1) : rows };
});
