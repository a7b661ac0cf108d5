import { sql } from 'drizzle-orm';
import { application, type Application } from '../../../src/domain/application/application.ts';
import { checkTransition } from '../../../src/domain/application/transitions.ts';
import { wishedTimes } from '../../../src/domain/application/wish.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { callerId } from '../../storage/actor.ts';
import { Conflict } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { countApplicants } from './applicants.ts';
import { completeDetours } from './detours.ts';
import { membersOf, ridesOf } from './rides.ts';
import { completeTarget, tellRivals } from './target.ts';
import { tellDriver, tellStaff } from './tell.ts';

type Deciding = Intent<typeof application>;
type Decided = Done<typeof application>;

const decided = ({ kind, before, after }: Deciding): boolean => kind === 'update' && before.status !== after.status;
const accepted = (done: Decided): boolean => decided(done) && done.after.status === 'accepted';

/** What was decided stays decided, and a ride that somebody has meanwhile is not given away twice (R41). */
async function checkDecision(intent: Deciding, scope: Scope): Promise<Verdict<'status'>> {
  if (!decided(intent)) return allowed;
  const { before, after } = intent;
  // Only the driver takes back what he wished, and nobody but Leitstand itself writes that down for him.
  if (before?.status === 'pending' && after.status === 'revoked' && callerId(scope.actor) === null) return allowed;
  const rides = after.status === 'accepted' ? await ridesOf(after, scope, { held: true }) : [];
  const wanted = await scope.look(bundle, after.bundle);
  const verdict = checkTransition(
    {
      status: before?.status,
      driver: await nameOf(after.driver, scope),
      dissolved: wanted && !wanted.active ? wanted.bundle : null,
      rides: await Promise.all(
        rides.map(async (it) => ({ ...it, driver: it.driver && (await nameOf(it.driver, scope)) })),
      ),
    },
    after.status ?? '',
  );
  if (verdict.verdict === 'refused') throw new Conflict(verdict.reason);
  return verdict;
}

/** A contract to practise with is offered to nobody (R12). */
async function checkTrial({ kind, after }: Deciding, scope: Scope): Promise<Verdict<'contract' | 'bundle'>> {
  if (kind !== 'create' || !(await ridesOf(after, scope)).some((it) => it.testContract)) return allowed;
  return refused('Auf Testaufträge kann sich niemand bewerben.', after.bundle ? 'bundle' : 'contract');
}

async function nameOf(iri: string | null, scope: Scope): Promise<string> {
  const found = await scope.look(driver, iri);
  return found?.name || found?.kuerzel || 'Der Fahrer';
}

/**
 * The accepted driver gets every ride he applied for, which nobody else is offered any more; at the times he wished for
 * only where somebody wants that.
 */
async function giveRides(done: Decided, scope: Scope): Promise<void> {
  if (!accepted(done)) return;
  const { after, input } = done;
  const dissolves = input.deactivateBundle === true;
  const given = { driver: after.driver, ...(dissolves && !after.bundle && { deactivateBundle: true }) };
  for (const ride of await ridesOf(after, scope))
    await scope.change(contract, iriOf('contracts', ride.id), {
      ...given,
      ...(input.takeWish === true && wishedTimes(after.additionalData, ride)),
    });
  if (after.bundle)
    await scope.change(bundle, after.bundle, { openForApplications: false, ...(dissolves && { active: false }) });
}

/** The others hear that it went to somebody else, unless that box was unticked. */
async function declineOthers(done: Decided, scope: Scope): Promise<void> {
  if (!accepted(done) || done.input.declineOthers === false) return;
  for (const { id } of await rivalsOf(done, scope))
    await scope.change(application, iriOf('applications', id), { status: 'declined' });
}

/** Everybody else who still wants one of these rides, by itself or with the bundle it is in. */
async function rivalsOf({ id, after }: Decided, { client }: Scope): Promise<{ id: number }[]> {
  const rides = after.contracts.flatMap((it) => idOf('contracts', it) ?? []);
  return rowsOf<{ id: number }>(
    client,
    sql`select id from applications where status = 'pending' and id <> ${id} and contracts && ${sql.param(rides)}::bigint[] order by id`,
  );
}

/** Every contract knows who still wants it. */
async function followApplicants(done: Decided, scope: Scope): Promise<void> {
  if (done.kind === 'update' && !decided(done)) return;
  await countApplicants(scope, await wantedBy(done.after, scope));
}

async function wantedBy({ contract: own, bundle: wanted }: Application, scope: Scope): Promise<(string | null)[]> {
  return wanted ? membersOf(wanted, scope) : [own];
}

/** What deciding on a driver's application does (R41). */
export const applications = behave(application, {
  check: [checkTrial, checkDecision],
  complete: [completeTarget, completeDetours],
  effects: [giveRides, declineOthers, tellDriver, tellStaff, followApplicants, tellRivals],
});
