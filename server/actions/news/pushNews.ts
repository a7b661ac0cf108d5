import { sql, type SQL } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { news, type News } from '../../../src/domain/news/news.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt, timeIn, todayIn } from '../../../src/domain/time/zone.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { appUsersToTell, tellOf } from './readers.ts';

const from = '08:00';
const until = '20:00';

const waiting: SQL = sql`news where "isSend" and "showInApp" and "sentAt" is not null and "pushedAt" is null`;
const atRelease: SQL = sql`("sentAt" at time zone ${companyZone}::text)`;
/** The moment of the release, by night the next morning at eight. */
const due: SQL = sql`(case
  when ${atRelease}::time < ${from}::time then date_trunc('day', ${atRelease}) + ${from}::time
  when ${atRelease}::time >= ${until}::time then date_trunc('day', ${atRelease}) + interval '1 day' + ${from}::time
  else ${atRelease} end at time zone ${companyZone}::text)`;

/** Tells the app of released news between 8 and 20 o'clock (R73); what was released by night follows in the morning. */
export const pushNews = defineJob({
  name: 'news.push',
  title: 'News an die App',
  due: sql`select min(${due}) from ${waiting}`,
  retries: [60_000],
  async run({ scope, clock }) {
    const opens = nextHours(clock());
    if (opens) return { notBefore: opens };
    const count = await scope(tellApp);
    return { result: count === 1 ? '1 News an die App' : `${String(count)} News an die App` };
  },
});

/** When the hours begin in which drivers are told something; undefined within them. */
export function nextHours(now: Date): Date | undefined {
  const [today, time] = [todayIn(companyZone, now), timeIn(companyZone, now)];
  if (time >= from && time < until) return undefined;
  return instantAt(time < from ? today : addDays(today, 1), from, { zone: companyZone });
}

async function tellApp(scope: Scope): Promise<number> {
  const rows = await rowsOf<Pick<News, 'title' | 'content'> & { id: number }>(
    scope.client,
    sql`select id, title, content from ${waiting} order by id for update skip locked`,
  );
  const users = rows.length > 0 ? await appUsersToTell(scope) : [];
  for (const row of rows) {
    const data = { news: iriOf(news.path, row.id) };
    for (const user of users) await scope.make(notification, { user, ...tellOf(row), data });
    await scope.change(news, iriOf(news.path, row.id), { pushedAt: scope.now.toISOString() });
  }
  return rows.length;
}
