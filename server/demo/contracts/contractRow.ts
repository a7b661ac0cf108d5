import type { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { rideCostsOf } from '../../../src/domain/invoice/rideCosts.ts';
import { rideTotals } from '../../../src/domain/km/route.ts';
import { clockText, dayText, instantText, momentOf, weekdayNumber } from '../days.ts';
import { sample, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { staffIds, userIdOf } from '../base/ids.ts';
import { fullName, drawPerson } from '../world/names.ts';
import { drawPhone } from '../world/numbers.ts';
import type { PlannedDocument } from '../money/documentPlan.ts';
import { billingFactsOf } from './billing.ts';
import { flagsOf, type ContractColumns } from './contractFlags.ts';
import type { Clock, Dossier } from './dossier.ts';
import { externalNumberOf } from '../imports/contractFileRows.ts';
import { isFiled } from '../imports/filePlan.ts';
import { pricesOf } from './prices.ts';

const hour = 3_600_000;

/** The contract as it is stored. */
export function contractRow(
  random: Random,
  it: Dossier,
  { clock, documents }: { clock: Clock; documents: readonly PlannedDocument[] },
): RowFor<typeof contract> {
  const { contract: scheduled, owner, vehicle, extras } = it;
  const flags = flagsOf(random, it, clock);
  const waschen = extras.services.includes(1);
  const money = pricesOf(
    {
      ...flags,
      waschen,
      googleKm: it.km,
      billingDistance: billingFactsOf(scheduled.id, scheduled.customer.id).billingDistance,
      zusatzleistungenArray: extras.services.map((id) => iriOf('services', id)),
      serviceAddresses: extras.serviceAddresses,
      bundles: bundlesOf(it).map((id) => iriOf('bundles', id)),
    },
    scheduled.customer,
  );
  return {
    id: scheduled.id,
    createdAt: instantText(scheduled.receivedAt),
    updatedAt: instantText(
      Math.min(
        clock.now,
        Math.max(scheduled.receivedAt, ...it.progress.times, ...documents.map((document) => document.moment)),
      ),
    ),
    auftragsnummer: scheduled.auftragsnummer,
    contractType: it.contractType,
    ...flags,
    ...linksOf(random, it),
    ...billingOf(random, it, money, documents),
    ...it.notes,
    flags: { subjectAddition: random.chance(0.02) ? 'Bitte bevorzugt bearbeiten' : null },
    sortOrder:
      it.future || scheduled.pickupDay === clock.today
        ? random.chance(0.05)
          ? 1000 + random.int(-20, 20)
          : 1000
        : 1000,
    ...placesOf(random, it),
    ...timesOf(it),
    manufacturer: vehicle.manufacturer,
    carModel: vehicle.carModel,
    licensePlate: vehicle.licensePlate,
    alternativeLicensePlate: vehicle.alternativeLicensePlate,
    carFin: vehicle.carFin,
    tuev: vehicle.tuev,
    angemeldet: vehicle.angemeldet,
    infoTransferNumberPlate: vehicle.infoTransferNumberPlate,
    bereifung: vehicle.bereifung,
    felge: vehicle.felge,
    zusatzBereifung: vehicle.zusatzBereifung,
    zusatzFelge: vehicle.zusatzFelge,
    waschen,
    serviceAddresses: extras.serviceAddresses,
    zusatzleistungenArray: extras.services,
    zubehoerArray: extras.accessories,
    anzahlSchluessel: extras.keys,
    anzahlTankkarten: extras.fuelCards,
    anzahlLadekabel: extras.cables,
    ...distancesOf(it),
    angebotsMailGesendet: offerMail(it, clock),
    isFahrerMailGesendet: scheduled.driver !== null && random.chance(0.93),
    createdBy: scheduled.test
      ? staffIds.dispo
      : flags.isImported
        ? staffIds.dispo
        : random.chance(0.45)
          ? random.pick(owner.users).id
          : random.pick([staffIds.dispo, staffIds.office, staffIds.office2]),
    ...(isFiled(scheduled) && { customData: { externalNumber: externalNumberOf(scheduled.id) } }),
    createdByDepartment: flags.isImported ? 'Import' : random.pick(['Disposition', 'Office', 'Office', 'Kundenportal']),
  };
}

function bundlesOf({ contract }: Dossier): readonly number[] {
  return contract.bundle === null ? [] : [contract.bundle];
}

function linksOf(random: Random, it: Dossier) {
  const { contract, owner } = it;
  const { billingClientAddress, customerDepartment } = billingFactsOf(contract.id, contract.customer.id);
  return {
    anschlussvon: contract.role === 'aba' || contract.role === 'abc' ? (it.before?.id ?? null) : null,
    anschlussAuftrag: it.after && it.after.role !== 'bundle' ? it.after.id : null,
    bundles: bundlesOf(it),
    driver: contract.driver?.id ?? null,
    benutzer: contract.driver?.active ? userIdOf(contract.driver.id) : null,
    customerDepartment,
    contractClientAddress: contract.customer.id,
    billingClientAddress,
    leistungsadresse: owner.places.length > 0 && random.chance(0.07) ? random.pick(owner.places).id : null,
    leasingProtocols:
      owner.leasingProtocols.length > 0 && random.chance(0.6) ? [random.pick(owner.leasingProtocols)] : [],
    customerProtocols: sample(random, owner.protocols, random.chance(0.3) ? 1 : 0).map((protocol) => protocol.id),
    protocol: contract.id,
  };
}

function billingOf(
  random: Random,
  it: Dossier,
  money: { auftragswert: string | null; gutschriftpreis: string | null },
  documents: readonly PlannedDocument[],
): ContractColumns {
  const { contract } = it;
  const { billingDistance, kostenstelle, isCreditBlocked, isInvoiceBlocked } = billingFactsOf(
    contract.id,
    contract.customer.id,
  );
  const leased = contract.customer.trade === 'leasing' || contract.customer.trade === 'fleetManager';
  return {
    leasingVertragsnummer: leased && random.chance(0.85) ? `${random.int(100_000, 999_999)}/${random.int(1, 9)}` : null,
    kostenstelle,
    sperrenfuerrechnung: isInvoiceBlocked ? '1' : '0',
    sperrenfuergutschrift: isCreditBlocked ? '1' : '0',
    sperrenFuerAngebotsliste: contract.driver === null && random.chance(0.06),
    invoiceNumbers: documents.map(numberOf),
    ...money,
    auftragswertIsSet: random.chance(0.03),
    gutschriftpreisIsSet: random.chance(0.02),
    billingDistance,
    creditDistance: null,
    costTotals: it.costs.totals,
    ...rideCostsOf(it.costs),
  };
}

/** A document as its contracts name it; one that was taken back and its Storno bill nothing any more. */
export function numberOf({ cancelledBy, cancels, id, number, type }: PlannedDocument) {
  return { type, number, id, cancelled: cancels !== null || cancelledBy !== null };
}

function placesOf(random: Random, it: Dossier) {
  const contacts = (town: Dossier['contract']['from']) => {
    if (!random.chance(0.06)) return [];
    return [{ name: fullName(drawPerson(random)), phone: drawPhone(random, town), email: null }];
  };
  return {
    pickupLocation: it.pickup.location,
    deliveryLocation: it.delivery.location,
    pickupAddress: it.pickup.place?.id ?? null,
    deliveryAddress: it.delivery.place?.id ?? null,
    pickupLocationIsSet: it.pickup.place !== null,
    deliveryLocationIsSet: it.delivery.place !== null,
    pickupContacts: contacts(it.contract.from),
    deliveryContacts: contacts(it.contract.to),
    abholemail2: null,
    bringemail2: null,
  };
}

/** Dates and time windows as contract and protocol name them. */
export function timesOf(it: Dossier) {
  const { contract } = it;
  return {
    datum: dayText(contract.pickupDay),
    bringdatum: dayText(contract.deliveryDay),
    pickupTimeFrom: clockText(contract.pickupFrom),
    pickupTimeTo: clockText(contract.pickupTo),
    deliveryTimeFrom: clockText(contract.deliveryFrom),
    deliveryTimeTo: clockText(contract.deliveryTo),
  };
}

function distancesOf(it: Dossier) {
  const own = { googleKm: it.km, googleFahrzeit: it.contract.minutes, istkm: it.istkm };
  const back =
    it.after?.role === 'aba'
      ? { abafahrt: '1' as const, googleKm: it.km, googleFahrzeit: it.after.minutes, istkm: null }
      : undefined;
  return { ...own, ...rideTotals(own, back), sollkm: Math.round(it.km), editGoogleKm: false, additionalDistance: null };
}

/** Rides without driver go out with the offer mail of the next working day at 17:00 (R14). */
function offerMail(it: Dossier, clock: Clock): string | null {
  if (it.contract.driver !== null || !it.confirmed || it.contract.cancelled) return null;
  let day = Math.floor(it.contract.receivedAt / (24 * hour));
  while (weekdayNumber(day) > 5 || momentOf(day, 17 * 60) < it.contract.receivedAt) day += 1;
  const sent = momentOf(day, 17 * 60);
  return sent <= clock.now ? instantText(sent) : null;
}
