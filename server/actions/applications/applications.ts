import { sql } from 'drizzle-orm';
import { checkStillOpen } from '../../../src/domain/application/decision.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, type Verdict } from '../../../src/domain/define/verdict.ts';
import { applicationMail } from '../../mail/applicationMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Conflict } from '../../storage/refusals.ts';
import type { DomainRecord } from '../../storage/rows.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Behaviour, Done, Intent, Scope } from '../../write/behaviour.ts';
import { appUserOf } from '../contracts/changeDriver.ts';

const decided = ({ kind, before, after }: Intent): boolean => kind === 'update' && before?.status !== after.status;

/** What was decided stays decided, and a ride that somebody has meanwhile is not given away twice (R41). */
async function checkDecision(intent: Intent, scope: Scope): Promise<Verdict> {
  if (!decided(intent)) return allowed;
  const open = checkStillOpen(String(intent.before?.status));
  if (open.verdict === 'refused' || intent.after.status !== 'accepted') return open;
  for (const order of await ridesOf(intent.after, scope, { held: true })) {
    const driver = await scope.look(order.driver);
    if (driver) throw new Conflict(`Auftrag ${String(order.auftragsnummer)} hat bereits einen Fahrer (${String(driver.name ?? driver.kuerzel ?? '')}).`);
  }
  return allowed;
}

/** The accepted driver gets every ride he applied for; the others hear that it went to somebody else unless that box was unticked. */
async function followAcceptance(done: Done, scope: Scope): Promise<void> {
  if (!decided(done) || done.after.status !== 'accepted') return;
  const { driver, contract, bundle } = done.after;
  for (const order of await ridesOf(done.after, scope)) await scope.change(iriOf('contracts', order.id), { driver, ...(done.input.deactivateBundle === true && !bundle && { deactivateBundle: true }) });
  if (done.input.declineOthers === false) return;
  const [column, target] = bundle ? [sql`bundle`, idOf('bundles', String(bundle))] : [sql`contract`, idOf('contracts', String(contract))];
  const others = await rowsOf<{ id: number }>(scope.client, sql`select id from applications where ${column} = ${target ?? null} and status = 'pending' and id <> ${done.id} order by id`);
  for (const { id } of others) await scope.change(iriOf('applications', id), { status: 'declined' });
}

/** Accepted and declined drivers are told by mail and in their app (R60); deleting an application tells nobody (R41). */
async function tellDriver(done: Done, scope: Scope): Promise<void> {
  const { status } = done.after;
  if (!decided(done) || (status !== 'accepted' && status !== 'declined')) return;
  const rides = await ridesOf(done.after, scope);
  const target = String((await scope.look(done.after.bundle))?.bundle ?? rides[0]?.auftragsnummer ?? '');
  await queueMail(scope, await applicationMail(scope, { application: done.after, rides, target, kind: status }));
  const user = await appUserOf(done.after.driver, scope);
  if (user && rides[0]) await scope.make('notifications', { user, title: status === 'accepted' ? 'Bewerbung angenommen' : 'Bewerbung abgelehnt', body: target, entityType: 'Contract', entityId: rides[0].id });
}

/** Every order knows who still wants it. */
async function countOpen(done: Done, scope: Scope): Promise<void> {
  if (!decided(done) || typeof done.after.contract !== 'string') return;
  const open = await rowsOf<{ driver: number }>(scope.client, sql`select distinct driver from applications where contract = ${idOf('contracts', done.after.contract)} and status = 'pending' and driver is not null order by driver`);
  await scope.change(done.after.contract, { openApplications: open.length, appliedDrivers: open.map((it) => iriOf('drivers', it.driver)) });
}

/** The rides somebody applied for; held until the transaction ends, so that of two who are accepted at once only one gets them. */
async function ridesOf({ contract, bundle }: Readonly<Record<string, unknown>>, scope: Scope, { held = false }: { held?: boolean } = {}): Promise<DomainRecord[]> {
  const members = typeof bundle === 'string' ? await rowsOf<{ contract: number }>(scope.client, sql`select contract from bundle_contracts where bundle = ${idOf('bundles', bundle)} order by "sortOrder", id`) : [];
  const iris = typeof bundle === 'string' ? members.map((it) => iriOf('contracts', it.contract)) : [contract];
  const ids = iris.flatMap((it) => (typeof it === 'string' ? (idOf('contracts', it) ?? []) : []));
  if (held) await rowsOf(scope.client, sql`select id from contracts where id = any(${sql.param(ids)}::bigint[]) order by id for update`);
  const found = await Promise.all(iris.map((it) => scope.look(it)));
  return found.filter((it) => it !== undefined);
}

/** What deciding on a driver's application does (R41). */
export const applications: Behaviour = { check: [checkDecision], effects: [followAcceptance, tellDriver, countOpen] };
