import { sql } from 'drizzle-orm';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { nextNumber } from '../../storage/counters.ts';
import { noteChange } from '../../storage/changeLog.ts';
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

/** Orders know the active bundle they are in; dissolving takes it off all of them. */
async function followActive(done: Done, scope: Scope): Promise<void> {
  if (done.kind !== 'update' || done.before?.active === done.after.active) return;
  const changed = done.after.active
    ? sql`update contracts set bundles = array[${done.id}::bigint], version = version + 1 where id in (select contract from bundle_contracts where bundle = ${done.id}) and cardinality(bundles) = 0 returning id, version`
    : sql`update contracts set bundles = array_remove(bundles, ${done.id}::bigint), version = version + 1 where bundles @> array[${done.id}::bigint] returning id, version`;
  for (const row of await rowsOf<{ id: number; version: number }>(scope.client, changed)) {
    await noteChange(scope.client, { path: 'contracts', id: row.id, kind: 'update', version: row.version, by: scope.actor.username });
  }
}

function membersOf(input: Readonly<Record<string, unknown>>): number[] {
  return ((input.contracts as string[] | undefined) ?? []).flatMap((it) => idOf('contracts', it) ?? []);
}

/** What a bundle does beyond storing its fields (R40). */
export const bundles: Behaviour = { check: [checkMembers], complete: [completeName], effects: [addMembers, followActive] };

async function followMembership(done: Done, scope: Scope): Promise<void> {
  const contract = idOf('contracts', String(done.after.contract));
  const bundle = idOf('bundles', String(done.after.bundle));
  const value = done.kind === 'delete' ? sql`array_remove(bundles, ${bundle}::bigint)` : sql`array[${bundle}::bigint]`;
  if (done.kind === 'update') return;
  for (const row of await rowsOf<{ id: number; version: number }>(scope.client, sql`update contracts set bundles = ${value}, version = version + 1 where id = ${contract} returning id, version`)) {
    await noteChange(scope.client, { path: 'contracts', id: row.id, kind: 'update', version: row.version, by: scope.actor.username });
  }
}

/** An order that joins or leaves a bundle shows it. */
export const bundleContracts: Behaviour = { effects: [followMembership] };
