import { sql, type SQL } from 'drizzle-orm';
import { damageOverview } from '../../../src/domain/damage/damageCalls.ts';
import {
  damageFigures,
  damageTraits,
  traitChoices,
  type DamageLine,
  type DamageTrait,
} from '../../../src/domain/damage/damageFigures.ts';
import { isKeyOf } from '../../../src/domain/choices/choices.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer } from '../handler.ts';
import { periodOf, recordNumber } from '../statistics/asked.ts';
import { sourceOf } from '../statistics/figureSql.ts';
import { countedUntil } from '../statistics/readSummary.ts';
import { wrongInput } from '../wrongInput.ts';
import type { DamageLook } from './damageLook.ts';
import { latestDamages } from './latestDamages.ts';

/** Where vehicles get damaged: the counts from the summary, the latest with their pictures from the protocols. */
export const overview = answer(damageOverview, {
  read(given): DamageLook {
    const wrong = wrongInput(damageOverview);
    const traitIn = (trait: DamageTrait): string | null => {
      const value = given[trait];
      if (value === undefined || value === null || value === '') return null;
      if (typeof value !== 'string' || !isKeyOf(traitChoices[trait], value))
        throw wrong(trait, `${traitChoices[trait].title}: diese Auswahl gibt es nicht.`);
      return value;
    };
    const [carType, location, component, damage] = damageTraits.map(traitIn);
    return {
      period: periodOf(given, wrong),
      wish: {
        carType: carType ?? null,
        location: location ?? null,
        component: component ?? null,
        damage: damage ?? null,
        isNew: given.isNew === true || given.isNew === 'true',
      },
      driver: recordNumber(given.driver, () => wrong('driver', 'Diesen Fahrer gibt es nicht.')),
      customer: recordNumber(given.customer, () => wrong('customer', 'Diesen Kunden gibt es nicht.')),
    };
  },
  async work({ database: { pool }, secret, now }, look) {
    const [lines, latest, { isBehind }] = await Promise.all([
      linesOf(pool, look),
      latestDamages(pool, look, { secret, now }),
      countedUntil(pool, now),
    ]);
    return { ...damageFigures(lines, look.wish), latest, isBehind };
  },
});

/** The summary knows no driver beside the damage; his rides are few enough to count as they stand. */
function linesOf(pool: Queryable, { period, driver, customer }: DamageLook): Promise<DamageLine[]> {
  const between = (day: SQL) => sql`${day} between ${period.from} and ${period.until}`;
  const ofCustomer = customer === null ? sql`` : sql`and customer = ${customer}`;
  if (driver !== null)
    return rowsOf<DamageLine>(
      pool,
      sql`select key, count(*)::int as count
          from (${sourceOf('damageSpot', (day) => sql`c.driver = ${driver} and ${between(day)}`)}) it
          where true ${ofCustomer} group by key`,
    );
  const table = customer === null ? 'statistic_days' : 'statistic_customer_days';
  return rowsOf<DamageLine>(
    pool,
    sql`select key, sum(count)::int as count from ${sql.identifier(table)}
        where figure = 'damageSpot' and ${between(sql`day`)} ${ofCustomer} group by key`,
  );
}
