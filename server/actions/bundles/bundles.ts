import { sql } from 'drizzle-orm';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { nextNumber } from '../../storage/counters.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Behaviour, Done, Intent, Scope } from '../behaviour.ts';

const fewest = 2;

/** A bundle has two orders at least, and an order is in one active bundle at most (R40). */
async function checkMembers({ kind, input }: Intent, scope: Scope): Promise<Verdict> {
  if (kind !== 'create') return allowed;
  const ids = membersOf(input);
  if (ids.length < fewest) return refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.', 'contracts');
  const taken = await rowsOf<{ auftragsnummer: string }>(scope.client, sql`select auftragsnummer from contracts where id = any(${sql.param(ids)}::bigint[]) and cardinality(bundles) > 0 order by 1`);
  if (taken.length === 0) return allowed;
  return refused(`Schon in einem Fahrtpaket: ${taken.map((it) => it.auftragsnummer).join(', ')}.`, 'contracts');
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

/** Orders know the active bundle they are in; dissolving or deleting takes it off all of them. */
async function followActive(done: Done, scope: Scope): Promise<void> {
  const bundle = iriOf('bundles', done.id);
  const places = done.kind === 'create' ? [] : await rowsOf<{ id: number; contract: number }>(scope.client, sql`select id, contract from bundle_contracts where bundle = ${done.id} order by "sortOrder", id`);
  for (const { id, contract } of places) {
    if (done.kind === 'delete') await scope.remove(iriOf('bundle_contracts', id));
    else if (done.before?.active !== done.after.active) await showBundle(scope, { contract: iriOf('contracts', contract), bundle, isIn: done.after.active === true });
  }
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
export const bundles: Behaviour = { check: [checkMembers], complete: [completeName], effects: [addMembers, followActive, declineApplications] };

async function followMembership(done: Done, scope: Scope): Promise<void> {
  if (done.kind === 'update') return;
  await showBundle(scope, { contract: String(done.after.contract), bundle: String(done.after.bundle), isIn: done.kind === 'create' });
}

/** An order that joins or leaves a bundle shows it. */
export const bundleContracts: Behaviour = { effects: [followMembership] };
