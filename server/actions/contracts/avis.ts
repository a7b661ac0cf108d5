import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { appointmentOf } from '../../../src/domain/avis/appointment.ts';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { reopened } from '../../../src/domain/avis/parkingInfo.ts';
import { address } from '../../../src/domain/address/address.ts';
import type { contract, Contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { FieldOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { noteTouched } from '../../storage/changeLog.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';
import { settleDirections } from '../avis/link.ts';

type Rides = typeof contract;

/** A contract that is to be arranged with the people on site gets its avis when that is first wished (R2). */
export async function makeAvis({ kind, id, before, after }: Done<Rides>, scope: Scope): Promise<void> {
  const isNewWish = kind !== 'delete' && after.createAvis && !before?.createAvis;
  if (!isNewWish || after.hasAvis) return;
  await scope.make(contractAvis, {
    contract: iriOf('contracts', id),
    status: 'pending',
    parkingSpace: await parkingSpaceOf(after, scope),
    ...keptOf(after),
  });
}

/** The parking place that a customer wants to be told of: the end of the ride that is one. */
async function parkingSpaceOf(ride: Contract, scope: Scope): Promise<string | null> {
  const client = await scope.look(customer, ride.contractClientAddress);
  if (!client?.enableAvisParkingSpace) return null;
  for (const end of [ride.deliveryAddress, ride.pickupAddress])
    if ((await scope.look(address, end))?.stellplatz) return end;
  return null;
}

/** What is kept with the avis, so that its list finds and orders it without looking at the contract. */
function keptOf(ride: Contract) {
  return {
    ...appointmentOf(ride),
    contractType: ride.contractType,
    contractClientAddress: ride.contractClientAddress,
    flexContract: ride.flexContract,
    isStorniert: ride.isStorniert,
    bundles: ride.bundles,
  };
}

/** What its row shows of the contract besides. */
function shownOf(ride: Contract) {
  const { auftragsnummer, driver, abgeschlossen, pickupLocation, deliveryLocation } = ride;
  return { auftragsnummer, driver, abgeschlossen, pickupLocation, deliveryLocation };
}

function vehicleOf({ manufacturer, carModel, licensePlate, carFin, verzoegerteAbgabe }: Contract) {
  return { manufacturer, carModel, licensePlate, carFin, verzoegerteAbgabe };
}

/**
 * The avis follows its contract: days and type are kept with it, another vehicle has to be announced anew (R45), and
 * consoles hear of what its row shows.
 */
export async function keepAvisInStep({ kind, id, before, after }: Done<Rides>, scope: Scope): Promise<void> {
  if (kind !== 'update' || !after.hasAvis) return;
  const isOther = (part: (ride: Contract) => object) => !isDeepStrictEqual(part(before), part(after));
  const [isKept, isVehicle, isConnection] = [
    isOther(keptOf),
    isOther(vehicleOf),
    before.anschlussvon !== after.anschlussvon,
  ];
  if (!isKept && !isVehicle && !isConnection && !isOther(shownOf)) return;
  const avis = await avisOf(id, scope);
  if (!avis) return;
  const iri = iriOf('contract_avis', avis.id);
  const { version } = await scope.change(contractAvis, iri, {
    ...(isKept && keptOf(after)),
    ...(isVehicle && (avis.parkingSpaceNotified ? reopened : { parkingMail: null })),
  });
  if (isConnection) await settleDirections(scope, iri);
  const { username: by } = scope.actor;
  await noteTouched(scope.client, { path: 'contract_avis', id: avis.id, version, by });
}

type AvisRow = { id: number; version: number; bundle: number | null; parkingSpaceNotified: boolean };

async function avisOf(contractId: number, { client }: Scope): Promise<AvisRow | undefined> {
  const [found] = await rowsOf<AvisRow>(
    client,
    sql`select id, version, bundle, "parkingSpaceNotified" from contract_avis where contract = ${contractId} order by id limit 1`,
  );
  return found;
}

/** Only what is arranged can be arranged together. */
export function checkAvisBundle({ kind, before, after }: Intent<Rides>): Verdict<'avisBundle'> {
  const isNew = after.avisBundle !== null && after.avisBundle !== (before?.avisBundle ?? null);
  return kind !== 'delete' && isNew && !after.hasAvis && !after.createAvis
    ? refused('Der Auftrag hat keine Avisierung.', 'avisBundle')
    : allowed;
}

/** The group of its avis is joined and left at the contract, too (0-decisions). */
export async function followAvisBundle({ kind, id, before, after }: Done<Rides>, scope: Scope): Promise<void> {
  if (kind === 'delete' || (before?.avisBundle ?? null) === after.avisBundle) return;
  const avis = await avisOf(id, scope);
  const present = avis?.bundle == null ? null : iriOf('contract_avis_bundles', avis.bundle);
  if (!avis || present === after.avisBundle) return;
  const at: FieldOf<Rides> = 'avisBundle';
  try {
    await scope.change(contractAvis, iriOf('contract_avis', avis.id), { bundle: after.avisBundle });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(error.violations.map((it) => ({ ...it, propertyPath: at })));
  }
}
