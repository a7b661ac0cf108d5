import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { acceptanceReservations } from '../../../src/domain/protocol/choices/acceptanceReservations.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { emptyRunReasons } from '../../../src/domain/protocol/choices/emptyRunReasons.ts';
import { protocolStates } from '../../../src/domain/protocol/choices/protocolStates.ts';
import { countsWithoutAccessory } from '../../../src/domain/protocol/itemCounts.ts';
import { instantText, monthOf } from '../days.ts';
import { userIdOf } from '../base/ids.ts';
import { at, randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { drawPlate } from '../world/plates.ts';
import { appEventsOf } from './appEventsOf.ts';
import { complaintsOf } from './complaintsOf.ts';
import { timesOf } from './contractRow.ts';
import { drawDamages } from './damages.ts';
import type { Clock, Dossier } from './dossier.ts';
import { reviewOf } from './reviewOf.ts';
import { sendingFields, sendingOf } from './sendingOf.ts';
import { signaturesOf } from './signaturesOf.ts';

const day = 86_400_000;
const states = protocolStates.items.map((it) => it.key);
/** Only recent protocols carry the app's events and restore points, or they would outweigh everything else. */
const recentDays = 21;

export function isRecent({ contract }: Dossier, clock: Clock): boolean {
  return clock.now - contract.receivedAt < recentDays * day || contract.pickupDay > clock.today - recentDays;
}

/** The handover record of a contract, as far as it has come. */
export function protocolRow(random: Random, it: Dossier, clock: Clock): RowFor<typeof protocol> {
  const { contract, progress, vehicle } = it;
  const { state, times } = progress;
  const closed = state === 4 ? at(times, 4) : null;
  const recent = isRecent(it, clock);
  const checks = checksOf(random, it);
  const sending = sendingOf(it, clock);
  const complaints = complaintsOf(it, { isRecent: recent, clock });
  const vehicleFields = vehicleOf(random, it);
  const acceptanceReservations = state >= 2 ? reservationsOf(random, monthOf(contract.pickupDay)) : [];
  const damages =
    recent && state >= 2
      ? drawDamages(randomFrom('leitstand', 'damages', contract.id), {
          carType: contract.model.carType,
          inner: !checks.noInnerDamagesFound,
          outer: !checks.noOuterDamagesFound,
          state,
        })
      : [];
  return {
    id: contract.id,
    createdAt: instantText(contract.receivedAt),
    updatedAt: instantText(Math.min(clock.now, at(times, times.length - 1))),
    orderNumber: contract.auftragsnummer,
    contract: contract.id,
    contractClientAddress: contract.customer.id,
    processState: at(states, state),
    statusArray: times.slice(1).map((time, i) => ({ status: i + 1, date: instantText(time) })),
    closed: closed === null ? null : instantText(closed),
    editingApproved: false,
    allUploadsDone: state === 4,
    ...sendingFields(sending),
    mailLocked: random.chance(0.005),
    aktiv: !random.chance(0.01),
    anschlussProtokoll: it.after && it.after.role !== 'bundle' ? it.after.id : null,
    previousRide: it.contract.role === 'bundle' ? null : (it.before?.id ?? null),
    ...checks,
    ...equipmentOf(random, it),
    ...vehicleFields,
    additionalProperties: {
      editProcessPartAllowed: false,
      disableSignatureValidation: false,
      appEvents: recent
        ? appEventsOf(it, {
            hasMismatch: vehicleFields.licensePlateFinCheckResult === 'INVALID',
            hasReservations: acceptanceReservations.length > 0,
            hasDamages: damages.length > 0,
          })
        : [],
    },
    ...drivingOf(random, it),
    pickupLocationLocked: state >= 2 && random.chance(0.03),
    deliveryLocationLocked: state >= 3 && random.chance(0.03),
    pickupLocation: it.pickup.location,
    deliveryLocation: it.delivery.location,
    abholinfos: it.notes.abholinfos,
    bringinfos: it.notes.bringinfos,
    ...protocolTimes(it),
    acceptanceReservations,
    emptyRunDone: progress.emptyRun,
    ...emptyRunOf(random, progress.emptyRun),
    waitings: it.costs.waitings,
    expenses: it.costs.expenses.map((expense) => ({
      ...expense,
      userId: contract.driver ? `/api/users/${String(userIdOf(contract.driver.id))}` : null,
    })),
    damages,
    images: [],
    additionalPhotos: [],
    additionalDocuments: [],
    ...signaturesOf(it, { isRecent: recent }),
    complaints,
    ...(recent && reviewOf(it, { sending, complaints, clock })),
    insideCarTiresIncluded: vehicle.zusatzBereifung !== null,
    insideCarTireType: vehicle.zusatzBereifung,
    insideCarRimType: vehicle.zusatzFelge,
  };
}

type ProtocolColumns = Omit<RowFor<typeof protocol>, 'id'>;

function emptyRunOf(random: Random, isEmpty: boolean): ProtocolColumns {
  const emptyRunReason = isEmpty ? random.pick(emptyRunReasons.items).key : null;
  return {
    emptyRunReason,
    emptyRunOtherReason: emptyRunReason === 'otherReason' ? 'Hof war gesperrt, niemand durfte hinein.' : null,
    emptyRunApprovedBy: isEmpty ? 'dispo' : null,
  };
}

function protocolTimes(it: Dossier) {
  const { datum, bringdatum, ...windows } = timesOf(it);
  return { pickupDateRaw: datum, deliveryDateRaw: bringdatum, ...windows };
}

function checksOf(random: Random, it: Dossier) {
  const done = it.progress.state >= 2;
  return {
    carControlInnerDone: done,
    carControlOuterDone: done,
    carEquipmentCheckDone: done,
    licensePlateFinChecked: done,
    noInnerDamagesFound: done && random.chance(0.9),
    noOuterDamagesFound: done && random.chance(0.65),
    smokeFound: done && random.chance(0.02),
  };
}

/** Accessories that were found, and how many of those that are counted (R34). */
function equipmentOf(random: Random, { extras, progress: { state } }: Dossier) {
  const isTaken = state >= 2;
  const accessories = extras.accessories.map((id) => ({
    type: `/api/accessories/${id}`,
    selected: isTaken && !random.chance(0.03),
  }));
  const counts = {
    carKeys: isTaken ? extras.keys - (extras.keys > 1 && random.chance(0.02) ? 1 : 0) : null,
    fuelCards: isTaken ? extras.fuelCards : null,
    chargingCables: isTaken ? extras.cables : null,
  };
  return { accessories, ...counts, ...countsWithoutAccessory({ accessories, ...counts }) };
}

function vehicleOf(random: Random, it: Dossier): ProtocolColumns {
  const { vehicle, progress } = it;
  const checked = progress.state >= 2;
  const mismatch = checked && random.chance(0.008);
  const isOtherVehicle = mismatch && it.contract.id % 3 === 0;
  const inspectionDateChanged = checked && random.chance(0.02);
  return {
    hersteller: vehicle.manufacturer,
    autotyp: vehicle.carModel,
    carType: it.contract.model.carType,
    licensePlateFinCheckResult: mismatch ? 'INVALID' : checked ? 'VALID' : null,
    licensePlateFinCheckNewPlate: mismatch ? drawPlate(random, it.contract.customer.town.kfz, vehicle.electric) : null,
    licensePlateFinCheckNewFin: isOtherVehicle ? successorOf(vehicle.carFin) : null,
    licensePlateFinCheckReason: !mismatch
      ? null
      : isOtherVehicle
        ? 'Anderes Fahrzeug desselben Modells, mit dem Ansprechpartner geklärt.'
        : 'Fahrzeug wurde vor der Abholung umgemeldet.',
    inspectionDate: vehicle.tuev,
    inspectionDateChanged,
    inspectionDateAccepted: inspectionDateChanged && it.contract.id % 2 === 0,
    angemeldet: vehicle.angemeldet,
    verzoegerteAbgabe: vehicle.electric,
    alternativeLicensePlate: vehicle.alternativeLicensePlate,
    driversLogForRedLicensePlatesReferenceListNumber:
      checked && vehicle.alternativeLicensePlate ? String(random.int(1000, 9999)) : null,
    tireType: vehicle.bereifung,
    rimType: vehicle.felge,
  };
}

/** The vehicle that left the works next. */
function successorOf(vin: string): string {
  return vin.slice(0, -1) + String((Number(vin.slice(-1)) + 1) % 10);
}

function drivingOf(random: Random, it: Dossier): ProtocolColumns {
  const { state, emptyRun } = it.progress;
  const driven = state >= 3 && !emptyRun && it.istkm !== null;
  return {
    fuelLevelOnSubmit: state >= 2 ? random.int(2, 8) : null,
    fuelLevelOnReceive: driven ? random.int(1, 7) : null,
    mileageOnSubmit: state >= 2 ? it.vehicle.mileage : null,
    mileageOnReceive: driven ? it.vehicle.mileage + (it.istkm ?? 0) : null,
    driverCollectionComment:
      state >= 2 && random.chance(0.12)
        ? random.pick([
            'Fahrzeug stand wie angegeben bereit.',
            'Schlüssel an der Pforte erhalten.',
            'Scheibe vorn leicht verschmutzt.',
            'Übergabe durch Vertretung.',
          ])
        : null,
    driverDeliveryComment:
      driven && random.chance(0.1)
        ? random.pick([
            'Übergabe ohne Beanstandung.',
            'Empfänger hat das Fahrzeug geprüft.',
            'Fahrzeug auf Platz 3 abgestellt.',
          ])
        : null,
    differenceBetweenGoogleAndActualKm: driven ? Math.round(((it.istkm ?? 0) - it.km) * 100) / 100 : null,
  };
}

function reservationsOf(random: Random, month: number): KeyOf<typeof acceptanceReservations>[] {
  const dark = month >= 11 || month <= 2 ? 2 : 1;
  const shares: Readonly<Record<string, number>> = {
    dirt: 0.08,
    strongDirt: 0.01,
    wet: 0.04,
    rain: 0.03,
    darkness: 0.02 * dark,
    parkingGarage: 0.005,
    frozen: dark > 1 ? 0.02 : 0,
    snowIn: dark > 1 ? 0.004 : 0,
  };
  return acceptanceReservations.items.filter((item) => random.chance(shares[item.key] ?? 0)).map((item) => item.key);
}
