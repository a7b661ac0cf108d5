import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf } from '../../storage/sql.ts';
import { filesInTurn } from './filesInTurn.ts';
import { makeInvoiceFile } from './makeInvoiceFile.ts';

/**
 * Makes the files of completed documents, each from what was kept when it got its number. The number waits for none of
 * it, sending does; a document that fails holds up no other and is tried again.
 */
export const invoiceFiles = (store: FileStore) =>
  defineJob({
    name: 'invoices.files',
    title: 'Belege erzeugen',
    due: sql`(select min("completedAt") from invoices where "documentInProgress")`,
    retries: [5_000, 60_000, 600_000],
    async run(context) {
      const rows = await rowsOf<{ id: number; number: string }>(
        context.database.pool,
        sql`select id, "orderNumber" as number from invoices where "documentInProgress" order by id`,
      );
      await filesInTurn(context, rows, {
        make: (id) => makeInvoiceFile({ ...context, store }, id),
        keepFault: (its, id, documentFault) => its.change(invoice, iriOf('invoices', id), { documentFault }),
      });
      return { result: `${String(rows.length)} Belege erzeugt` };
    },
  });
