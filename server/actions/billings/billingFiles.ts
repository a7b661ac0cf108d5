import { sql } from 'drizzle-orm';
import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { layMade, nameMade } from '../../files/keepMade.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { billingPaper } from '../../pdf/billingPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { rowsOf } from '../../storage/sql.ts';
import { readPrintedBilling } from './closing.ts';

/** Makes the files of closed LF Rechnungen, each from what was kept when it got its number. */
export const billingFiles = (store: FileStore) =>
  defineJob({
    name: 'billings.files',
    title: 'LF Rechnungen erzeugen',
    due: sql`(select min("completedAt") from billings where "documentInProgress")`,
    retries: [5_000, 60_000, 600_000],
    async run({ clock, database, scope, signal }) {
      const rows = await rowsOf<{ id: number }>(
        database.pool,
        sql`select id from billings where "documentInProgress" order by id`,
      );
      for (const { id } of rows) {
        signal.throwIfAborted();
        const paper = billingPaper(await readPrintedBilling({ client: database.pool }, id));
        const content = await printPdf(paper, { isPatient: true, signal });
        const made = { name: `${paper.title}.pdf`, type: paperType, content } as const;
        const laid = await layMade({ database, now: clock(), store }, made);
        const record = iriOf('billings', id);
        await scope(async (its) => {
          const documentFile = await nameMade(its, record, laid);
          await its.change(billing, record, { documentFile, documentInProgress: false });
        });
      }
      return { result: `${String(rows.length)} LF Rechnungen erzeugt` };
    },
  });
