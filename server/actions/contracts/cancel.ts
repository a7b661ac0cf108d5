import { application } from '../../../src/domain/application/application.ts';
import type { contract } from '../../../src/domain/contract/contract.ts';
import { cancelled, wished } from '../../../src/domain/contract/storno.ts';
import { confirmed } from '../../../src/domain/contract/stateChanges.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { stopsOf } from '../../../src/domain/km/place.ts';
import { driverMail } from '../../mail/driverMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import { rowsOf } from '../../storage/sql.ts';
import { withdrawMails } from '../../mail/withdrawMails.ts';
import { driverCancellation } from '../../mail/templates/driverCancellation.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { isTakenBack } from './takenBack.ts';

/**
 * A customer's request and the cancelling itself stamp their moment (R5); that of the request is kept, and so is one
 * that was given.
 */
export function completeStorno(
  { before, after, input }: Intent<typeof contract>,
  { now }: Scope,
): Completed<typeof contract> {
  const given = input.stornierung && { stornierung: input.stornierung };
  const wasWished = before?.cancellationRequested === true;
  if (after.isStorniert) {
    const wish = { cancellationRequested: wasWished, stornierung: before?.stornierung ?? null };
    return before?.isStorniert ? {} : { ...cancelled(now, wish), ...given };
  }
  const isNewWish = after.cancellationRequested && !wasWished && !before?.isStorniert;
  return isNewWish ? { ...wished(now), ...given } : {};
}

/** A confirmed contract is no longer new (R7); a contract marked as new again goes into the next offer mail (R14). */
export function completeMarks(intent: Intent<typeof contract>): Completed<typeof contract> {
  const { before, after } = intent;
  if (isTakenBack(intent)) return {};
  if (after.auftragbestaetigt === '1' && before?.auftragbestaetigt !== '1') return confirmed;
  if (after.neumerker === '1' && before?.neumerker === '0') return { angebotsMailGesendet: null };
  return {};
}

/** The people who answer hear that a customer wants a contract cancelled (R60). */
export async function tellOfRequest({ kind, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind === 'delete' || !after.cancellationRequested || before?.cancellationRequested) return;
  const client = await scope.look(customer, after.contractClientAddress);
  const { start, end } = stopsOf(after);
  const route = [start.ort, end.ort].filter(Boolean).join(' – ');
  const name = client?.firma ?? client?.kuerzel ?? 'Der Auftraggeber';
  await notifyStaff(scope, 'contractCancellationRequested', { contract: after, values: { customer: name, route } });
}

/** Nobody can win a cancelled ride any more, and its driver hears of it when that was chosen (R5). */
export async function followStorno(
  { kind, id, before, after, input }: Done<typeof contract>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || !after.isStorniert || before.isStorniert) return;
  const open = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from applications where contract = ${id} and status = 'pending' order by id`,
  );
  for (const { id: wish } of open) await scope.change(application, iriOf('applications', wish), { status: 'declined' });
  const staysWithDriver = after.driver && after.driver === before.driver;
  if (input.driverChangedWithStornoMail === true && staysWithDriver)
    await queueMail(
      scope,
      await driverMail(scope, { contract: after, driver: after.driver, kind: 'cancellation' }),
      input,
    );
}

/**
 * A cancellation that is taken back before its mail has left tells its driver nothing; else he hears that the ride is
 * his after all.
 */
export async function followStornoTakenBack(done: Done<typeof contract>, scope: Scope): Promise<void> {
  if (!isTakenBack(done) || !done.before.isStorniert || done.after.isStorniert || !done.after.driver) return;
  const { after } = done;
  const wasTold = done.input.driverChangedWithMail === true;
  if (!wasTold || (await withdrawMails(scope, { contract: done.before, template: driverCancellation.key }))) return;
  await queueMail(scope, await driverMail(scope, { contract: after, driver: after.driver, kind: 'assignment' }));
}
