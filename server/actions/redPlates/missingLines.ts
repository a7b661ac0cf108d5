import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { addDays, type CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { defineJob, type JobContext, type JobEnd } from '../../jobs/defineJob.ts';
import { rowsOf } from '../../storage/sql.ts';
import { recordRide } from './recordRide.ts';

/** The book is kept for a year from the ride. */
const keptDays = 365;
const atOnce = 50;

/** Rides of the last year that are not in the book yet come into it: those of before there was one. */
export const missingRedPlateRides = defineJob({
  name: 'redPlates.missing',
  title: 'Buch der roten Kennzeichen',
  schedule: { at: '02:10' },
  retries: [600_000],
  run: (context) => recordMissing(context),
});

/** The same at once, for data that came all together. */
export const fillRedPlateBook = defineJob({
  name: 'redPlates.fill',
  title: 'Buch der roten Kennzeichen füllen',
  retries: [60_000],
  run: (context) => recordMissing(context),
});

type Place = { readonly day: CalendarDay; readonly id: number };

/** In the order of the rides, so that the running numbers follow it. */
export async function recordMissing({
  clock,
  scope,
  signal,
}: Pick<JobContext, 'clock' | 'scope' | 'signal'>): Promise<JobEnd> {
  let from: Place | undefined = { day: addDays(todayIn(companyZone, clock()), -keptDays), id: 0 };
  let count = 0;
  while (from) {
    signal.throwIfAborted();
    const after: Place = from;
    from = await scope(async (it) => {
      const rows = await rowsOf<Place>(
        it.client,
        sql`select p.id, p."pickupDateRaw"::text as day from protocols p
            where not p.angemeldet and p."processState" <> 'UNPROCESSED'
              and (p."pickupDateRaw", p.id) > (${after.day}, ${after.id})
              and not exists (select from red_plate_rides r where r.protocol = p.id)
            order by p."pickupDateRaw", p.id limit ${atOnce}`,
      );
      for (const { id } of rows) count += (await recordRide(iriOf(protocol.path, id), it)) ? 1 : 0;
      const last = rows.at(-1);
      return last && { day: last.day, id: Number(last.id) };
    });
  }
  return count === 0 ? {} : { result: `${String(count)} ${count === 1 ? 'Fahrt' : 'Fahrten'} eingetragen` };
}
