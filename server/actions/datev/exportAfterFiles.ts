import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { makeFileOf } from '../documentFiles/fileOnDemand.ts';
import type { CompletedDocument } from '../documentFiles/makingFiles.ts';
import { documentId } from './gather.ts';
import { makeBatch, nothingLeft, refuse } from './makeBatch.ts';
import { monthOf } from './month.ts';

const name = 'datev.export';

/** Makes the files that a month lacks, then its batch, in the name of whoever asked. */
export const exportAfterFiles = (store: FileStore) =>
  defineJob({
    name,
    title: 'Belegdateien und Export',
    input: z.strictObject({ month: z.string(), withDocuments: z.boolean() }),
    retries: [5_000, 60_000],
    async run({ input: { month, withDocuments }, ...its }) {
      const { database, progress, scope, signal } = its;
      const { count, unmade } = await leftOf(database.pool, month, store);
      // A server that died right after the batch leaves nothing to be done.
      if (count === 0) return { result: nothingLeft };
      for (const [at, it] of unmade.entries()) {
        signal.throwIfAborted();
        await makeFileOf({ ...its, store }, it);
        progress(at + 1, unmade.length);
      }
      const made = await scope((to) => makeBatch(to, { month }, { withDocuments, reason: null, store }));
      return { result: `Export ${String(made.number)} für ${month.slice(5)}/${month.slice(0, 4)}` };
    },
  });

/** Whether somebody's export of the month still makes its files. */
export async function isUnderWay(to: Queryable, month: string): Promise<boolean> {
  const rows = await rowsOf(
    to,
    sql`select from jobs where job = ${name} and input->>'month' = ${month} and state in ('waiting', 'running')`,
  );
  return rows.length > 0;
}

type Left = {
  readonly count: number;
  /** Those whose file is still to be made. */
  readonly unmade: readonly CompletedDocument[];
};

/** What a month still has to export; refused while something other than its files holds it up. */
export async function leftOf(to: Queryable, month: string, store: FileStore): Promise<Left> {
  const { documents, findings } = await monthOf(to, { month }, store);
  refuse(findings.filter((it) => it.isRefusal && it.at !== 'file'));
  const unmade = findings.flatMap(({ at, document }) =>
    at === 'file' && document?.record ? documentId(document.record) : [],
  );
  return { count: documents.length, unmade };
}
