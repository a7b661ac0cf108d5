import { sql } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import type { ChangesOf } from '../../../src/domain/define/row.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { pickedUpStatus, protocolStatus } from '../../../src/domain/protocol/badge.ts';
import { rideCostsOf } from '../../../src/domain/invoice/rideCosts.ts';
import { costTotalsOf, type Costs } from '../../../src/domain/protocol/costTotals.ts';
import { istkmOf } from '../../../src/domain/protocol/mileage.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { same } from '../../storage/history.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

type Protocol = typeof protocol;

/** The contract knows how far its ride has come, what was driven and what it cost beside its price (R10, R30). */
export async function tellContract(done: Done<Protocol>, scope: Scope): Promise<void> {
  const { kind, before, after } = done;
  if (kind !== 'update' || !after.contract) return;
  const changes = { ...stateOnContract(before, after), ...(await costsOnContract({ before, after }, scope)) };
  if (Object.keys(changes).length > 0) await scope.change(contract, after.contract, changes);
}

type Told = Pick<Done<Protocol>['after'], 'processState' | 'mileageOnSubmit' | 'mileageOnReceive' | 'emptyRunDone'>;

function stateOnContract(before: Told, after: Told): ChangesOf<typeof contract> {
  const [was, is] = [protocolStatus(before.processState), protocolStatus(after.processState)];
  const isClosed = after.processState === 'CLOSED';
  const istkm = istkmOf(after);
  return {
    ...(isClosed !== (before.processState === 'CLOSED') && { abgeschlossen: isClosed }),
    ...(istkm !== istkmOf(before) && { istkm }),
    ...(was < pickedUpStatus && is >= pickedUpStatus && { verzoegert: false }),
    ...(before.emptyRunDone !== after.emptyRunDone && { leerfahrt: after.emptyRunDone }),
  };
}

function costsIn({ expenses = [], waitings = [] }: Costs) {
  return { expenses, waitings };
}

async function costsOnContract(
  { before, after }: { readonly before: Costs; readonly after: Costs & Pick<Done<Protocol>['after'], 'contract'> },
  scope: Scope,
): Promise<ChangesOf<typeof contract>> {
  if (same(costsIn(before), costsIn(after))) return {};
  const order = await scope.look(contract, after.contract);
  const client = await scope.look(customer, order?.contractClientAddress);
  return {
    costTotals: costTotalsOf(after, { pricePerHour: client?.wartestundenpreis ?? null }),
    ...rideCostsOf(after),
  };
}

/** What stands on contract and protocol alike. */
function onBoth({ differenceBetweenGoogleAndActualKm, contractClientAddress }: Contract) {
  return { differenceBetweenGoogleAndActualKm, contractClientAddress };
}

/**
 * The kilometres by which the ride was longer than planned stand on both (R10), and so does the customer, by whom the
 * list of protocols is filtered.
 */
export async function keepInStep({ kind, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind !== 'update' || !after.protocol || same(onBoth(before), onBoth(after))) return;
  await scope.change(protocol, after.protocol, onBoth(after));
}

/** A ride that follows another one knows its protocol, and that one knows it back where it is the way back or on. */
export async function connectProtocols({ kind, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind === 'delete' || before?.anschlussAuftrag === after.anschlussAuftrag || !after.protocol) return;
  const [old, next] = [
    await scope.look(contract, before?.anschlussAuftrag),
    await scope.look(contract, after.anschlussAuftrag),
  ];
  await disconnect(old, after, scope);
  await scope.change(protocol, after.protocol, { anschlussProtokoll: next?.protocol ?? null });
  if (next?.protocol) await scope.change(protocol, next.protocol, { previousRide: after.protocol });
}

async function disconnect(returnContract: Contract | undefined, main: Contract, scope: Scope): Promise<void> {
  const known = await scope.look(protocol, returnContract?.protocol);
  if (known && known.previousRide === main.protocol)
    await scope.change(protocol, iriOf('protocols', known.id), { previousRide: null });
}

/** Rides that came after one that is deleted have none before them any more. */
export async function releaseNextRides(deleted: string | null, scope: Scope): Promise<void> {
  const next = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from protocols where "previousRide" = ${idOf('protocols', deleted ?? '') ?? 0}`,
  );
  for (const { id } of next) await scope.change(protocol, iriOf('protocols', id), { previousRide: null });
}
