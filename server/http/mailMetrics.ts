import { sql } from 'drizzle-orm';
import { rowsOf } from '../storage/sql.ts';
import type { Routes } from './context.ts';

/** How many mails wait and how many failed, for whoever watches the installation. */
export const mailMetrics: Routes = (app, { database }) => {
  const { Gauge } = app.metrics.client;
  const gauge = new Gauge({
    name: 'leitstand_mails',
    help: 'Mails that wait to be sent (pending) or could not be sent (error)',
    labelNames: ['status'] as const,
    async collect(): Promise<void> {
      const rows = await rowsOf<{ status: string; count: number }>(
        database.pool,
        sql`select status, count(*) as count from mail_logs where status in ('pending', 'error') group by status`,
      ).catch(() => undefined);
      // A database that is away must not take the other figures with it.
      if (!rows) return gauge.reset();
      for (const status of ['pending', 'error'])
        gauge.set({ status }, rows.find((it) => it.status === status)?.count ?? 0);
    },
  });
};
