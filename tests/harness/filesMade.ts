import { expect, vi } from 'vitest';
import { billingFiles } from '../../server/actions/documentFiles/billingFiles.ts';
import { batchFiles } from '../../server/actions/datev/batchFiles.ts';
import { invoiceFiles } from '../../server/actions/documentFiles/invoiceFiles.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import type { TestSystem } from './leitstand.ts';

/** Lets the jobs that make the files of documents and exports run until nothing waits for its file any more. */
export async function filesMade({ clock, database, openScope, store }: TestSystem): Promise<void> {
  const jobs = await startJobs({
    database,
    openScope,
    jobs: [invoiceFiles(store), billingFiles(store), batchFiles(store)],
    log: () => undefined,
    betweenLooksMs: 20,
    clock: () => clock.now,
  });
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ n: string }>(
          `select (select count(*) from invoices where "documentInProgress") + (select count(*) from billings where "documentInProgress")
             + (select count(*) from datev_exports where "bookingsFile" is null) as n`,
        );
        expect(Number(rows[0]?.n)).toBe(0);
      },
      { timeout: patienceMs, interval: 100 },
    );
  } finally {
    await jobs.stop();
  }
}
