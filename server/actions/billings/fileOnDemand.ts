import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { soundFile } from '../../files/soundContent.ts';
import { system } from '../../storage/actor.ts';
import { readPicked } from '../../storage/readRecords.ts';
import type { OpenScope } from '../../write/scope.ts';
import type { FileDesk } from '../invoices/fileDesk.ts';
import { faultText } from '../invoices/filesInTurn.ts';
import { makeDocumentFile } from '../invoices/makeDocumentFile.ts';
import { makeBillingFile } from './makeBillingFile.ts';

/** A completed document of either kind. */
export type Completed = { readonly path: 'invoices' | 'billings'; readonly id: number };

type Desk = Omit<FileDesk, 'scope'> & { readonly openScope: OpenScope };

/**
 * The file of a completed document: one that nobody has asked for yet, as old ones may be, is made of its kept copy
 * and stored first, by the program itself. One that cannot be made now is left to the job, which tries again and says
 * why.
 */
export async function fileOnDemand({ openScope, ...its }: Desk, it: Completed): Promise<Buffer | undefined> {
  const { clock, database } = its;
  const scope: FileDesk['scope'] = (work) =>
    database.transaction((client) => work(openScope({ client, actor: system, now: clock() })));
  const desk = { ...its, scope };
  if ((await fileOf(desk, it)) === null)
    await makeFileOf(desk, it).catch(async (fault: unknown) => {
      desk.signal.throwIfAborted();
      await leaveToJob(desk, it, faultText(fault));
    });
  return soundFile(desk.database.pool, desk.store, await fileOf(desk, it));
}

async function leaveToJob({ scope }: FileDesk, { id, path }: Completed, documentFault: string): Promise<void> {
  const wanted = { documentInProgress: true, documentFault };
  await scope<unknown>((its) =>
    its.change<typeof invoice | typeof billing>(path === 'invoices' ? invoice : billing, iriOf(path, id), wanted),
  );
}

/** Makes the file of a completed document of either kind. */
export function makeFileOf(desk: FileDesk, { id, path }: Completed): Promise<void> {
  return path === 'invoices' ? makeDocumentFile(desk, id) : makeBillingFile(desk, id);
}

async function fileOf({ database: { pool } }: FileDesk, { id, path }: Completed): Promise<string | null> {
  const [it] =
    path === 'invoices'
      ? await readPicked(pool, invoice, [id], ['documentFile'])
      : await readPicked(pool, billing, [id], ['documentFile']);
  return it?.documentFile ?? null;
}
