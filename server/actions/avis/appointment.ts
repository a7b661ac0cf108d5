import { address } from '../../../src/domain/address/address.ts';
import {
  appointmentFields,
  avisName,
  isAppointmentField,
  appointmentOf,
  contractChanges,
  type AppointmentField,
} from '../../../src/domain/avis/appointment.ts';
import { checkStillToDo } from '../../../src/domain/avis/avisActions.ts';
import { checkAppointment, checkConfirmation } from '../../../src/domain/avis/confirmation.ts';
import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contractAvisLog } from '../../../src/domain/avis/contractAvisLog.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { isTouched } from '../../../src/domain/contract/touched.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { ChangesOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { confirmationMail } from '../../mail/customerMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Invalid } from '../../storage/refusals.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';

type Avis = typeof contractAvis;

/** A window ends after it has begun, and nothing is brought before it was fetched. */
export function checkTimes({ kind, before, after }: Intent<Avis>): Verdict<AppointmentField> {
  return kind === 'update' && isTouched(appointmentFields, before, after) ? checkAppointment(after) : allowed;
}

/**
 * An appointment of a flex contract is confirmed with everything that fixes it; the question is the console's business.
 */
export async function checkConfirming(
  { kind, before, after }: Intent<Avis>,
  scope: Scope,
): Promise<Verdict<'status' | 'coordination' | AppointmentField>> {
  if (kind !== 'update' || after.status !== 'confirmed' || before.status === 'confirmed') return allowed;
  const arranged = await scope.look(contract, after.contract);
  if (arranged?.isStorniert) return checkStillToDo(arranged, 'status');
  const range = { from: before.pickupDate, until: before.deliveryDate };
  return checkConfirmation(after, { flex: arranged?.flexContract === true, range });
}

/** Nothing is announced to nobody. */
export async function checkScheduling(
  { kind, before, after }: Intent<Avis>,
  scope: Scope,
): Promise<Verdict<'parkingSpace' | 'parkingSpaceMailAddress'>> {
  const isNew = after.parkingSpaceNotificationScheduled && !before?.parkingSpaceNotificationScheduled;
  if (kind !== 'update' || !isNew) return allowed;
  if (!after.parkingSpace) return refused('Es ist kein Stellplatz angegeben.', 'parkingSpace');
  const isNewPlace = after.parkingSpace !== before.parkingSpace;
  const known = after.parkingSpaceMailAddress ?? (isNewPlace && (await scope.look(address, after.parkingSpace))?.email);
  return known ? allowed : refused('Mail-Adresse fehlt', 'parkingSpaceMailAddress');
}

/**
 * Days and windows written here are the contract's, and so its protocol's (R42, R4); a confirmed flex contract has its
 * day from then on.
 */
export async function followAppointment({ kind, id, before, after }: Done<Avis>, scope: Scope): Promise<void> {
  if (kind !== 'update') return;
  const arranged = await scope.look(contract, after.contract);
  if (!arranged) return;
  const isFixed = arranged.flexContract && after.status === 'confirmed' && before.status !== 'confirmed';
  const changes = {
    ...(isTouched(appointmentFields, before, after) && contractChanges(appointmentOf(arranged), after)),
    ...(isFixed && ({ flexContract: false, auftragbestaetigt: '1' } as const)),
  };
  if (Object.keys(changes).length === 0) return;
  const changed = await changeContract(scope, iriOf('contracts', arranged.id), changes);
  if (isFixed) await confirmToCustomer(scope, { avis: iriOf('contract_avis', id), contract: changed });
}

/** What the contract refuses is told at the avis' own names. */
async function changeContract(scope: Scope, iri: string, changes: ChangesOf<typeof contract>): Promise<Contract> {
  try {
    return await scope.change(contract, iri, changes);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(
      error.violations.map((it) =>
        isAppointmentField(it.propertyPath) ? { ...it, propertyPath: avisName(it.propertyPath) } : it,
      ),
    );
  }
}

/**
 * The customer reads the fixed day (M01); where he has no address the log says so, and the appointment stands all the
 * same.
 */
async function confirmToCustomer(scope: Scope, at: { avis: string; contract: Contract }): Promise<void> {
  if ((await queueMail(scope, await confirmationMail(scope, at.contract))) !== undefined) return;
  const systemLogs = 'Keine Auftragsbestätigung versendet: Beim Auftraggeber ist keine E-Mail-Adresse hinterlegt.';
  await scope.make(contractAvisLog, {
    avis: at.avis,
    date: scope.now.toISOString(),
    user: { kuerzel: 'System', system: true },
    systemLogs,
  });
}
