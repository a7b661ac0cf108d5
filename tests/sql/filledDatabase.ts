import { seedDemo } from '../../server/demo/seed.ts';
import type { Database } from '../../server/storage/database.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';

/**
 * As many contracts as make PostgreSQL prefer an index to reading a table whole, and no more than are made while one
 * waits.
 */
export const orders = 12_000;

/** A database with the demo, about whose tables PostgreSQL knows what it would know after a night. */
export async function filledDatabase(): Promise<Database> {
  const database = await bareDatabase();
  await seedDemo({ database, count: orders, today: '2026-11-24', now: new Date('2026-11-24T10:00:00Z') });
  await database.pool.query('vacuum (analyze) contracts, protocols, contract_avis, mail_logs, notifications, history');
  return database;
}
