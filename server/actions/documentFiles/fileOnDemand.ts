import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { soundFile } from '../../files/soundContent.ts';
import { system } from '../../storage/actor.ts';
import { readPicked } from '../../storage/readRecords.ts';
import type { OpenScope } from '../../write/scope.ts';
import type { CompletedDocument, MakingFiles } from './makingFiles.ts';
import { faultText } from './filesInTurn.ts';
import { makeInvoiceFile } from './makeInvoiceFile.ts';
import { makeBillingFile } from './makeBillingFile.ts';

type Asked = Omit<MakingFiles, 'scope'> & { readonly openScope: OpenScope };

/**
 * The file of a completed document: one that nobody has asked for yet, as old ones may be, is made of its kept copy
 * and stored first, by the program itself. One that cannot be made now is left to the job, which tries again and says
 * why.
 */
export async function fileOnDemand({ openScope, ...its }: Asked, it: CompletedDocument): Promise<Buffer | undefined> {
  const { clock, database } = its;
  const scope: MakingFiles['scope'] = (work) =>
    database.transaction((client) => work(openScope({ client, actor: system, now: clock() })));
  const around = { ...its, scope };
  const known = await fileOf(around, it);
  if (known === null)
    await makeFileOf(around, it).catch(async (fault: unknown) => {
      around.signal.throwIfAborted();
      await leaveToJob(around, it, faultText(fault));
    });
  return soundFile(database.pool, around.store, known ?? (await fileOf(around, it)));
}

async function leaveToJob(
  { scope }: MakingFiles,
  { id, path }: CompletedDocument,
  documentFault: string,
): Promise<void> {
  const wanted = { documentInProgress: true, documentFault };
  await scope<unknown>((its) =>
    its.change<typeof invoice | typeof billing>(path === 'invoices' ? invoice : billing, iriOf(path, id), wanted),
  );
}

/** Makes the file of a completed document of either kind. */
export function makeFileOf(around: MakingFiles, { id, path }: CompletedDocument): Promise<void> {
  return path === 'invoices' ? makeInvoiceFile(around, id) : makeBillingFile(around, id);
}

async function fileOf({ database: { pool } }: MakingFiles, { id, path }: CompletedDocument): Promise<string | null> {
  const [it] =
    path === 'invoices'
      ? await readPicked(pool, invoice, [id], ['documentFile'])
      : await readPicked(pool, billing, [id], ['documentFile']);
  return it?.documentFile ?? null;
}
