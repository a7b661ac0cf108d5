import { sql } from 'drizzle-orm';
import { application, type Application } from '../../../src/domain/application/application.ts';
import { checkStillOpen } from '../../../src/domain/application/decision.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, type Verdict } from '../../../src/domain/define/verdict.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { applicationMail } from '../../mail/applicationMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Conflict } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { appUserOf } from '../contracts/changeDriver.ts';

type Deciding = Intent<typeof application>;
type Decided = Done<typeof application>;

const decided = ({ kind, before, after }: Deciding): boolean => kind === 'update' && before.status !== after.status;

/** What was decided stays decided, and a ride that somebody has meanwhile is not given away twice (R41). */
async function checkDecision(intent: Deciding, scope: Scope): Promise<Verdict> {
  if (!decided(intent)) return allowed;
  const open = checkStillOpen(String(intent.before?.status));
  if (open.verdict === 'refused' || intent.after.status !== 'accepted') return open;
  for (const order of await ridesOf(intent.after, scope, { held: true })) {
    const taken = await scope.look(driver, order.driver);
    if (taken)
      throw new Conflict(
        `Auftrag ${order.auftragsnummer ?? ''} hat bereits einen Fahrer (${taken.name ?? taken.kuerzel ?? ''}).`,
      );
  }
  return allowed;
}

/** The accepted driver gets every ride he applied for; the others hear that it went to somebody else unless that box was unticked. */
async function followAcceptance(done: Decided, scope: Scope): Promise<void> {
  if (!decided(done) || done.after.status !== 'accepted') return;
  const { after, input } = done;
  const wish = {
    driver: after.driver,
    ...(input.deactivateBundle === true && !after.bundle && { deactivateBundle: true }),
  };
  for (const order of await ridesOf(after, scope)) await scope.change(contract, iriOf('contracts', order.id), wish);
  if (input.declineOthers === false) return;
  const [column, target] = after.bundle
    ? [sql`bundle`, idOf('bundles', after.bundle)]
    : [sql`contract`, idOf('contracts', after.contract ?? '')];
  const others = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from applications where ${column} = ${target ?? null} and status = 'pending' and id <> ${done.id} order by id`,
  );
  for (const { id } of others) await scope.change(application, iriOf('applications', id), { status: 'declined' });
}

/** Accepted and declined drivers are told by mail and in their app (R60); deleting an application tells nobody (R41). */
async function tellDriver(done: Decided, scope: Scope): Promise<void> {
  const { status } = done.after;
  if (!decided(done) || (status !== 'accepted' && status !== 'declined')) return;
  const rides = await ridesOf(done.after, scope);
  const target = (await scope.look(bundle, done.after.bundle))?.bundle ?? rides[0]?.auftragsnummer ?? '';
  await queueMail(scope, await applicationMail(scope, { application: done.after, rides, target, kind: status }));
  const user = await appUserOf(done.after.driver, scope);
  const title = status === 'accepted' ? 'Bewerbung angenommen' : 'Bewerbung abgelehnt';
  if (user && rides[0])
    await scope.make(notification, { user, title, body: target, entityType: 'Contract', entityId: rides[0].id });
}

/** Every order knows who still wants it. */
async function countOpen(done: Decided, scope: Scope): Promise<void> {
  if (!decided(done) || !done.after.contract) return;
  const open = await rowsOf<{ driver: number }>(
    scope.client,
    sql`select distinct driver from applications where contract = ${idOf('contracts', done.after.contract)} and status = 'pending' and driver is not null order by driver`,
  );
  await scope.change(contract, done.after.contract, {
    openApplications: open.length,
    appliedDrivers: open.map((it) => iriOf('drivers', it.driver)),
  });
}

/** The rides somebody applied for; held until the transaction ends, so that of two who are accepted at once only one gets them. */
async function ridesOf(
  applied: Pick<Application, 'contract' | 'bundle'>,
  scope: Scope,
  { held = false }: { held?: boolean } = {},
): Promise<Contract[]> {
  const iris = applied.bundle ? await membersOf(applied.bundle, scope) : [applied.contract];
  const ids = iris.flatMap((it) => (it ? (idOf('contracts', it) ?? []) : []));
  if (held)
    await rowsOf(
      scope.client,
      sql`select id from contracts where id = any(${sql.param(ids)}::bigint[]) order by id for update`,
    );
  const found = await Promise.all(iris.map((it) => scope.look(contract, it)));
  return found.filter((it) => it !== undefined);
}

async function membersOf(iri: string, { client }: Scope): Promise<string[]> {
  const members = await rowsOf<{ contract: number }>(
    client,
    sql`select contract from bundle_contracts where bundle = ${idOf('bundles', iri)} order by "sortOrder", id`,
  );
  return members.map((it) => iriOf('contracts', it.contract));
}

/** What deciding on a driver's application does (R41). */
export const applications = behave(application, {
  check: [checkDecision],
  effects: [followAcceptance, tellDriver, countOpen],
});
