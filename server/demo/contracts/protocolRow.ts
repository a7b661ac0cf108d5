import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { acceptanceReservations } from '../../../src/domain/protocol/choices/acceptanceReservations.ts';
import { appEvents } from '../../../src/domain/protocol/choices/appEvents.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import { complaintTypes } from '../../../src/domain/protocol/choices/complaintTypes.ts';
import { emptyRunReasons } from '../../../src/domain/protocol/choices/emptyRunReasons.ts';
import { protocolStates } from '../../../src/domain/protocol/choices/protocolStates.ts';
import { countsWithoutAccessory } from '../../../src/domain/protocol/itemCounts.ts';
import { instantText, monthOf } from '../days.ts';
import { userIdOf } from '../base/ids.ts';
import { at, randomFrom, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { fullName } from '../world/names.ts';
import { drawPlate } from '../world/plates.ts';
import { timesOf } from './contractRow.ts';
import { drawDamages } from './damages.ts';
import type { Clock, Dossier } from './dossier.ts';

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
  const checks = checksOf(random, it, recent);
  return {
    id: contract.id,
    createdAt: instantText(contract.receivedAt),
    updatedAt: instantText(Math.min(clock.now, at(times, times.length - 1))),
    orderNumber: contract.auftragsnummer,
    contract: contract.id,
    processState: at(states, state),
    statusArray: times.slice(1).map((time, i) => ({ status: i + 1, date: instantText(time) })),
    closed: closed === null ? null : instantText(closed),
    editingApproved: false,
    allUploadsDone: state === 4,
    mailSend: closed !== null && random.chance(sentShare(clock.now - closed)),
    mailLocked: random.chance(0.005),
    aktiv: !random.chance(0.01),
    anschlussProtokoll: it.after && it.after.role !== 'bundle' ? it.after.id : null,
    previousRide: it.before?.id ?? null,
    ...checks,
    ...equipmentOf(random, it),
    ...vehicleOf(random, it),
    ...drivingOf(random, it),
    pickupLocationLocked: state >= 2 && random.chance(0.03),
    deliveryLocationLocked: state >= 3 && random.chance(0.03),
    pickupLocation: it.pickup.location,
    deliveryLocation: it.delivery.location,
    abholinfos: it.notes.abholinfos,
    bringinfos: it.notes.bringinfos,
    ...protocolTimes(it),
    acceptanceReservations: state >= 2 ? reservationsOf(random, monthOf(contract.pickupDay)) : [],
    emptyRunDone: progress.emptyRun,
    emptyRunReason: progress.emptyRun ? random.pick(emptyRunReasons.items).key : null,
    emptyRunOtherReason: null,
    emptyRunApprovedBy: progress.emptyRun ? 'dispo' : null,
    waitings: it.costs.waitings,
    expenses: it.costs.expenses.map((expense) => ({
      ...expense,
      userId: contract.driver ? `/api/users/${String(userIdOf(contract.driver.id))}` : null,
    })),
    damages:
      recent && state >= 2
        ? drawDamages(randomFrom('leitstand', 'damages', contract.id), {
            carType: contract.model.carType,
            inner: !checks.noInnerDamagesFound,
            outer: !checks.noOuterDamagesFound,
            delivered: state >= 3,
          })
        : [],
    images: [],
    additionalPhotos: [],
    additionalDocuments: [],
    ...signaturesOf(random, it),
    complaints: state === 4 && random.chance(0.025) ? [complaint(random, at(times, 4))] : [],
    insideCarTiresIncluded: vehicle.zusatzBereifung !== null,
    insideCarTireType: vehicle.zusatzBereifung,
    insideCarRimType: vehicle.zusatzFelge,
  };
}

type ProtocolColumns = Omit<RowFor<typeof protocol>, 'id'>;

function sentShare(age: number): number {
  if (age > 60 * day) return 1;
  if (age > 2 * day) return 0.99;
  return age > 0.6 * day ? 0.7 : 0.15;
}

function protocolTimes(it: Dossier) {
  const { datum, bringdatum, ...windows } = timesOf(it);
  return { pickupDateRaw: datum, deliveryDateRaw: bringdatum, ...windows };
}

function checksOf(random: Random, it: Dossier, recent: boolean) {
  const done = it.progress.state >= 2;
  return {
    carControlInnerDone: done,
    carControlOuterDone: done,
    carEquipmentCheckDone: done,
    licensePlateFinChecked: done,
    noInnerDamagesFound: done && random.chance(0.9),
    noOuterDamagesFound: done && random.chance(0.65),
    smokeFound: done && random.chance(0.02),
    additionalProperties: {
      editProcessPartAllowed: false,
      disableSignatureValidation: false,
      appEvents: recent && it.progress.state > 0 ? eventsOf(random, it) : [],
    },
  };
}

const first = appEvents.items.slice(5, 24).filter((event) => !/mismatch|removed|retaken/.test(event.event));
const second = appEvents.items.slice(28, 38).filter((event) => !/Failed|failed/.test(event.event));

function eventsOf(random: Random, it: Dossier) {
  const { state, times } = it.progress;
  const events: { event: string; type: string; timestamp: string }[] = [];
  const add = (list: typeof first, span: { from: number; until: number; type: string }) => {
    list.forEach((event, i) =>
      events.push({
        event: event.event,
        type: span.type,
        timestamp: instantText(span.from + ((span.until - span.from) * (i + random.next() * 0.6)) / list.length),
      }),
    );
  };
  if (state >= 1)
    add(first, { from: at(times, 1), until: state >= 2 ? at(times, 2) : at(times, 1) + 600_000, type: 'STARTED' });
  if (state >= 3)
    add(second, {
      from: at(times, 2) + (at(times, 3) - at(times, 2)) * 0.85,
      until: at(times, state),
      type: 'SUBMITTED',
    });
  return events;
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
  return {
    hersteller: vehicle.manufacturer,
    autotyp: vehicle.carModel,
    carType: it.contract.model.carType,
    licensePlateFinCheckResult: mismatch ? 'INVALID' : checked ? 'VALID' : null,
    licensePlateFinCheckNewPlate: mismatch ? drawPlate(random, it.contract.customer.town.kfz, vehicle.electric) : null,
    licensePlateFinCheckReason: mismatch ? 'Fahrzeug wurde vor der Abholung umgemeldet.' : null,
    inspectionDate: vehicle.tuev,
    inspectionDateChanged: checked && random.chance(0.02),
    inspectionDateAccepted: false,
    angemeldet: vehicle.angemeldet,
    verzoegerteAbgabe: vehicle.electric,
    alternativeLicensePlate: vehicle.alternativeLicensePlate,
    driversLogForRedLicensePlatesReferenceListNumber:
      checked && vehicle.alternativeLicensePlate ? String(random.int(1000, 9999)) : null,
    tireType: vehicle.bereifung,
    rimType: vehicle.felge,
  };
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

function signaturesOf(random: Random, it: Dossier) {
  const { state, times, emptyRun } = it.progress;
  const signed = (name: string | null, time: number, signatureType: string) => ({
    name,
    signatureTime: instantText(time),
    email: null,
    signatureType,
    signatureImage: {},
    signatureAltPhoto: {},
  });
  const pickedUp = state >= 2 && !emptyRun;
  const delivered = state >= 3 && !emptyRun;
  return {
    driverSignature: pickedUp
      ? signed(it.contract.driver ? fullName(it.contract.driver.person) : null, at(times, 2), 'SIGNATURE')
      : {},
    submitterSignature: pickedUp
      ? signed(it.pickup.location.ansprechparter1, at(times, 2), random.chance(0.05) ? 'PARKING_SPACE' : 'SIGNATURE')
      : {},
    receiverSignature: delivered
      ? signed(it.delivery.location.ansprechparter1, at(times, 3), random.chance(0.04) ? 'KEY_SLOT' : 'SIGNATURE')
      : {},
  };
}

function complaint(random: Random, closed: number) {
  const type = random.int(1, complaintTypes.items.length);
  const moment = instantText(closed + 3_600_000);
  return {
    complaint: `/api/protocol_complaint_types/${type}`,
    description: random.chance(0.5) ? 'Bitte nachreichen.' : null,
    reporter: '/api/users/3',
    createdAt: moment,
    updatedAt: moment,
  };
}
