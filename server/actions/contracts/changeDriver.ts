import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { checkDriverLock } from '../../../src/domain/contract/driverChange.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { driverAddresses } from '../../mail/driverMails.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { settleDisposed } from '../bundles/disposed.ts';
import { additionalRides } from './additionalRides.ts';
import { appUserOf } from './appUser.ts';
import { reasonIn } from './preflight.ts';
import { isTakenBack, stateBefore } from './takenBack.ts';
import { isToldAfter, tellDriver } from './tellDriver.ts';

const driverChanged = ({ before, after }: Intent<typeof contract>): boolean =>
  (before?.driver ?? null) !== after.driver;

/** A driver with a dispatch lock gets no rides (R8). */
export async function checkNewDriver(intent: Intent<typeof contract>, scope: Scope): Promise<Verdict<'driver'>> {
  if (!driverChanged(intent) || !intent.after.driver) return allowed;
  const found = await scope.look(driver, intent.after.driver);
  return found ? checkDriverLock({ name: found.name ?? '', dispositionssperre: found.dispositionssperre }) : allowed;
}

/** "E-Mail an Fahrer": once more, although the driver stays the same. */
const sendsAgain = (intent: Intent<typeof contract>): boolean =>
  intent.kind === 'update' &&
  !driverChanged(intent) &&
  Boolean(intent.after.driver) &&
  intent.input.driverChangedWithMail === true &&
  intent.input.forceMailSend === true;

/** A mail that was asked for by itself must have somebody to go to. */
export async function checkDriverMail(intent: Intent<typeof contract>, scope: Scope): Promise<Verdict<'driver'>> {
  if (!sendsAgain(intent) || (await driverAddresses(scope, intent.after.driver)).length > 0) return allowed;
  const found = await scope.look(driver, intent.after.driver);
  return refused(`Bei ${found?.name ?? 'diesem Fahrer'} ist keine E-Mail-Adresse hinterlegt.`, 'driver');
}

/**
 * What a driver change does to the contract itself: app user, new mark and mail mark (R8, R11); one that is taken back
 * leaves them as they were.
 */
export async function completeDriverChange(
  intent: Intent<typeof contract>,
  scope: Scope,
): Promise<Completed<typeof contract>> {
  if (!driverChanged(intent)) return sendsAgain(intent) ? { isFahrerMailGesendet: true } : {};
  if (isTakenBack(intent))
    return {
      ...(await stateBefore(scope, intent.before, ['benutzer', 'neumerker'])),
      isFahrerMailGesendet: await isToldAfter(intent, scope),
    };
  if (!intent.after.driver) return { benutzer: null, isFahrerMailGesendet: false };
  return {
    benutzer: intent.input.benutzer ?? (await appUserOf(intent.after.driver, scope)),
    isFahrerMailGesendet: await isToldAfter(intent, scope),
    ...(intent.kind === 'update' && { neumerker: '0' }),
  };
}

/**
 * What a driver change does elsewhere: mails, further rides, bundles, and the dispatchers who must find a new driver
 * (R8).
 */
export async function followDriverChange(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const { input, before, after } = done;
  if (done.kind === 'delete') return;
  const changed = driverChanged(done);
  if (input.driverChangedWithStornoMail === true && changed && before?.driver)
    await tellDriver(done, scope, { contract: after, driver: before.driver, kind: 'cancellation' });
  if (input.driverChangedWithMail === true && after.driver && (changed || sendsAgain(done)))
    await tellDriver(done, scope, { contract: after, driver: after.driver, kind: 'assignment' });
  if (changed && before?.driver && !after.driver)
    await notifyStaff(scope, 'contractDriverRemoved', { contract: after });
  if (input.setDriverForAdditionalRides === true && done.kind === 'update') await setForAdditionalRides(done, scope);
  if (input.deactivateBundle === true)
    for (const iri of after.bundles) await scope.change(bundle, iri, { active: false });
}

/** The rides that follow get the same driver; the reason for him goes along, so that it stands where it is needed. */
async function setForAdditionalRides({ id, after, input }: Done<typeof contract>, scope: Scope): Promise<void> {
  const { driverChangedWithMail, driverChangedWithStornoMail, mailsWaitForUndo, assignmentOverride } = input;
  const wishes = {
    driver: after.driver,
    driverChangedWithMail: driverChangedWithMail === true,
    driverChangedWithStornoMail: driverChangedWithStornoMail === true,
    ...(mailsWaitForUndo === true && { mailsWaitForUndo }),
    ...(reasonIn(input) !== '' && { assignmentOverride }),
  };
  for (const ride of await additionalRides(scope.client, [id]))
    await scope.change(contract, iriOf('contracts', ride), wishes);
}

/** The bundles of a contract follow its driver (R40). */
export async function followDisposition(done: Done<typeof contract>, scope: Scope): Promise<void> {
  if (done.kind !== 'update' || !driverChanged(done)) return;
  for (const iri of done.after.bundles) await settleDisposed(scope, iri);
}
