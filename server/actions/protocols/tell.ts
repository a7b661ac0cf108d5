import { labelOf } from '../../../src/domain/choices/choices.ts';
import { emptyRunReasons } from '../../../src/domain/protocol/choices/emptyRunReasons.ts';
import { waitingReasons } from '../../../src/domain/protocol/choices/waitingReasons.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { appMessage } from '../../../src/domain/protocol/appMessage.ts';
import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { directionOf, reachedStates } from '../../../src/domain/protocol/stateChange.ts';
import { isNewFinding } from '../../../src/domain/protocol/vehicleCheck.ts';
import { companyZone, timeIn } from '../../../src/domain/time/zone.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { protocolMails } from '../../mail/protocolMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { isRestoring } from './states.ts';

type Protocol = typeof protocol;
type Changed = Exclude<Done<Protocol>, { readonly kind: 'create' }>;
type Told = Pick<Changed, 'before' | 'after' | 'id'> & { readonly order: Contract };

/** Staff hear of what happens on a ride (R30, R35, R60); what a restore point brings back has happened before. */
export async function tellStaff(done: Done<Protocol>, scope: Scope): Promise<void> {
  if (done.kind !== 'update' || isRestoring(done)) return;
  const order = await scope.look(contract, done.after.contract);
  if (!order) return;
  const told = { ...done, order };
  await tellOfState(told, scope);
  await tellOfFinding(told, scope);
  await tellOfEmptyRun(told, scope);
  await tellOfWaitings(told, scope);
}

async function tellOfState({ before, after, id, order }: Told, scope: Scope): Promise<void> {
  const { tells } = directionOf(before, after) === 'forward' ? reachedStates[after.processState ?? 'UNPROCESSED'] : {};
  const values = { plate: order.licensePlate ?? '', time: timeIn(companyZone, scope.now) };
  if (tells) await notifyStaff(scope, tells, { contract: order, entityId: id, values });
}

async function tellOfFinding({ before, after, id, order }: Told, scope: Scope): Promise<void> {
  if (!isNewFinding(before, after)) return;
  const values = {
    driver: await driverName(order, scope),
    newPlate: after.licensePlateFinCheckNewPlate ?? '–',
    newVin: after.licensePlateFinCheckNewFin ?? '–',
    reason: after.licensePlateFinCheckReason ?? '',
  };
  await notifyStaff(scope, 'protocolVinMismatch', { contract: order, entityId: id, values });
}

async function tellOfEmptyRun({ before, after, order }: Told, scope: Scope): Promise<void> {
  if (!after.emptyRunDone || before.emptyRunDone) return;
  const reason = after.emptyRunOtherReason || labelOf(emptyRunReasons, after.emptyRunReason) || 'ohne Angabe';
  await notifyStaff(scope, 'contractEmptyRun', {
    contract: order,
    values: { driver: await driverName(order, scope), reason },
  });
}

async function tellOfWaitings({ before, after, id, order }: Told, scope: Scope): Promise<void> {
  const known = new Set(before.waitings.map((it) => it.id));
  for (const waiting of after.waitings.filter((it) => !known.has(it.id))) {
    const reason = labelOf(waitingReasons, waiting.reason) || 'ohne Angabe';
    const values = { minutes: String(waiting.minutes ?? 0), reason };
    await notifyStaff(scope, 'protocolWaiting', { contract: order, entityId: id, values });
  }
}

async function driverName(order: Contract, scope: Scope): Promise<string> {
  const found = await scope.look(driver, order.driver);
  return found?.name || [found?.vorname, found?.nachname].filter(Boolean).join(' ') || 'Der Fahrer';
}

/** The app of the driver hears that it may go on with a protocol (R60). */
export async function tellDriver(done: Done<Protocol>, scope: Scope): Promise<void> {
  if (done.kind !== 'update' || isRestoring(done)) return;
  const message = appMessage(done.before, done.after);
  const order = message && (await scope.look(contract, done.after.contract));
  if (order?.benutzer)
    await scope.make(notification, {
      user: order.benutzer,
      ...message,
      entityType: 'Protocol',
      entityId: done.id,
      data: { orderNumber: order.auftragsnummer, processState: done.after.processState },
    });
}

/** Whom the mail rules of U2 and U3 name reads what has become of the vehicle; an empty run has moved none (R30). */
export async function mailByRules(done: Done<Protocol>, scope: Scope): Promise<void> {
  if (done.kind !== 'update' || isRestoring(done) || directionOf(done.before, done.after) !== 'forward') return;
  const { mails: occasion } = reachedStates[done.after.processState ?? 'UNPROCESSED'];
  if (!occasion || done.after.emptyRunDone) return;
  const order = await scope.look(contract, done.after.contract);
  if (!order || order.testContract) return;
  for (const mail of await protocolMails(scope, { order, protocol: done.after, occasion }))
    await queueMail(scope, mail);
}
