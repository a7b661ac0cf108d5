import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { importContract } from '../../../src/domain/import/importContract.ts';
import { manufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import { inSequence } from '../../../src/domain/import/reading/connections.ts';
import { noteImport, rowsText } from '../../log/noteImport.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { rowByRow } from './rowByRow.ts';
import { RideBegun } from './takeOver.ts';

const input = z.strictObject({ importId: z.number() });
type Input = z.infer<typeof input>;

/**
 * Takes over what is confirmed, each row in a transaction of its own: whatever happens in between, every row is taken
 * over once. What a rule refuses stays behind with its reason.
 */
export const importJob = defineJob<Input>({
  name: 'imports.takeOver',
  title: 'Aufträge anlegen',
  input,
  retries: [5_000, 60_000],
  async run(context) {
    const { input: asked, database, scope } = context;
    const waiting = await openRows(database.pool, asked.importId);
    const refused = await rowByRow(context, waiting, {
      work: takeOverOnce,
      refused: (reason) => ({ confirm: false, ...(reason instanceof RideBegun && { isBegun: true }) }),
    });
    const taken = waiting.length - refused;
    const said = (done: string) => `${rowsText(taken)}${done}${refused === 0 ? '' : `, ${String(refused)} abgelehnt`}`;
    await scope(async (its) => {
      const left = await openRows(its.client, asked.importId, { confirmedToo: false });
      const iri = iriOf('vw_imports', asked.importId);
      const file = await its.change(manufacturerImport, iri, {
        imported: true,
        allContractsImported: left.length === 0,
      });
      const values = { fileName: file.title ?? '', imported: String(taken), rejected: String(refused) };
      if (waiting.length > 0)
        await notifyStaff(its, 'importFinished', { data: { import: iri }, values, tellsActor: true });
      await noteImport(its, { id: asked.importId, act: 'übernommen', counts: said(''), isWhole: refused === 0 });
    });
    return { result: said(' übernommen') };
  },
});

/** The rows that wait to be taken over, in the sequence in which they can be. */
export async function openRows(
  to: Queryable,
  importId: number,
  { confirmedToo = true }: { confirmedToo?: boolean } = {},
): Promise<readonly { readonly id: number }[]> {
  const rows = await rowsOf<{ id: number; number: string; follows: string | null }>(
    to,
    sql`select id, coalesce("rowKey", id::text) as number, anschluss as follows from import_contracts
        where import = ${importId} and not "isImported" and not "isDeclinedByLeitstand"
          and effect in ('CREATE', 'EDIT', 'CANCEL', 'DOUBLE') ${confirmedToo ? sql`and confirm` : sql``}
        order by "rowNumber", id`,
  );
  return inSequence(rows);
}

/** Whoever has taken it over or declined it meanwhile was first. */
async function takeOverOnce(its: Scope, id: number): Promise<void> {
  await rowsOf(its.client, sql`select id from import_contracts where id = ${id} for no key update`);
  const iri = iriOf('import_contracts', id);
  const row = await its.look(importContract, iri);
  if (row && !row.isImported && !row.isDeclinedByLeitstand) await its.change(importContract, iri, { isImported: true });
}
