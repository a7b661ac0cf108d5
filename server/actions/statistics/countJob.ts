import { sql } from 'drizzle-orm';
import { defineJob } from '../../jobs/defineJob.ts';
import { countMarkedDays } from './countDays.ts';

/** The database rests so much longer than it counted, so that a busy day at a large company costs little. */
const restPerWork = 9;

/** Keeps the figures of the statistics up to date; after a standstill it counts whatever was marked meanwhile. */
export const countJob = defineJob({
  name: 'statistics.count',
  title: 'Statistik zählen',
  due: sql`(select marked_at from statistic_marks order by id limit 1)`,
  restMs: 1_000,
  retries: [30_000],
  async run({ database, signal, clock }) {
    const began = performance.now();
    const days = await countMarkedDays(database, signal);
    const rest = (performance.now() - began) * restPerWork;
    return {
      result: `${String(days)} ${days === 1 ? 'Tag' : 'Tage'} gezählt`,
      notBefore: new Date(clock().getTime() + rest),
    };
  },
});
