import { sql } from 'drizzle-orm';
import { appData, currentApp } from '../../../src/domain/app/appCalls.ts';
import { appLists, oldestApp } from '../../../src/domain/app/appData.ts';
import { companyOf } from '../../company.ts';
import { rowsOf } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

/** Whether the drivers' app is new enough. */
export const current = respond(currentApp, ({ version }) => ({
  '@context': '/api/contexts/App',
  '@id': '/api/apps/current',
  '@type': 'App',
  version,
  minimumVersion: oldestApp,
}));

/** What it offers to choose from. */
export const data = respond(appData, async ({ database, now, version }) => {
  const { name, phone, email } = await companyOf(database.pool, now);
  const accessories = await rowsOf(
    database.pool,
    sql`select id, name, sortierung from accessories where aktiv order by sortierung, name`,
  );
  const services = await rowsOf(
    database.pool,
    sql`select id, name from services where aktiv order by sortierung, name`,
  );
  return {
    '@context': '/api/contexts/AppData',
    '@id': '/api/app/data',
    '@type': 'AppData',
    version,
    company: { name, phone, email },
    lists: Object.fromEntries(Object.entries(appLists).map(([key, { title, items }]) => [key, { title, items }])),
    accessories: accessories.map((it) => ({ '@id': `/api/accessories/${String(it.id)}`, ...it })),
    services: services.map((it) => ({ '@id': `/api/services/${String(it.id)}`, ...it })),
  };
});
