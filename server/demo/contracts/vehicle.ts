import type { additionalRimTypes } from '../../../src/domain/choices/additionalRimTypes.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import type { rimTypes } from '../../../src/domain/choices/rimTypes.ts';
import type { tyreTypes } from '../../../src/domain/choices/tyreTypes.ts';
import { dayText, monthOf, yearOf, type Day } from '../days.ts';
import { weighted, type Random } from '../random.ts';
import { drawPlate, drawRedPlate } from '../world/plates.ts';
import { vinOf } from '../world/vin.ts';
import type { ScheduledContract } from './schedule.ts';

/** The vehicle of a contract as the contract names it, with what only the protocol learns. */
export type Vehicle = {
  readonly manufacturer: string;
  readonly carModel: string;
  readonly licensePlate: string | null;
  readonly alternativeLicensePlate: string | null;
  readonly carFin: string;
  readonly tuev: string | null;
  readonly angemeldet: boolean;
  readonly bereifung: KeyOf<typeof tyreTypes>;
  readonly felge: KeyOf<typeof rimTypes>;
  readonly zusatzBereifung: KeyOf<typeof tyreTypes> | null;
  readonly zusatzFelge: KeyOf<typeof additionalRimTypes> | null;
  readonly infoTransferNumberPlate: string | null;
  readonly electric: boolean;
  readonly plugIn: boolean;
  readonly usage: 'new' | 'returned' | 'rental';
  readonly mileage: number;
};

const winter = weighted([
  ['WINTER', 70],
  ['GANZJAHRES', 20],
  ['SOMMER', 10],
] as const);
const summer = weighted([
  ['SOMMER', 72],
  ['GANZJAHRES', 24],
  ['WINTER', 4],
] as const);
const usages = {
  leasing: weighted([
    ['new', 40],
    ['returned', 60],
  ] as const),
  rental: weighted([
    ['rental', 85],
    ['new', 15],
  ] as const),
  dealerGroup: weighted([
    ['new', 55],
    ['returned', 45],
  ] as const),
  fleetManager: weighted([
    ['new', 40],
    ['returned', 60],
  ] as const),
  manufacturer: weighted([
    ['new', 92],
    ['returned', 8],
  ] as const),
  other: weighted([
    ['returned', 80],
    ['new', 20],
  ] as const),
};
const registeredShare = { new: 0.66, returned: 0.94, rental: 0.99 } as const;

/**
 * The vehicle of a ride: plate of the customer's seat or of the pickup, mileage by what it was used for, tyres by
 * season.
 */
export function drawVehicle(random: Random, contract: ScheduledContract): Vehicle {
  const { model, customer } = contract;
  const electric = model.drive === 'ELECTRIC';
  const plugIn = model.drive === 'PLUGIN';
  const usage = usages[customer.trade](random);
  const angemeldet = random.chance(registeredShare[usage]);
  const district = customer.district ?? (random.chance(0.6) ? customer.town.kfz : contract.from.kfz);
  const red = !angemeldet && random.chance(0.7);
  const age = usage === 'new' ? 0 : usage === 'rental' ? random.int(0, 1) : random.int(2, 4);
  const cold = [10, 11, 12, 1, 2, 3, 4].includes(monthOf(contract.pickupDay));
  const spare = random.chance(0.09);
  return {
    manufacturer: model.manufacturer,
    carModel: model.carModel,
    licensePlate: angemeldet ? drawPlate(random, district, electric || plugIn) : null,
    alternativeLicensePlate: red ? drawRedPlate(random, random.pick(['K', 'HH', 'M', 'B', 'F', 'D'])) : null,
    carFin: vinOf(model, { year: yearOf(contract.pickupDay) - age, running: contract.id }),
    tuev: inspectionDate(random, contract.pickupDay, usage === 'new' ? 36 : 0),
    angemeldet,
    bereifung: (cold ? winter : summer)(random),
    felge: random.chance(0.78) ? 'ALU' : 'STAHL',
    zusatzBereifung: spare ? (cold ? 'SOMMER' : 'WINTER') : null,
    zusatzFelge: spare ? (random.chance(0.5) ? 'ALU' : 'STAHL') : null,
    infoTransferNumberPlate: angemeldet
      ? null
      : red
        ? 'Rotes Kennzeichen wird vom Fahrer mitgebracht.'
        : 'Überführungskennzeichen liegt beim Händler bereit.',
    electric,
    plugIn,
    usage,
    mileage:
      usage === 'new'
        ? random.int(5, 60)
        : usage === 'rental'
          ? random.int(8_000, 38_000)
          : Math.round(Math.min(145_000, Math.max(28_000, random.normal(75_000, 24_000)))),
  };
}

function inspectionDate(random: Random, day: Day, months: number): string {
  return `${dayText(day + (months > 0 ? months * 30 : random.int(20, 700))).slice(0, 7)}-01`;
}
