import type { application } from '../../../src/domain/application/application.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { applicationMail } from '../../mail/applicationMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { appUserOf } from '../contracts/appUser.ts';
import { ridesOf } from './rides.ts';

type Decided = Done<typeof application>;

const isNew = ({ kind, before, after }: Decided): boolean => kind !== 'delete' && before?.status !== after.status;

/**
 * Accepted and declined drivers are told by mail and in their app (R60); deleting an application tells nobody (R41).
 */
export async function tellDriver(done: Decided, scope: Scope): Promise<void> {
  const { status } = done.after;
  if (done.kind !== 'update' || !isNew(done) || (status !== 'accepted' && status !== 'declined')) return;
  const rides = await ridesOf(done.after, scope);
  const target = await targetOf(done, scope);
  await queueMail(scope, await applicationMail(scope, { application: done.after, rides, target, kind: status }));
  const user = await appUserOf(done.after.driver, scope);
  const title = status === 'accepted' ? 'Bewerbung angenommen' : 'Bewerbung abgelehnt';
  if (user && rides[0])
    await scope.make(notification, { user, title, body: target, entityType: 'Contract', entityId: rides[0].id });
}

/** Dispatch hears of an application that has come and of one that a driver has taken back. */
export async function tellStaff(done: Decided, scope: Scope): Promise<void> {
  const { status } = done.after;
  const hasCome = done.kind === 'create' && status === 'pending';
  if (!hasCome && !(done.kind === 'update' && isNew(done) && status === 'revoked')) return;
  const [first] = await ridesOf(done.after, scope);
  if (!first) return;
  const applicant = await scope.look(driver, done.after.driver);
  const values = { driver: applicant?.name || applicant?.kuerzel || 'Ein Fahrer', target: await targetOf(done, scope) };
  await notifyStaff(scope, hasCome ? 'applicationReceived' : 'applicationRevoked', { contract: first, values });
}

/** The bundle or the contract number by which people speak of what he applied for. */
async function targetOf({ after }: Decided, scope: Scope): Promise<string> {
  const wanted = await scope.look(bundle, after.bundle);
  if (wanted) return wanted.bundle ?? '';
  return (await ridesOf(after, scope))[0]?.auftragsnummer ?? '';
}
