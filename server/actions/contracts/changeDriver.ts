import { sql } from 'drizzle-orm';
import { checkDriverLock } from '../../../src/domain/contract/driverChange.ts';
import { allowed, type Verdict } from '../../../src/domain/define/verdict.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import { queueDriverMail } from '../../mail/driverMails.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Done, Intent, Scope } from '../behaviour.ts';

const driverChanged = ({ before, after }: Intent): boolean => (before?.driver ?? null) !== (after.driver ?? null);

/** A driver with a dispatch lock gets no rides (R8). */
export async function checkNewDriver(intent: Intent, scope: Scope): Promise<Verdict> {
  if (!driverChanged(intent) || !intent.after.driver) return allowed;
  const driver = await scope.look(intent.after.driver);
  return driver ? checkDriverLock({ name: String(driver.name ?? ''), dispositionssperre: driver.dispositionssperre === true }) : allowed;
}

/** What a driver change does to the order itself: app user, new mark and mail mark (R8, R11). */
export async function completeDriverChange(intent: Intent, scope: Scope): Promise<Record<string, unknown>> {
  if (!driverChanged(intent)) return intent.input.driverChangedWithMail === true && intent.kind === 'update' ? { isFahrerMailGesendet: true } : {};
  if (!intent.after.driver) return { benutzer: null, isFahrerMailGesendet: false };
  return {
    benutzer: intent.input.benutzer ?? (await appUserOf(intent.after.driver, scope)),
    isFahrerMailGesendet: intent.input.driverChangedWithMail === true,
    ...(intent.kind === 'update' && { neumerker: '0' }),
  };
}

/** The user on whose device an order of this driver lies: his own, when he uses the app and may sign in (R11). */
export async function appUserOf(driverIri: unknown, scope: Scope): Promise<unknown> {
  const driver = await scope.look(driverIri);
  if (driver?.appAccess !== true) return null;
  const user = await scope.look(driver.user);
  return user?.active === true ? driver.user : null;
}

/** What a driver change does elsewhere: mails, further rides, bundles, and the dispatchers who must find a new driver (R8). */
export async function followDriverChange(done: Done, scope: Scope): Promise<void> {
  const { input, before, after } = done;
  if (done.kind === 'delete') return;
  const changed = driverChanged(done);
  if (input.driverChangedWithStornoMail === true && changed && before?.driver) await queueDriverMail(scope, { order: after, driver: before.driver, kind: 'cancellation' });
  if (input.driverChangedWithMail === true && after.driver && (changed || input.forceMailSend === true)) await queueDriverMail(scope, { order: after, driver: after.driver, kind: 'assignment' });
  if (changed && before?.driver && !after.driver) await notifyStaff(scope, 'contractDriverRemoved', { order: after });
  if (input.setDriverForAdditionalRides === true && done.kind === 'update') await setForAdditionalRides(done, scope);
  if (input.deactivateBundle === true) for (const bundle of after.bundles as string[]) await scope.change(bundle, { active: false });
}

async function setForAdditionalRides({ id, after, input }: Done, scope: Scope): Promise<void> {
  const rows = await rowsOf<{ id: number }>(
    scope.client,
    sql`select c.id from contracts c join protocols p on p.id = c.protocol where c.anschlussvon = ${id} and not c."isStorniert" and p."processState" = 'UNPROCESSED' order by c.id`,
  );
  const { driverChangedWithMail, driverChangedWithStornoMail } = input;
  for (const ride of rows) await scope.change(iriOf('contracts', ride.id), { driver: after.driver, driverChangedWithMail, driverChangedWithStornoMail });
}
