import { sql } from 'drizzle-orm';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { importContract, type ImportContract } from '../../../src/domain/import/importContract.ts';
import { importLeasingProtocols } from '../../../src/domain/import/leasingCustomers.ts';
import type { RowContent, ImportedPlace } from '../../../src/domain/import/reading/importedRow.ts';
import {
  begunText,
  differencesOf,
  hasBegun,
  isPickedUp,
  pickedUpQuestion,
  pickedUpText,
  type Difference,
} from '../../../src/domain/import/reading/recognise.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { contractsByKey } from '../../import/contractsByKey.ts';
import { changesOf, newContractOf, contentOf, saidIn } from '../../import/rowContent.ts';
import { serviceNames } from '../../import/stock.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

const refuse = (message: string): Invalid => new Invalid([{ propertyPath: 'isImported', message }]);
/** A ride has begun, and nobody has said that it is to be changed nevertheless. */
export class RideBegun extends Invalid {
  constructor(message: string) {
    super([{ propertyPath: 'confirmBegun', message }]);
  }
}

/** A row becomes what it says: a new contract, a changed or a cancelled one (R51). */
export async function takeOver(row: ImportContract, isMeant: boolean, scope: Scope): Promise<void> {
  const { done, differences } = await outcomeOf(row, isMeant, scope);
  await scope.change(importContract, iriOf('import_contracts', row.id), {
    contract: iriOf('contracts', done.id),
    contractNumber: done.auftragsnummer,
    ...(differences && { differences: { fields: differences } }),
  });
  await joinBundle(row, done, scope);
}

type Outcome = {
  readonly done: Contract;
  /** What was really changed, should the contract have been changed since the file was read. */
  readonly differences?: readonly Difference[];
};

async function outcomeOf(row: ImportContract, isMeant: boolean, scope: Scope): Promise<Outcome> {
  const there = await scope.look(contract, row.contract);
  const isNew = row.effect === 'CREATE' || row.effect === 'DOUBLE';
  if (!there) {
    if (isNew) return { done: await createContract(row, scope) };
    throw refuse('Den Auftrag dieser Zeile gibt es nicht mehr.');
  }
  const iri = iriOf('contracts', there.id);
  // Taken over once, cancelled by declining, and now accepted again.
  if (isNew)
    return {
      done: await scope.change(contract, iri, { isStorniert: false, isDeclinedByLeitstand: false, isImported: true }),
    };
  const state = (await scope.look(protocol, there.protocol))?.processState ?? null;
  if (row.effect === 'CANCEL') {
    if (isPickedUp(state) && !isMeant) throw new RideBegun(pickedUpQuestion);
    return { done: there.isStorniert ? there : await scope.change(contract, iri, { isStorniert: true }) };
  }
  return change(row, there, { state, isMeant, scope });
}

type Around = { readonly state: string | null; readonly isMeant: boolean; readonly scope: Scope };

/** A contract is changed by itself while its ride has not begun, after that once somebody has said so (R51). */
async function change(row: ImportContract, there: Contract, { state, isMeant, scope }: Around): Promise<Outcome> {
  if (isPickedUp(state)) throw refuse(pickedUpText(there.auftragsnummer ?? ''));
  if (hasBegun(state) && !isMeant) throw new RideBegun(begunText(there.auftragsnummer ?? ''));
  const services = await serviceNames(scope.client);
  const content = saidIn(row);
  const differences = differencesOf(contentOf(there, services), content).filter(
    (it) => row.saveInfoFahrDL || it.field !== 'infoDriver',
  );
  const wanted = differences.map((it) => it.field);
  const done = await scope.change(contract, iriOf('contracts', there.id), {
    ...changesOf(content, wanted, services),
    ...(row.driver !== there.driver && driverOf(row)),
  });
  return { done, differences };
}

/**
 * Whoever was chosen for the row, with the reason that goes to the contract's history; without one he is checked once
 * more, because he may have left since, or have got other rides.
 */
function driverOf({ driver, assignmentOverride }: ImportContract) {
  return { ...(driver && { driver, assignmentOverride: assignmentOverride ?? '' }) };
}

async function createContract(row: ImportContract, scope: Scope): Promise<Contract> {
  const content = saidIn(row);
  const { infoDriver, ...values } = newContractOf(content, await serviceNames(scope.client));
  return scope.make(contract, {
    ...values,
    ...(row.saveInfoFahrDL && infoDriver && { infoDriver }),
    contractClientAddress: row.customer ?? '',
    customData: { externalNumber: row.externalNumber },
    isImported: true,
    ...(await leasingProtocolOf(row, scope)),
    ...driverOf(row),
    ...(await connectionOf(row, content, scope)),
  });
}

/** The protocol that the leasing customer wants, whatever his record presets. */
async function leasingProtocolOf({ format }: ImportContract, { client }: Scope) {
  const slug = importLeasingProtocols[format ?? 'MANUFACTURER'];
  if (slug === undefined) return {};
  const [found] = await rowsOf<{ id: number }>(client, sql`select id from leasing_protocols where slug = ${slug}`);
  return found ? { leasingProtocols: [iriOf('leasing_protocols', found.id)] } : {};
}

/** Whoever goes back to where the first ride began is a return ride, whoever goes elsewhere goes on. */
async function connectionOf({ anschluss, customer, format }: ImportContract, content: RowContent, scope: Scope) {
  if (!anschluss) return {};
  const sender = { customer: idOf('customers', customer ?? '') ?? 0, format: format ?? 'MANUFACTURER' } as const;
  const [found] = await contractsByKey(scope.client, [anschluss], sender);
  const main = found && (await scope.look(contract, iriOf('contracts', found.contract)));
  if (!main) throw refuse(`Der Auftrag zu „${anschluss}“, an den diese Zeile anschließt, ist noch nicht angelegt.`);
  const isBack = format === 'ATR' || isSamePlace(content.deliveryLocation, main.pickupLocation);
  return {
    anschlussvon: iriOf('contracts', main.id),
    ...(isBack ? { abafahrt: '1' as const } : { abcfahrt: '1' as const }),
  };
}

type Spot = Pick<ImportedPlace, 'plz' | 'strasse' | 'hausnr'>;
function isSamePlace(one: Spot, other: Spot): boolean {
  const key = ({ plz, strasse, hausnr }: Spot) => [plz, strasse, hausnr].join(' ').toLowerCase().replaceAll(/\s/gu, '');
  return key(one) === key(other);
}

/** Rows of one file with the same package become one bundle, whenever each of them is taken over. */
async function joinBundle(row: ImportContract, done: Contract, scope: Scope): Promise<void> {
  if (!row.bundleId || done.bundles.length > 0 || done.isStorniert) return;
  const others = await rowsOf<{ id: number; bundle: number | null }>(
    scope.client,
    sql`select c.id, c.bundles[1] as bundle from import_contracts it join contracts c on c.id = it.contract
        where it.import = ${idOf('vw_imports', row.import ?? '') ?? 0} and it."bundleId" = ${row.bundleId}
          and it."isImported" and c.id <> ${done.id} and not c."isStorniert"
        order by it."rowNumber", c.id`,
  );
  const joined = others.find((it) => it.bundle !== null)?.bundle;
  const own = iriOf('contracts', done.id);
  if (joined) await scope.make(bundleContract, { bundle: iriOf('bundles', joined), contract: own });
  else if (others.length > 0)
    await scope.make(bundle, { contracts: [...others.map((it) => iriOf('contracts', it.id)), own] });
}
