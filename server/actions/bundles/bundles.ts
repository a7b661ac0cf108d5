import { sql } from 'drizzle-orm';
import { application } from '../../../src/domain/application/application.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { ChangesOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { nextNumber } from '../../storage/counters.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { followDrivers } from './disposed.ts';

const fewest = 2;

/** A bundle has two orders at least, and an order is in one active bundle at most, also when a dissolved one comes back (R40). */
async function checkMembers({ kind, before, after, input }: Intent<typeof bundle>, scope: Scope): Promise<Verdict> {
  if (kind === 'create') {
    const ids = membersOf(input);
    return ids.length < fewest
      ? refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.', 'contracts')
      : checkFree(ids, 'contracts', scope);
  }
  if (kind === 'delete' || before.active || !after.active) return allowed;
  const places = await rowsOf<{ contract: number }>(
    scope.client,
    sql`select contract from bundle_contracts where bundle = ${before.id}`,
  );
  return checkFree(
    places.map((it) => it.contract),
    'active',
    scope,
  );
}

/** Whoever dissolves a bundle that is dissolved already has seen another state of it; a whole record may say so again. */
function checkDissolving({ kind, before, input }: Intent<typeof bundle>, { written }: Scope): Verdict {
  const isAll = Object.entries(input).every(([name, value]) => name === 'active' || value === undefined);
  const isRepeated = kind === 'update' && !before.active && input.active === false;
  return isRepeated && isAll && written.size === 0 ? refused('Das Fahrtpaket ist schon aufgelöst.', 'active') : allowed;
}

/** Holds the orders while it looks, so that of two bundles made at once only one gets them. */
async function checkFree(ids: readonly number[], field: string, { client }: Scope): Promise<Verdict> {
  const orders = await rowsOf<{ auftragsnummer: string; taken: boolean }>(
    client,
    sql`select auftragsnummer, cardinality(bundles) > 0 as taken from contracts where id = any(${sql.param([...ids])}::bigint[]) order by id for update`,
  );
  const taken = orders
    .filter((it) => it.taken)
    .map((it) => it.auftragsnummer)
    .sort();
  return taken.length === 0 ? allowed : refused(`Schon in einem Fahrtpaket: ${taken.join(', ')}.`, field);
}

/** Bundles are named FP- and a running number. */
async function completeName({ kind }: Intent<typeof bundle>, scope: Scope): Promise<Completed<typeof bundle>> {
  return kind === 'create' ? { bundle: `FP-${String(await nextNumber(scope.client, 'bundles'))}` } : {};
}

async function addMembers(done: Done<typeof bundle>, scope: Scope): Promise<void> {
  if (done.kind !== 'create') return;
  let sortOrder = 0;
  for (const id of membersOf(done.input))
    await scope.make(bundleContract, {
      bundle: iriOf('bundles', done.id),
      contract: iriOf('contracts', id),
      sortOrder: (sortOrder += 1),
    });
}

/** Orders know the active bundle they are in; dissolving or deleting takes it off all of them, one that comes back looks at their drivers again. */
async function followActive(done: Done<typeof bundle>, scope: Scope): Promise<void> {
  const iri = iriOf('bundles', done.id);
  const places =
    done.kind === 'create'
      ? []
      : await rowsOf<{ id: number; contract: number }>(
          scope.client,
          sql`select id, contract from bundle_contracts where bundle = ${done.id} order by "sortOrder", id`,
        );
  for (const place of places) {
    if (done.kind === 'delete') await scope.remove(bundleContract, iriOf('bundle_contracts', place.id));
    else if (done.before?.active !== done.after.active)
      await showBundle(scope, { order: iriOf('contracts', place.contract), bundle: iri, isIn: done.after.active });
  }
  if (done.kind === 'update' && !done.before.active && done.after.active) await followDrivers(scope, iri);
}

/** Nobody can win a dissolved bundle any more (R40). */
async function declineApplications({ kind, id, before, after }: Done<typeof bundle>, scope: Scope): Promise<void> {
  if (kind !== 'update' || after.active || !before.active) return;
  for (const open of await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from applications where bundle = ${id} and status = 'pending' order by id`,
  )) {
    await scope.change(application, iriOf('applications', open.id), { status: 'declined' });
  }
}

/** Puts a bundle into its order's view or takes it out; an order that is in another one by now keeps that. */
async function showBundle(
  scope: Scope,
  { order, bundle: iri, isIn }: { order: string | null; bundle: string | null; isIn: boolean },
): Promise<void> {
  const shown = (await scope.look(contract, order))?.bundles;
  if (!order || !iri || !shown || (isIn && shown.length > 0)) return;
  await scope.change(contract, order, { bundles: isIn ? [iri] : shown.filter((it) => it !== iri) });
}

function membersOf({ contracts }: ChangesOf<typeof bundle>): number[] {
  return (contracts ?? []).flatMap((it) => idOf('contracts', it) ?? []);
}

/** What a bundle does beyond storing its fields (R40). */
export const bundles = behave(bundle, {
  check: [checkMembers, checkDissolving],
  complete: [completeName],
  effects: [addMembers, followActive, declineApplications],
});

async function checkJoining({ kind, after }: Intent<typeof bundleContract>, scope: Scope): Promise<Verdict> {
  if (kind !== 'create' || !(await isActive(after.bundle, scope))) return allowed;
  return checkFree([idOf('contracts', after.contract ?? '') ?? 0], 'contract', scope);
}

async function followMembership({ kind, after }: Done<typeof bundleContract>, scope: Scope): Promise<void> {
  if (kind === 'update') return;
  const isIn = kind === 'create' && (await isActive(after.bundle, scope));
  await showBundle(scope, { order: after.contract, bundle: after.bundle, isIn });
  if (after.bundle && (await isActive(after.bundle, scope))) await followDrivers(scope, after.bundle);
}

async function isActive(iri: string | null, scope: Scope): Promise<boolean> {
  return (await scope.look(bundle, iri))?.active === true;
}

/** An order that joins or leaves an active bundle shows it. */
export const bundleContracts = behave(bundleContract, { check: [checkJoining], effects: [followMembership] });
