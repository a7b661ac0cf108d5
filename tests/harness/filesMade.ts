import { expect, vi } from 'vitest';
import { billingFiles } from '../../server/actions/documentFiles/billingFiles.ts';
import { batchFiles } from '../../server/actions/datev/batchFiles.ts';
import { invoiceFiles } from '../../server/actions/documentFiles/invoiceFiles.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import type { TestSystem } from './leitstand.ts';
import { runJobs } from './runJobs.ts';

/** Lets the jobs that make the files of documents and exports run until nothing waits for its file any more. */
export async function filesMade(system: TestSystem): Promise<void> {
  const { database, store } = system;
  const jobs = await runJobs(system, [invoiceFiles(store), billingFiles(store), batchFiles(store)]);
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
