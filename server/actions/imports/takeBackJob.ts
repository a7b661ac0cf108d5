import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { takeBackImport } from '../../../src/domain/import/importCalls.ts';
import { importContract } from '../../../src/domain/import/importContract.ts';
import { manufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import { inSequence } from '../../../src/domain/import/reading/connections.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { noteImport, rowsText } from '../../log/noteImport.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { perform } from '../handler.ts';
import { rowByRow } from './rowByRow.ts';
import { touchedSince } from './taken.ts';
import { isWorkedOn } from './workedOn.ts';

const input = z.strictObject({ importId: z.number() });
type Input = z.infer<typeof input>;

/** Takes back row after row, the last that was made first; one that somebody works on meanwhile stays as it is. */
export const takeBackJob = defineJob<Input>({
  name: 'imports.takeBack',
  title: 'Import zurücknehmen',
  input,
  retries: [5_000, 60_000],
  async run(context) {
    const { input: asked, database, scope } = context;
    const rows = await takenRows(database.pool, asked.importId);
    const left = await rowByRow(context, rows, {
      work: (its, id) => its.change(importContract, iriOf('import_contracts', id), { isImported: false }),
    });
    const said = (done: string) =>
      `${rowsText(rows.length - left)}${done}${left === 0 ? '' : `, ${String(left)} bleiben`}`;
    await scope(async (its) => {
      await its.change(manufacturerImport, iriOf('vw_imports', asked.importId), {
        imported: left > 0,
        allContractsImported: false,
      });
      await noteImport(its, { id: asked.importId, act: 'zurückgenommen', counts: said(''), isWhole: left === 0 });
    });
    return { result: said(' zurückgenommen') };
  },
});

/** The rows that were taken over, whoever follows another one before it. */
async function takenRows(to: Queryable, importId: number) {
  const rows = await rowsOf<{
    id: number;
    number: string;
    follows: string | null;
    contract: number | null;
    contractNumber: string | null;
    takenOverAt: string | null;
  }>(
    to,
    sql`select id, coalesce("rowKey", id::text) as number, anschluss as follows, contract, "contractNumber",
          "takenOverAt" from import_contracts
        where import = ${importId} and "isImported" order by "rowNumber", id`,
  );
  return inSequence(rows).toReversed();
}

/** Refused before anything is done, with the first contract that somebody has worked on. */
export const takeBack = perform(takeBackImport, async (scope, { record }) => {
  const rows = await takenRows(scope.client, record.id);
  const refuse = (message: string) => new Invalid([{ propertyPath: 'imported', message }]);
  if (rows.length === 0) throw refuse('Es ist noch keine Zeile übernommen.');
  if (await isWorkedOn(scope.client, record.id)) throw refuse('Der Import wird gerade bearbeitet.');
  const reason = await touchedSince(scope.client, record.id, rows);
  if (reason !== undefined) throw refuse(reason);
  await enqueue(scope, takeBackJob, { importId: record.id }, { title: `Import zurücknehmen: ${record.title ?? ''}` });
});
