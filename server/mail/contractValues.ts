import { idInIri } from '../../src/domain/define/iri.ts';
import { choiceOf, labelOf } from '../../src/domain/choices/choices.ts';
import { accessories } from '../../src/domain/choices/accessories.ts';
import { contractTypes } from '../../src/domain/choices/contractTypes.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { joined } from '../../src/domain/define/joined.ts';
import { formatKm } from '../../src/domain/km/formatKm.ts';
import { townText } from '../../src/domain/km/townText.ts';
import { formatHours } from '../../src/domain/time/duration.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { readReferred } from '../storage/readReferred.ts';
import type { Value } from './mailTemplate.ts';
import type { contractPlaceholders } from './templates/contractPlaceholders.ts';

type Place = Partial<Contract['pickupLocation']>;

/** What every mail about a contract may say; what the contract lacks is empty. */
export function contractValues(contract: Contract) {
  return {
    orderNumber: contract.auftragsnummer,
    contractType: labelOf(contractTypes, contract.contractType),
    vehicle: vehicleOf(contract),
    manufacturer: contract.manufacturer,
    carModel: contract.carModel,
    licensePlate: contract.licensePlate,
    leasingVertragsnummer: contract.leasingVertragsnummer,
    kostenstelle: contract.kostenstelle,
    subjectAddition: contract.flags?.subjectAddition,
    pickupCity: contract.pickupLocation.ort,
    deliveryCity: contract.deliveryLocation.ort,
    pickupDate: formatDate(contract.datum),
    deliveryDate: formatDate(contract.bringdatum),
    pickupTimeFrom: contract.pickupTimeFrom,
    pickupTimeTo: contract.pickupTimeTo,
    deliveryTimeFrom: contract.deliveryTimeFrom,
    deliveryTimeTo: contract.deliveryTimeTo,
    pickupTimes: timesOf(contract.pickupTimeFrom, contract.pickupTimeTo),
    deliveryTimes: timesOf(contract.deliveryTimeFrom, contract.deliveryTimeTo),
    pickupBlock: addressLines(contract.pickupLocation),
    deliveryBlock: addressLines(contract.deliveryLocation),
    abholinfos: contract.abholinfos,
    bringinfos: contract.bringinfos,
    googleKm: contract.googleKm === null ? null : formatKm(contract.googleKm),
    googleFahrzeit: contract.googleFahrzeit === null ? null : formatHours(contract.googleFahrzeit),
    infoShared: contract.infoShared,
    infoDriver: contract.infoDriver,
  } satisfies Record<(typeof contractPlaceholders)[number], Value>;
}

/** Make and model, plate and VIN, as far as they are known. */
export function vehicleOf({
  manufacturer,
  carModel,
  licensePlate,
  carFin,
}: Pick<Contract, 'manufacturer' | 'carModel' | 'licensePlate' | 'carFin'>): string {
  return [[manufacturer, carModel].filter(Boolean).join(' '), licensePlate, carFin && `FIN ${carFin}`]
    .filter(Boolean)
    .join(', ');
}

/** One end of the ride, one line for each thing. */
export function addressLines(place: Place): string[] {
  const { firma, strasse, hausnr, plz, ort, ansprechparter1, anspr1telefon, startzeit, endzeit } = place;
  const opening = timesOf(startzeit, endzeit);
  return [
    firma,
    joined([strasse, hausnr]),
    townText({ plz, ort }),
    ansprechparter1,
    anspr1telefon && `Telefon ${anspr1telefon}`,
    opening && `Geöffnet ${opening}`,
  ].filter((it): it is string => Boolean(it));
}

/** A ride in one line: "26000419, Ulm – Köln am 24.11.2026, 16:30 bis 18:30 Uhr". */
export function rideLine(contract: Contract): string {
  const times = timesOf(contract.pickupTimeFrom, contract.pickupTimeTo);
  return `${contract.auftragsnummer}, ${contract.pickupLocation.ort ?? ''} – ${contract.deliveryLocation.ort ?? ''} am ${formatDate(contract.datum)}${times && `, ${times}`}`;
}

/** The names of what the contract refers to, for example its additional services, in its order. */
export async function namesOf(
  { client }: Scope,
  referred: { readonly to: string; readonly values: readonly string[] },
): Promise<string[]> {
  const [found] = await readReferred(client, [referred], () => ['name']);
  return referred.values.map((it) => String(found?.records.get(it)?.name ?? ''));
}

/**
 * The accessories that travel with the vehicle, counted where the contract counts them: "Fahrzeugschlüssel (2),
 * Serviceheft".
 */
export async function accessoriesOf(scope: Scope, contract: Contract): Promise<string> {
  const names = await namesOf(scope, { to: 'accessories', values: contract.zubehoerArray });
  return names
    .map((it, at) => `${it}${countIn(contract, contract.zubehoerArray[at])}`)
    .filter(Boolean)
    .join(', ');
}

function countIn(contract: Contract, accessory: string | undefined): string {
  const counts: Readonly<Record<string, number | null>> = {
    anzahlSchluessel: contract.anzahlSchluessel,
    anzahlTankkarten: contract.anzahlTankkarten,
    anzahlLadekabel: contract.anzahlLadekabel,
  };
  const field = choiceOf(accessories, `accessory${idInIri(accessory ?? '')}`)?.countField;
  const count = field === undefined ? null : counts[field];
  return count ? ` (${String(count)})` : '';
}

function timesOf(from: string | null | undefined, to: string | null | undefined): string {
  if (from && to) return `${from} bis ${to} Uhr`;
  if (from) return `ab ${from} Uhr`;
  return to ? `bis ${to} Uhr` : '';
}
