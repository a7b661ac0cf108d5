import type { contract } from '../../../src/domain/contract/contract.ts';
import { driverAddresses, driverMail, type DriverNews } from '../../mail/driverMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { driverAssignment } from '../../mail/templates/driverAssignment.ts';
import { driverCancellation } from '../../mail/templates/driverCancellation.ts';
import { holdWaiting, withdrawMails } from '../../mail/withdrawMails.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';
import { stateBefore } from './takenBack.ts';

/** What a driver was told by the change that is taken back, by what he would have to be told now. */
const opposites = { assignment: driverCancellation.key, cancellation: driverAssignment.key } as const;

/**
 * Tells a driver by mail; when a change is taken back whose mail has not left yet, that mail never does, and he hears
 * nothing of the whole matter.
 */
export async function tellDriver(
  { input, before }: Done<typeof contract>,
  scope: Scope,
  news: DriverNews,
): Promise<void> {
  const isTakenBack = input.withdrawWaitingMails === true && before !== undefined;
  if (isTakenBack && (await withdrawMails(scope, { contract: before, template: opposites[news.kind] }))) return;
  await queueMail(scope, await driverMail(scope, news), input);
}

/**
 * Whether the new driver has a mail about the ride afterwards; a change that is taken back leaves him as he was, unless
 * he is told anew.
 */
export async function isToldAfter({ input, before, after }: Intent<typeof contract>, scope: Scope): Promise<boolean> {
  const isWritten = input.driverChangedWithMail === true && (await driverAddresses(scope, after.driver)).length > 0;
  if (input.withdrawWaitingMails !== true || !before) return isWritten;
  if (isWritten && !(await holdWaiting(scope, { contract: before, template: opposites.assignment })).hasNobody)
    return true;
  return (await stateBefore(scope, before, ['isFahrerMailGesendet'])).isFahrerMailGesendet;
}
