import { sql } from 'drizzle-orm';
import { application } from '../../../src/domain/application/application.ts';
import { fewestInBundle } from '../../../src/domain/bundle/adding.ts';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { ChangesOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { nextNumber } from '../../storage/counters.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { countApplicants } from '../applications/applicants.ts';
import { keepBundleInStep } from '../applications/target.ts';
import { settleDisposed } from './disposed.ts';
import { tellOfBundle } from './tellConsoles.ts';

/**
 * A bundle has two contracts at least, and a contract is in one active bundle at most, also when a dissolved one comes
 * back (R40).
 */
async function checkMembers(
  { kind, before, after, input }: Intent<typeof bundle>,
  scope: Scope,
): Promise<Verdict<'contracts' | 'active'>> {
  if (kind === 'create') {
    const ids = membersOf(input);
    return ids.length < fewestInBundle
      ? refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.', 'contracts')
      : checkFree(ids, { field: 'contracts' }, scope);
  }
  if (kind === 'delete' || before.active || !after.active) return allowed;
  const places = await rowsOf<{ contract: number }>(
    scope.client,
    sql`select contract from bundle_contracts where bundle = ${before.id}`,
  );
  return checkFree(
    places.map((it) => it.contract),
    { field: 'active', mayBeCancelled: true },
    scope,
  );
}

/**
 * Whoever dissolves a bundle that is dissolved already has seen another state of it; a whole record may say so again.
 */
function checkDissolving({ kind, before, input }: Intent<typeof bundle>, { written }: Scope): Verdict<'active'> {
  const isAll = Object.entries(input).every(([name, value]) => name === 'active' || value === undefined);
  const isRepeated = kind === 'update' && !before.active && input.active === false;
  return isRepeated && isAll && written.size === 0 ? refused('Das Fahrtpaket ist schon aufgelöst.', 'active') : allowed;
}

/**
 * Holds the contracts while it looks, so that of two bundles made at once only one gets them; a cancelled one joins
 * none, and stays where it is.
 */
async function checkFree<At extends string>(
  ids: readonly number[],
  { field, mayBeCancelled = false }: { field: At; mayBeCancelled?: boolean },
  { client }: Scope,
): Promise<Verdict<At>> {
  const contracts = await rowsOf<{ auftragsnummer: string; taken: boolean; cancelled: boolean }>(
    client,
    sql`select auftragsnummer, cardinality(bundles) > 0 as taken, "isStorniert" as cancelled
      from contracts
      where id = any(${sql.param([...ids])}::bigint[])
      order by id for update`,
  );
  const numbers = (which: (it: (typeof contracts)[number]) => boolean) =>
    contracts
      .filter(which)
      .map((it) => it.auftragsnummer)
      .sort()
      .join(', ');
  const [taken, cancelled] = [numbers((it) => it.taken), numbers((it) => it.cancelled)];
  if (taken !== '') return refused(`Schon in einem Fahrtpaket: ${taken}.`, field);
  return cancelled === '' || mayBeCancelled ? allowed : refused(`Storniert: ${cancelled}.`, field);
}

/** Bundles are named FP- and a running number. */
async function completeName({ kind }: Intent<typeof bundle>, scope: Scope): Promise<Completed<typeof bundle>> {
  return kind === 'create' ? { bundle: `FP-${String(await nextNumber(scope.client, 'bundles'))}` } : {};
}

async function addMembers(done: Done<typeof bundle>, scope: Scope): Promise<void> {
  if (done.kind !== 'create') return;
  for (const id of membersOf(done.input))
    await scope.make(bundleContract, { bundle: iriOf('bundles', done.id), contract: iriOf('contracts', id) });
}

/**
 * Contracts know the active bundle they are in; dissolving or deleting takes it off all of them, one that comes back
 * looks at their drivers again.
 */
async function followActive(done: Done<typeof bundle>, scope: Scope): Promise<void> {
  const iri = iriOf('bundles', done.id);
  // The last ones first, so that nobody moves up who goes next.
  const places =
    done.kind === 'create'
      ? []
      : await rowsOf<{ id: number; contract: number }>(
          scope.client,
          sql`select id, contract from bundle_contracts where bundle = ${done.id} order by "sortOrder" desc, id desc`,
        );
  for (const place of places) {
    if (done.kind === 'delete') await scope.remove(bundleContract, iriOf('bundle_contracts', place.id));
    else if (done.before?.active !== done.after.active)
      await showBundle(scope, { contract: iriOf('contracts', place.contract), bundle: iri, isIn: done.after.active });
  }
  if (done.kind === 'update' && !done.before.active && done.after.active) await settleDisposed(scope, iri);
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

/** Puts a bundle into its contract's view or takes it out; a contract that is in another one by now keeps that. */
async function showBundle(
  scope: Scope,
  { contract: record, bundle: iri, isIn }: { contract: string | null; bundle: string | null; isIn: boolean },
): Promise<void> {
  const shown = (await scope.look(contract, record))?.bundles;
  if (!record || !iri || !shown || (isIn && shown.length > 0)) return;
  await scope.change(contract, record, { bundles: isIn ? [iri] : shown.filter((it) => it !== iri) });
}

function membersOf({ contracts }: ChangesOf<typeof bundle>): number[] {
  return [...new Set((contracts ?? []).flatMap((it) => idOf('contracts', it) ?? []))];
}

/** What a bundle does beyond storing its fields (R40). */
export const bundles = behave(bundle, {
  check: [checkMembers, checkDissolving],
  complete: [completeName],
  effects: [addMembers, followActive, declineApplications],
});

async function checkJoining(
  { kind, after }: Intent<typeof bundleContract>,
  scope: Scope,
): Promise<Verdict<'contract'>> {
  if (kind !== 'create' || !(await isActive(after.bundle, scope))) return allowed;
  return checkFree([idOf('contracts', after.contract ?? '') ?? 0], { field: 'contract' }, scope);
}

async function followMembership({ kind, after }: Done<typeof bundleContract>, scope: Scope): Promise<void> {
  await keepBundleInStep(after.bundle, scope);
  await tellOfBundle(after.bundle, scope);
  if (kind === 'update') return;
  const isIn = kind === 'create' && (await isActive(after.bundle, scope));
  await showBundle(scope, { contract: after.contract, bundle: after.bundle, isIn });
  await countApplicants(scope, [after.contract]);
  if (after.bundle && (await isActive(after.bundle, scope))) await settleDisposed(scope, after.bundle);
}

async function isActive(iri: string | null, scope: Scope): Promise<boolean> {
  return (await scope.look(bundle, iri))?.active === true;
}

/** A contract that joins or leaves an active bundle shows it. */
export const bundleContracts = behave(bundleContract, { check: [checkJoining], effects: [followMembership] });
