import { sql } from 'drizzle-orm';
import { driverStatistics } from '../../../src/domain/driver/driverCalls.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { answer } from '../handler.ts';
import { metDriver } from './metDriver.ts';

const usual = 12;
const maxMonths = 36;

type Month = { readonly month: string; readonly rides: number; readonly km: number; readonly cancelled: number };

/** Rides, kilometres and cancellations of a driver month by month; trial rides do not count (R12). */
export const statistics = answer(driverStatistics, {
  read({ months = usual }): { readonly months: number } {
    const count = Number(months);
    if (!Number.isInteger(count) || count < 1 || count > maxMonths)
      throw new Invalid([{ propertyPath: 'months', message: `Es lassen sich 1 bis ${maxMonths} Monate ansehen.` }]);
    return { months: count };
  },
  async work(asked, { id, months }) {
    await metDriver(asked, id);
    const today = todayIn(companyZone, asked.now);
    const rows = await rowsOf<Month>(
      asked.database.pool,
      sql`select to_char(m, 'YYYY-MM') as month, count(c.id) filter (where not c."isStorniert")::int as rides,
                 coalesce(round(sum(coalesce(c.istkm, c."googleKm")) filter (where not c."isStorniert")), 0)::int as km,
                 count(c.id) filter (where c."isStorniert")::int as cancelled
          from generate_series(date_trunc('month', ${today}::date) - make_interval(months => ${months - 1}),
            date_trunc('month', ${today}::date), interval '1 month') as m
          left join contracts c on c.driver = ${id} and not c."testContract" and c.datum >= m and c.datum < m + interval '1 month' and c.datum <= ${today}
          group by m order by m`,
    );
    return { months: rows };
  },
});
