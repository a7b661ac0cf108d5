import type { Contract } from '../../../src/domain/contract/contract.ts';
import { services } from '../../../src/domain/choices/services.ts';
import { weekdayNumber } from '../days.ts';
import { at, sample, weighted, type Random } from '../random.ts';
import { drawCompany, drawPerson, fullName } from '../world/names.ts';
import { drawPhone, drawStreet } from '../world/numbers.ts';
import type { ScheduledContract } from './schedule.ts';
import type { Vehicle } from './vehicle.ts';

/** What is done and taken along besides the transfer. */
export type Extras = {
  readonly services: readonly number[];
  readonly serviceAddresses: Contract['serviceAddresses'];
  readonly accessories: readonly number[];
  readonly keys: number;
  readonly fuelCards: number | null;
  readonly cables: number | null;
};

const counts = weighted([
  [0, 61],
  [1, 28],
  [2, 8],
  [3, 3],
] as const);
const redPlates = 9;
const express = 18;
const onSaturday = 19;
const common = weighted([
  [1, 24],
  [2, 8],
  [3, 10],
  [5, 8],
  [6, 3],
  [7, 3],
  [8, 4],
  [10, 4],
  [11, 4],
  [12, 2],
  [13, 3],
  [14, 2],
  [15, 2],
  [16, 3],
  [17, 3],
  [20, 2],
  [22, 5],
  [23, 6],
  [24, 4],
  [25, 5],
  [26, 3],
] as const);
const keyRing = 4;
const fuelCard = 7;
const cable = 33;
const spareWheels = 23;
const alwaysThere = [keyRing, 1, 2];
const oftenThere = [3, 5, 6, 8, 12, 9, 16, 17, 24, 26];

/** Services as often as they are ordered, accessories as the vehicle has them. */
export function drawExtras(random: Random, contract: ScheduledContract, vehicle: Vehicle): Extras {
  const chosen = new Set<number>();
  const wanted = counts(random);
  if (wanted > 0 && vehicle.alternativeLicensePlate !== null && random.chance(0.6)) chosen.add(redPlates);
  if (wanted > 0 && weekdayNumber(contract.deliveryDay) === 6) chosen.add(onSaturday);
  if (wanted > 0 && contract.pickupDay * 1440 - contract.receivedAt / 60_000 < 700) chosen.add(express);
  while (chosen.size < wanted) chosen.add(vehicle.electric && random.chance(0.2) ? 4 : common(random));
  const list = [...chosen].sort((a, b) => a - b);
  const accessories = [...alwaysThere];
  const hasCard = random.chance(vehicle.usage === 'returned' ? 0.35 : 0.08);
  if (hasCard) accessories.push(fuelCard);
  if (vehicle.electric || vehicle.plugIn) accessories.push(cable);
  if (vehicle.zusatzBereifung) accessories.push(spareWheels);
  accessories.push(...sample(random, oftenThere, random.int(1, 5)));
  return {
    services: list,
    serviceAddresses: list.flatMap((id) => serviceAddress(random, contract, id)),
    accessories,
    keys: random.chance(0.74) ? 2 : random.chance(0.8) ? 1 : 3,
    fuelCards: hasCard ? random.int(1, 2) : null,
    cables: vehicle.electric || vehicle.plugIn ? random.int(1, 2) : null,
  };
}

const companies: Readonly<Record<number, string>> = {
  6: 'Zulassungsstelle',
  7: 'Zulassungsstelle',
  12: 'Prüfstelle',
  14: 'Werkstatt',
  15: 'Gutachterbüro',
  16: '',
};

function serviceAddress(random: Random, contract: ScheduledContract, id: number): Contract['serviceAddresses'] {
  const service = services.items.find((it) => it.id === id);
  if (!service?.needsAddress) return [];
  const { strasse, hausnr } = drawStreet(random, true);
  return [
    {
      service: `/api/services/${id}`,
      contactPerson: fullName(drawPerson(random)),
      company: companies[id] ? `${companies[id]} ${contract.to.ort}` : drawCompany(random),
      phone: drawPhone(random, contract.to),
      street: strasse,
      houseNumber: hausnr,
      zipCode: contract.to.plz,
      city: contract.to.ort,
      info: at(['Termin ist vereinbart.', 'Bitte vorher anrufen.', null, null], random.int(0, 3)),
    },
  ];
}
