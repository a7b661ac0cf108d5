import type { Contract } from '../contract/contract.ts';
import type { Driver } from '../driver/driver.ts';
import { joined } from '../define/joined.ts';
import { pickedUpStatus, deliveredStatus, protocolStatus } from '../protocol/badge.ts';
import { istkmOf } from '../protocol/mileage.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { companyZone, timeIn, todayIn } from '../time/zone.ts';
import { normalizePlate } from '../vehicle/plate.ts';
import type { RideStage } from './gaps.ts';
import { isOutsider } from './outsiders.ts';
import type { RedPlateRide } from './redPlateRide.ts';
import { vehicleClassOf } from './vehicleClass.ts';

/** What a line takes from the protocol of its ride, beside both places. */
const ofProtocol = [
  'processState',
  'statusArray',
  'emptyRunDone',
  'angemeldet',
  'alternativeLicensePlate',
  'driversLogForRedLicensePlatesReferenceListNumber',
  'carType',
  'hersteller',
  'licensePlateFinCheckResult',
  'licensePlateFinCheckNewFin',
  'mileageOnSubmit',
  'mileageOnReceive',
] as const;
/** No other change of a protocol changes its line in the book. */
export const saidByProtocol = [...ofProtocol, 'pickupLocation', 'deliveryLocation', 'contract', 'closed'] as const;

type RideProtocol = Pick<Protocol, (typeof ofProtocol)[number]> & {
  readonly [side in 'pickupLocation' | 'deliveryLocation']: {
    readonly plz: string | null;
    readonly ort: string | null;
  };
};
type RideContract = Pick<
  Contract,
  'alternativeLicensePlate' | 'infoTransferNumberPlate' | 'manufacturer' | 'carFin' | 'driver'
>;
type RideDriver = Pick<Driver, 'vorname' | 'nachname' | 'strasse' | 'hausnr' | 'plz' | 'ort' | 'gruppe'>;
type DriverPart = 'driverName' | 'driverStreet' | 'driverHouseNumber' | 'driverZip' | 'driverTown';

/** What a line is made of, and what it said until now. */
export type RideSources = {
  readonly protocol: RideProtocol;
  readonly contract: RideContract;
  readonly driver: RideDriver | undefined;
  readonly known: Pick<RedPlateRide, 'driver' | 'endDay' | 'end' | 'begin' | DriverPart> | undefined;
  readonly now: Date;
};

/** Whether a ride belongs into the book: its vehicle is not registered and drives with a red plate, as far as known. */
export function needsRedPlate({ protocol, contract }: Pick<RideSources, 'protocol' | 'contract'>): boolean {
  if (protocol.angemeldet) return false;
  return plateOf({ protocol, contract }) !== null || !contract.infoTransferNumberPlate?.trim();
}

/** How far the ride has come; what never left its place has begun and no more. */
export function stageOf({ processState, statusArray, emptyRunDone }: RideProtocol): RideStage {
  const status = protocolStatus(processState);
  const isPickedUp = statusArray.some((it) => it.status === pickedUpStatus);
  if (emptyRunDone && !isPickedUp) return 'begun';
  if (status >= deliveredStatus || emptyRunDone) return 'ended';
  return status >= pickedUpStatus ? 'underway' : 'begun';
}

/** Everything that a line says of its ride, as protocol, contract and driver have it now. */
export function rideContent(sources: RideSources) {
  const { protocol, contract, driver } = sources;
  const { pickupLocation: from, deliveryLocation: to } = protocol;
  return {
    plate: plateOf(sources),
    referenceListNumber: protocol.driversLogForRedLicensePlatesReferenceListNumber,
    ...timesOf(sources),
    driver: contract.driver,
    ...driverOf(sources),
    outsider: isOutsider(driver?.gruppe),
    vehicleClass: vehicleClassOf(protocol.carType),
    manufacturer: protocol.hersteller ?? contract.manufacturer,
    vin:
      (protocol.licensePlateFinCheckResult === 'INVALID' ? protocol.licensePlateFinCheckNewFin : null) ??
      contract.carFin,
    pickupZip: from.plz,
    pickupTown: from.ort,
    deliveryZip: to.plz,
    deliveryTown: to.ort,
    istkm: istkmOf(protocol),
    voided: protocol.processState === 'UNPROCESSED' || !needsRedPlate(sources),
  };
}

function plateOf({ protocol, contract }: Pick<RideSources, 'protocol' | 'contract'>): string | null {
  const plate = protocol.alternativeLicensePlate?.trim() || contract.alternativeLicensePlate?.trim();
  return plate ? normalizePlate(plate) : null;
}

/** Takeover and handover by the company's clock; an empty run ends when somebody says that it was one. */
function timesOf({ protocol, known, now }: RideSources) {
  const at = (status: number) => protocol.statusArray.find((it) => it.status === status)?.date ?? null;
  const [begin, end] = [clockOf(at(pickedUpStatus)), clockOf(at(deliveredStatus))];
  const emptyEnd = known?.end && known.endDay ? { day: known.endDay, time: known.end } : clockOf(now.toISOString());
  const ended = end ?? (protocol.emptyRunDone ? emptyEnd : null);
  return {
    rideDay: begin?.day ?? null,
    begin: begin?.time ?? null,
    endDay: ended?.day ?? null,
    end: ended?.time ?? null,
  };
}

function clockOf(moment: string | null) {
  if (moment === null) return null;
  const at = new Date(moment);
  return { day: todayIn(companyZone, at), time: timeIn(companyZone, at) };
}

/** Who drove and where he lived on the day: after the takeover only what was empty still comes in. */
function driverOf({ contract, driver, known }: RideSources): Pick<RedPlateRide, DriverPart> {
  const now = {
    driverName: driver ? joined([driver.vorname, driver.nachname]) : null,
    driverStreet: driver?.strasse ?? null,
    driverHouseNumber: driver?.hausnr ?? null,
    driverZip: driver?.plz ?? null,
    driverTown: driver?.ort ?? null,
  };
  if (!known?.begin || known.driver !== contract.driver) return now;
  return {
    driverName: known.driverName ?? now.driverName,
    driverStreet: known.driverStreet ?? now.driverStreet,
    driverHouseNumber: known.driverHouseNumber ?? now.driverHouseNumber,
    driverZip: known.driverZip ?? now.driverZip,
    driverTown: known.driverTown ?? now.driverTown,
  };
}
