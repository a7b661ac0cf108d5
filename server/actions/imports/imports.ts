import { customer } from '../../../src/domain/customer/customer.ts';
import { distinctAddresses } from '../../../src/domain/contract/recipients.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { manufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { importJob, openRows } from './importJob.ts';
import { reportMail } from './reportMail.ts';
import { isWorkedOn } from './workedOn.ts';

type File = typeof manufacturerImport;

/** The report goes out once, to somebody; rows are taken over by one job at a time (R51). */
async function checkAsked(
  { kind, before, input }: Intent<File>,
  scope: Scope,
): Promise<Verdict<'sendMail' | 'importContracts'>> {
  if (kind !== 'update') return allowed;
  if (input.sendMail === true) {
    if (before.send) return refused('Der Statusbericht ist schon gesendet.', 'sendMail');
    const client = await scope.look(customer, before.customer);
    if (distinctAddresses([client?.email, client?.email2]).length === 0)
      return refused('Der Auftraggeber hat keine E-Mail-Adresse.', 'sendMail');
  }
  if (input.importContracts === true) {
    if ((await openRows(scope.client, before.id, { confirmedToo: false })).length === 0)
      return refused('Alle Zeilen sind schon übernommen.', 'importContracts');
    if (await isWorkedOn(scope.client, before.id))
      return refused('Die Aufträge werden gerade angelegt.', 'importContracts');
    if ((await openRows(scope.client, before.id)).length === 0)
      return refused('Keine Zeile ist zum Übernehmen bestätigt.', 'importContracts');
  }
  return allowed;
}

/** What is said to be imported is what the job has done. */
function completeStates({ kind, before, input }: Intent<File>): Completed<File> {
  if (kind !== 'update') return {};
  return {
    ...(input.importContracts === true && { imported: before.imported }),
    ...(input.sendMail === true && { send: true }),
  };
}

async function followAsked({ kind, id, after, input }: Done<File>, scope: Scope): Promise<void> {
  if (kind !== 'update') return;
  if (input.sendMail === true) await queueMail(scope, await reportMail(scope, after));
  if (input.importContracts === true)
    await enqueue(scope, importJob, { importId: id }, { title: `Aufträge anlegen: ${after.title ?? ''}` });
}

/** What a file that was read in does beyond storing its fields. */
export const imports = behave(manufacturerImport, {
  check: [checkAsked],
  complete: [completeStates],
  effects: [followAsked],
});
