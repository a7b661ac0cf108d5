import { sql, type SQL } from 'drizzle-orm';
import { mayRead, type Area } from '../../src/domain/access/matrix.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Routes } from './context.ts';

/** What the red numbers of the menu count, and who sees them (document 1, section 2; R74). */
const counters: readonly { readonly key: string; readonly area: Area; readonly count: SQL }[] = [
  { key: 'protocols', area: 'protocols', count: sql`select count(*) as n from protocols where "processState" = 'CLOSED' and not "mailSend" and aktiv` },
  { key: 'new_drivers', area: 'applicants', count: sql`select count(*) as n from drivers where not approved and not active and "requiredDocsUploaded"` },
  { key: 'applications', area: 'disposition', count: sql`select count(*) as n from applications where status = 'pending'` },
];

/** The counters of the menu, only those the role sees. */
export const counterRoutes: Routes = (app, { database }) => {
  app.get('/api/counters', async (request) => {
    const seen = counters.filter((it) => mayRead(request.actor.roles, it.area));
    const counted = await Promise.all(seen.map(async (it) => [it.key, (await rowsOf<{ n: number }>(database.pool, it.count))[0]?.n ?? 0] as const));
    return Object.fromEntries(counted);
  });
};
