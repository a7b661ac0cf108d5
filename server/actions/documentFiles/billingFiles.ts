import { sql } from 'drizzle-orm';
import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf } from '../../storage/sql.ts';
import { filesInTurn } from './filesInTurn.ts';
import { makeBillingFile } from './makeBillingFile.ts';

/**
 * Makes the files of closed LF Rechnungen, each from what was kept when it got its number; one that fails holds up no
 * other and is tried again.
 */
export const billingFiles = (store: FileStore) =>
  defineJob({
    name: 'billings.files',
    title: 'LF Rechnungen erzeugen',
    due: sql`(select min("completedAt") from billings where "documentInProgress")`,
    retries: [5_000, 60_000, 600_000],
    async run(context) {
      const rows = await rowsOf<{ id: number; number: string }>(
        context.database.pool,
        sql`select id, auftragsnummer as number from billings where "documentInProgress" order by id`,
      );
      await filesInTurn(context, rows, {
        make: (id) => makeBillingFile({ ...context, store }, id),
        keepFault: (its, id, documentFault) => its.change(billing, iriOf('billings', id), { documentFault }),
      });
      return { result: `${String(rows.length)} LF Rechnungen erzeugt` };
    },
  });
