import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { application } from '../../../src/domain/application/application.ts';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { orderNumber } from '../../../src/domain/contract/orderNumber.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocolChangesFromContract, protocolFieldsFromContract } from '../../../src/domain/protocol/fromContract.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { user } from '../../../src/domain/user/user.ts';
import { defaultTimes } from '../../../src/domain/time/defaultTimes.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { releaseNextRides } from '../protocols/followContract.ts';
import { nextNumber } from '../../storage/counters.ts';
import { nameFiles } from '../../storage/images.ts';
import { name, rowsOf } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';

/**
 * A new contract gets its number, its author from the login, and the times that follow from those given (R1, R2, R3).
 */
export async function completeNewContract(
  intent: Intent<typeof contract>,
  scope: Scope,
): Promise<Completed<typeof contract>> {
  if (intent.kind !== 'create') return {};
  const year = Number(todayIn(companyZone, scope.now).slice(0, 4));
  const author = scope.actor.userId === null ? undefined : iriOf('users', scope.actor.userId);
  return {
    auftragsnummer: orderNumber(year, await nextNumber(scope.client, `contracts:${String(year)}`)),
    neumerker: '1',
    auftragbestaetigt: '0',
    createdBy: author ?? null,
    createdByDepartment: (await scope.look(user, author))?.department ?? null,
    ...defaultTimes(intent.after),
  };
}

/** Every contract has its protocol from the first moment on, with addresses and vehicle copied (R2). */
export async function createProtocol(done: Done<typeof contract>, scope: Scope): Promise<void> {
  if (done.kind !== 'create') return;
  const start = {
    orderNumber: done.after.auftragsnummer,
    contract: iriOf('contracts', done.id),
    contractClientAddress: done.after.contractClientAddress,
    processState: 'UNPROCESSED',
    // Those of trial contracts are not among what is to be sent (R12).
    aktiv: !done.after.testContract,
  } as const;
  const created = await scope.make(protocol, { ...start, ...protocolFieldsFromContract(done.after, {}) });
  await rowsOf(scope.client, sql`update contracts set protocol = ${created.id} where id = ${done.id}`);
}

/** Until the ride has come that far, the protocol takes over what changes in its contract (R4). */
export async function syncProtocol({ kind, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  const isTouched =
    kind === 'update' &&
    !isDeepStrictEqual(protocolFieldsFromContract(before, {}), protocolFieldsFromContract(after, {}));
  const found = isTouched ? await scope.look(protocol, after.protocol) : undefined;
  if (!isTouched || !found || !after.protocol) return;
  const changes = protocolChangesFromContract(before, after, found);
  if (Object.keys(changes).length > 0) await scope.change(protocol, after.protocol, changes);
}

const belongings = [protocol, bundleContract, contractAvis, application] as const;

/**
 * A deleted contract takes along what is only about it, above all its untouched protocol; contracts that followed it
 * stand alone again (R6).
 */
export async function releaseDeleted(done: Done<typeof contract>, scope: Scope): Promise<void> {
  if (done.kind !== 'delete') return;
  await releaseNextRides(done.after.protocol, scope);
  await nameFiles(scope.client, { iri: iriOf('contracts', done.id), ids: [], now: scope.now });
  for (const resource of belongings) {
    const own = await rowsOf<{ id: number }>(
      scope.client,
      sql`select id from ${name(resource.path)} where contract = ${done.id}`,
    );
    for (const { id } of own) await scope.remove(resource, iriOf(resource.path, id));
  }
  for (const { id } of await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from contracts where anschlussvon = ${done.id}`,
  )) {
    await scope.change(contract, iriOf('contracts', id), { anschlussvon: null });
  }
}
