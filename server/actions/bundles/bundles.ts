import { sql } from 'drizzle-orm';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { nextNumber } from '../../storage/counters.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Behaviour, Done, Intent, Scope } from '../../write/behaviour.ts';
import { followDrivers } from './disposed.ts';

const fewest = 2;

/** A bundle has two orders at least, and an order is in one active bundle at most, also when a dissolved one comes back (R40). */
async function checkMembers({ kind, before, after, input }: Intent, scope: Scope): Promise<Verdict> {
  if (kind === 'create') {
    const ids = membersOf(input);
    return ids.length < fewest ? refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.', 'contracts') : checkFree(ids, 'contracts', scope);
  }
  if (kind === 'delete' || before?.active === true || after.active !== true) return allowed;
  const places = await rowsOf<{ contract: number }>(scope.client, sql`select contract from bundle_contracts where bundle = ${before?.id}`);
  return checkFree(places.map((it) => it.contract), 'active', scope);
}

/** Whoever dissolves a bundle that is dissolved already has seen another state of it; a whole record may say so again. */
function checkDissolving({ kind, before, input }: Intent, { written }: Scope): Verdict {
  const isAll = Object.keys(input).every((it) => it === 'active' || input[it] === undefined);
  const isRepeated = kind === 'update' && before?.active === false && input.active === false;
  return isRepeated && isAll && written.size === 0 ? refused('Das Fahrtpaket ist schon aufgelöst.', 'active') : allowed;
}

/** Holds the orders while it looks, so that of two bundles made at once only one gets them. */
async function checkFree(ids: readonly number[], field: string, { client }: Scope): Promise<Verdict> {
  const orders = await rowsOf<{ auftragsnummer: string; taken: boolean }>(client, sql`select auftragsnummer, cardinality(bundles) > 0 as taken from contracts where id = any(${sql.param([...ids])}::bigint[]) order by id for update`);
  const taken = orders.filter((it) => it.taken).map((it) => it.auftragsnummer).sort();
  return taken.length === 0 ? allowed : refused(`Schon in einem Fahrtpaket: ${taken.join(', ')}.`, field);
}

/** Bundles are named FP- and a running number. */
async function completeName({ kind }: Intent, scope: Scope): Promise<Record<string, unknown>> {
  return kind === 'create' ? { bundle: `FP-${String(await nextNumber(scope.client, 'bundles'))}` } : {};
}

async function addMembers(done: Done, scope: Scope): Promise<void> {
  if (done.kind !== 'create') return;
  let sortOrder = 0;
  for (const id of membersOf(done.input)) await scope.make('bundle_contracts', { bundle: iriOf('bundles', done.id), contract: iriOf('contracts', id), sortOrder: (sortOrder += 1) });
}

/** Orders know the active bundle they are in; dissolving or deleting takes it off all of them, one that comes back looks at their drivers again. */
async function followActive(done: Done, scope: Scope): Promise<void> {
  const bundle = iriOf('bundles', done.id);
  const places = done.kind === 'create' ? [] : await rowsOf<{ id: number; contract: number }>(scope.client, sql`select id, contract from bundle_contracts where bundle = ${done.id} order by "sortOrder", id`);
  for (const { id, contract } of places) {
    if (done.kind === 'delete') await scope.remove(iriOf('bundle_contracts', id));
    else if (done.before?.active !== done.after.active) await showBundle(scope, { contract: iriOf('contracts', contract), bundle, isIn: done.after.active === true });
  }
  if (done.kind === 'update' && done.before?.active !== true && done.after.active === true) await followDrivers(scope, bundle);
}

/** Nobody can win a dissolved bundle any more (R40). */
async function declineApplications({ kind, id, before, after }: Done, scope: Scope): Promise<void> {
  if (kind !== 'update' || after.active === true || before?.active !== true) return;
  for (const application of await rowsOf<{ id: number }>(scope.client, sql`select id from applications where bundle = ${id} and status = 'pending' order by id`)) {
    await scope.change(iriOf('applications', application.id), { status: 'declined' });
  }
}

/** Puts a bundle into its order's view or takes it out; an order that is in another one by now keeps that. */
async function showBundle(scope: Scope, { contract, bundle, isIn }: { contract: string; bundle: string; isIn: boolean }): Promise<void> {
  const shown = (await scope.look(contract))?.bundles as readonly string[] | undefined;
  if (!shown || (isIn && shown.length > 0)) return;
  await scope.change(contract, { bundles: isIn ? [bundle] : shown.filter((it) => it !== bundle) });
}

function membersOf(input: Readonly<Record<string, unknown>>): number[] {
  return ((input.contracts as string[] | undefined) ?? []).flatMap((it) => idOf('contracts', it) ?? []);
}

/** What a bundle does beyond storing its fields (R40). */
export const bundles: Behaviour = { check: [checkMembers, checkDissolving], complete: [completeName], effects: [addMembers, followActive, declineApplications] };

async function checkJoining({ kind, after }: Intent, scope: Scope): Promise<Verdict> {
  if (kind !== 'create' || !(await isActive(after.bundle, scope))) return allowed;
  return checkFree([idOf('contracts', String(after.contract)) ?? 0], 'contract', scope);
}

async function followMembership(done: Done, scope: Scope): Promise<void> {
  if (done.kind === 'update') return;
  const isIn = done.kind === 'create' && (await isActive(done.after.bundle, scope));
  await showBundle(scope, { contract: String(done.after.contract), bundle: String(done.after.bundle), isIn });
  if (await isActive(done.after.bundle, scope)) await followDrivers(scope, String(done.after.bundle));
}

async function isActive(bundle: unknown, scope: Scope): Promise<boolean> {
  return (await scope.look(bundle))?.active === true;
}

/** An order that joins or leaves an active bundle shows it. */
export const bundleContracts: Behaviour = { check: [checkJoining], effects: [followMembership] };
