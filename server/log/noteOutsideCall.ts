import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { noteLog } from './noteLog.ts';

/** The same fault of the same service is written down once in so many minutes: an outage meets every request. */
const onceInMinutes = 10;

/** Notes that a service outside refused, failed or was slow. */
export async function noteOutsideCall(to: Queryable, call: { at: Date; message: string }): Promise<void> {
  const since = new Date(call.at.getTime() - onceInMinutes * 60_000).toISOString();
  const [known] = await rowsOf(
    to,
    sql`select 1 from logs where event = 'outsideCall' and "createdAt" > ${since} and message = ${call.message} limit 1`,
  );
  if (!known) await noteLog(to, { ...call, type: 'custom', level: 'warning', event: 'outsideCall' });
}
