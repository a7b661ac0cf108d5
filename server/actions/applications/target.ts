import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { application, type Application } from '../../../src/domain/application/application.ts';
import type { contract, Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { noteTouched } from '../../storage/changeLog.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { ridesOf } from './rides.ts';

type Wanted = Pick<Application, 'contract' | 'bundle'>;

/** What is kept with an application, so that its list finds and orders it without looking at contract and bundle. */
async function keptOf(wanted: Wanted, scope: Scope) {
  const rides = await ridesOf(wanted, scope);
  const [first] = rides.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
  return {
    contracts: rides.map((it) => iriOf('contracts', it.id)),
    firstPickupDate: first?.datum ?? null,
    firstPickupTime: first?.pickupTimeFrom ?? null,
  };
}

function momentOf({ datum, pickupTimeFrom }: Contract): string {
  return `${datum ?? '9999-12-31'} ${pickupTimeFrom ?? '24:00'}`;
}

/** An application is for a contract or for a bundle as a whole, and knows when that begins. */
export async function completeTarget(
  { kind, after }: Intent<typeof application>,
  scope: Scope,
): Promise<Completed<typeof application>> {
  if (kind !== 'create') return {};
  const wanted = { bundle: after.bundle, contract: after.bundle ? null : after.contract };
  return { contract: wanted.contract, ...(await keptOf(wanted, scope)) };
}

/** Everybody who wants or wanted a bundle keeps its contracts in their order and its first pickup. */
export async function keepBundleInStep(bundle: string | null, scope: Scope): Promise<void> {
  const wanting = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from applications where bundle = ${idOf('bundles', bundle ?? '') ?? null} order by id`,
  );
  if (wanting.length === 0) return;
  const kept = await keptOf({ bundle, contract: null }, scope);
  for (const { id } of wanting) await scope.change(application, iriOf('applications', id), kept);
}

/** What the rows of an application show of a contract, beside what is kept with it. */
function shownOf(ride: Contract) {
  const { bringdatum, pickupTimeTo, deliveryTimeFrom, deliveryTimeTo, pickupLocation, deliveryLocation } = ride;
  const { licensePlate, googleKm, gutschriftpreis, isStorniert, driver } = ride;
  return [
    [bringdatum, pickupTimeTo, deliveryTimeFrom, deliveryTimeTo, pickupLocation, deliveryLocation],
    [licensePlate, googleKm, gutschriftpreis, isStorniert, driver],
  ];
}

/**
 * Applications follow the contract they are about, by themselves or with its bundle: the first pickup is kept with
 * them, and consoles hear of what their rows show.
 */
export async function keepApplicationsInStep(
  { kind, id, before, after }: Done<typeof contract>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update') return;
  const isKept = before.datum !== after.datum || before.pickupTimeFrom !== after.pickupTimeFrom;
  if (!isKept && isDeepStrictEqual(shownOf(before), shownOf(after))) return;
  const about = await rowsOf<{ id: number; version: number; contract: number | null; bundle: number | null }>(
    scope.client,
    sql`select id, version, contract, bundle from applications where contracts && array[${id}]::bigint[] order by id`,
  );
  const { username: by } = scope.actor;
  for (const it of about) {
    const wanted = {
      contract: it.contract === null ? null : iriOf('contracts', it.contract),
      bundle: it.bundle === null ? null : iriOf('bundles', it.bundle),
    };
    const iri = iriOf('applications', it.id);
    const version = isKept ? (await scope.change(application, iri, await keptOf(wanted, scope))).version : it.version;
    await noteTouched(scope.client, { path: 'applications', id: it.id, version, by });
  }
}

/** Whoever else wants the same hears that there is one more or fewer to choose from. */
export async function tellRivals({ kind, id, before, after }: Done<typeof application>, scope: Scope): Promise<void> {
  if (kind === 'update' && before.status === after.status) return;
  const { username: by } = scope.actor;
  const wanted = after.bundle
    ? sql`bundle = ${idOf('bundles', after.bundle)}`
    : sql`bundle is null and contract = ${idOf('contracts', after.contract ?? '') ?? null}`;
  for (const it of await rowsOf<{ id: number; version: number }>(
    scope.client,
    sql`select id, version from applications where ${wanted} and id <> ${id} order by id`,
  ))
    await noteTouched(scope.client, { path: 'applications', id: it.id, version: it.version, by });
}
