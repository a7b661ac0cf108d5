import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { importContract, type ImportContract } from '../../../src/domain/import/importContract.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { checkTakingBack, takeBack } from './takeBack.ts';
import { takeOver } from './takeOver.ts';
import { checkWhoseContract, completeWhoseContract } from './whoseContract.ts';

type Row = typeof importContract;

/**
 * What is faulty or unchanged is taken over by nobody; what is declined is released first (document 2, section 4). It
 * is taken back as long as nothing was done with it.
 */
function checkTaking(
  { before, after, input }: Intent<Row>,
  scope: Scope,
): Verdict<'isImported'> | Promise<Verdict<'isImported'>> {
  if (!before) return allowed;
  if (after.isImported && !before.isImported) {
    if (after.isDeclinedByLeitstand) return refused('Die Zeile ist abgelehnt; bitte zuerst freigeben.', 'isImported');
    if (after.effect === 'FAULTY')
      return refused('Die Zeile ist fehlerhaft; bitte die Datei berichtigt erneut einlesen.', 'isImported');
    if (after.effect === 'UNCHANGED' && !isFound(after))
      return refused('Die Zeile ist unverändert; es gibt nichts zu übernehmen.', 'isImported');
  }
  return isTakenBack({ before, after }) && input.isImported === false ? checkTakingBack(before, scope) : allowed;
}

type Standing = Pick<ImportContract, 'isImported' | 'isDeclinedByLeitstand'>;

/** The row is open again; what is declined is cancelled instead. */
function isTakenBack({ before, after }: { readonly before: Standing; readonly after: Standing }): boolean {
  return before.isImported && !after.isImported && !after.isDeclinedByLeitstand;
}

/** A leasing row whose contract somebody has found may have nothing to change: it is done with all the same. */
function isFound({ format, contract: found }: Pick<ImportContract, 'format' | 'contract'>): boolean {
  return format !== 'MANUFACTURER' && found !== null;
}

function completeTaking({ before, after }: Intent<Row>, { now }: Scope): Completed<Row> {
  if (before?.isImported === after.isImported) return {};
  return { takenOverAt: after.isImported ? now.toISOString() : null };
}

/** Declined is never taken over as well; the day is kept for whoever sends it again. */
function completeDeclining({ before, after }: Intent<Row>, { now }: Scope): Completed<Row> {
  if (before?.isDeclinedByLeitstand === after.isDeclinedByLeitstand) return {};
  return after.isDeclinedByLeitstand
    ? { isImported: false, declinedOn: todayIn(companyZone, now) }
    : { declinedOn: null };
}

async function followTaking({ kind, before, after, input }: Done<Row>, scope: Scope): Promise<void> {
  if (kind !== 'update') return;
  const isMeant = input.confirmBegun === true || (after.isBegun && before.confirm);
  if (after.isImported && !before.isImported) await takeOver(after, isMeant, scope);
  if (isTakenBack({ before, after })) await takeBack(before, scope);
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
  check: [checkTaking, checkWhoseContract],
  complete: [completeDeclining, completeTaking, completeWhoseContract],
  effects: [followTaking, followDeclining, followDriver],
});
