import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { importContract } from '../../../src/domain/import/importContract.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { takeOver } from './takeOver.ts';

type Row = typeof importContract;

/** What is faulty or unchanged is taken over by nobody; what is declined is released first (document 2, section 4). */
function checkTaking({ before, after, input }: Intent<Row>): Verdict<'isImported' | 'driver'> {
  if (!before) return allowed;
  if (after.isImported && !before.isImported) {
    if (after.isDeclinedByLeitstand) return refused('Die Zeile ist abgelehnt; bitte zuerst freigeben.', 'isImported');
    if (after.effect === 'FAULTY')
      return refused('Die Zeile ist fehlerhaft; bitte die Datei berichtigt erneut einlesen.', 'isImported');
    if (after.effect === 'UNCHANGED')
      return refused('Die Zeile ist unverändert; es gibt nichts zu übernehmen.', 'isImported');
  }
  if (before.isImported && !after.isImported && !after.isDeclinedByLeitstand && input.isImported === false)
    return refused('Die Zeile ist übernommen; zum Zurücknehmen bitte stornieren.', 'isImported');
  return allowed;
}

/** Declined is never taken over as well; the day is kept for whoever sends it again. */
function completeDeclining({ before, after }: Intent<Row>, { now }: Scope): Completed<Row> {
  if (before?.isDeclinedByLeitstand === after.isDeclinedByLeitstand) return {};
  return after.isDeclinedByLeitstand
    ? { isImported: false, declinedOn: todayIn(companyZone, now) }
    : { declinedOn: null };
}

async function followTaking({ kind, before, after }: Done<Row>, scope: Scope): Promise<void> {
  if (kind === 'update' && after.isImported && !before.isImported) await takeOver(after, scope);
}

/** A contract that was made of a row is cancelled with it (R51). */
async function followDeclining({ kind, before, after }: Done<Row>, scope: Scope): Promise<void> {
  if (kind !== 'update' || !after.isDeclinedByLeitstand || before.isDeclinedByLeitstand) return;
  const isOwn = after.effect === 'CREATE' || after.effect === 'DOUBLE';
  const made = isOwn && before.isImported ? await scope.look(contract, after.contract) : undefined;
  if (made)
    await scope.change(contract, iriOf('contracts', made.id), {
      isStorniert: true,
      isImported: false,
      isDeclinedByLeitstand: true,
    });
}

/** Whoever gets another driver after it was taken over gets him at the contract. */
async function followDriver({ kind, before, after }: Done<Row>, scope: Scope): Promise<void> {
  if (kind !== 'update' || !before.isImported || !after.isImported || before.driver === after.driver) return;
  if (after.contract) await scope.change(contract, after.contract, { driver: after.driver });
}

/** What an import row does beyond storing its fields (R51). */
export const importContracts = behave(importContract, {
  check: [checkTaking],
  complete: [completeDeclining],
  effects: [followTaking, followDeclining, followDriver],
});
