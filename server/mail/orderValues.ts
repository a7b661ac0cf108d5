import { choiceOf, labelOf } from '../../src/domain/choices/choices.ts';
import { accessories } from '../../src/domain/choices/accessories.ts';
import { contractTypes } from '../../src/domain/choices/contractTypes.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { formatKm } from '../../src/domain/km/formatKm.ts';
import { formatHours } from '../../src/domain/time/duration.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { readReferred } from '../storage/readReferred.ts';

type Place = Partial<Contract['pickupLocation']>;

/** What every mail about an order may say; what the order lacks is empty. */
export function orderValues(order: Contract) {
  return {
    orderNumber: order.auftragsnummer,
    contractType: labelOf(contractTypes, order.contractType),
    vehicle: vehicleOf(order),
    manufacturer: order.manufacturer,
    carModel: order.carModel,
    licensePlate: order.licensePlate,
    leasingVertragsnummer: order.leasingVertragsnummer,
    kostenstelle: order.kostenstelle,
    subjectAddition: order.flags?.subjectAddition,
    pickupCity: order.pickupLocation.ort,
    deliveryCity: order.deliveryLocation.ort,
    pickupDate: formatDate(order.datum),
    deliveryDate: formatDate(order.bringdatum),
    pickupTimes: timesOf(order.pickupTimeFrom, order.pickupTimeTo),
    deliveryTimes: timesOf(order.deliveryTimeFrom, order.deliveryTimeTo),
    pickupBlock: addressLines(order.pickupLocation),
    deliveryBlock: addressLines(order.deliveryLocation),
    abholinfos: order.abholinfos,
    bringinfos: order.bringinfos,
    googleKm: order.googleKm === null ? null : formatKm(order.googleKm),
    googleFahrzeit: order.googleFahrzeit === null ? null : formatHours(order.googleFahrzeit),
    infoShared: order.infoShared,
    infoDriver: order.infoDriver,
  };
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
    joined(strasse, hausnr),
    joined(plz, ort),
    ansprechparter1,
    anspr1telefon && `Telefon ${anspr1telefon}`,
    opening && `Geöffnet ${opening}`,
  ].filter((it): it is string => Boolean(it));
}

/** A ride in one line: "26000419, Ulm – Köln am 24.11.2026, 16:30 bis 18:30 Uhr". */
export function rideLine(order: Contract): string {
  const times = timesOf(order.pickupTimeFrom, order.pickupTimeTo);
  return `${order.auftragsnummer}, ${order.pickupLocation.ort ?? ''} – ${order.deliveryLocation.ort ?? ''} am ${formatDate(order.datum)}${times && `, ${times}`}`;
}

/** The names of what the order refers to, for example its additional services, in its order. */
export async function namesOf(
  { client }: Scope,
  referred: { readonly to: string; readonly values: readonly string[] },
): Promise<string[]> {
  const [found] = await readReferred(client, [referred], () => ['name']);
  return referred.values.map((it) => String(found?.records.get(it)?.name ?? ''));
}

/** The accessories that travel with the vehicle, counted where the order counts them: "Fahrzeugschlüssel (2), Serviceheft". */
export async function accessoriesOf(scope: Scope, order: Contract): Promise<string> {
  const names = await namesOf(scope, { to: 'accessories', values: order.zubehoerArray });
  return names
    .map((it, at) => `${it}${countIn(order, order.zubehoerArray[at])}`)
    .filter(Boolean)
    .join(', ');
}

function countIn(order: Contract, accessory: string | undefined): string {
  const counts: Readonly<Record<string, number | null>> = {
    anzahlSchluessel: order.anzahlSchluessel,
    anzahlTankkarten: order.anzahlTankkarten,
    anzahlLadekabel: order.anzahlLadekabel,
  };
  const field = choiceOf(accessories, `accessory${accessory?.split('/').at(-1) ?? ''}`)?.countField;
  const count = field === undefined ? null : counts[field];
  return count ? ` (${String(count)})` : '';
}

function timesOf(from: string | null | undefined, to: string | null | undefined): string {
  if (from && to) return `${from} bis ${to} Uhr`;
  if (from) return `ab ${from} Uhr`;
  return to ? `bis ${to} Uhr` : '';
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
