import { type Random } from '../random.ts';
import { drawCompany, domainOf, drawPerson, fullName, plainText } from '../world/names.ts';
import { drawMobile, drawPhone, drawStreet } from '../world/numbers.ts';
import { placesByTown, type Place } from '../world/places.ts';
import type { Customer } from '../world/customers.ts';
import type { Town } from '../world/towns.ts';

/** One side of a ride as the contract keeps it. */
export type Location = {
  readonly firma: string;
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ort: string;
  readonly ansprechparter1: string | null;
  readonly anspr1telefon: string | null;
  readonly anspr1email: string | null;
  readonly startzeit: string | null;
  readonly endzeit: string | null;
  readonly saveLocation: boolean;
};
export type End = { readonly location: Location; readonly place: Place | null };

const openingHours = [
  ['07:00', '17:00'],
  ['08:00', '18:00'],
  ['07:30', '16:30'],
  ['08:00', '17:00'],
] as const;
const unknownContactShare = 0.06;

/** Where the business of the customer takes or gives a vehicle: its own branch, a compound, or a dealer of the town. */
export function drawBusinessEnd(random: Random, customer: Customer, town: Town): End {
  const { ofCustomer, compounds, dealers } = placesByTown[town.index] ?? {
    ofCustomer: new Map<number, Place[]>(),
    compounds: [],
    dealers: [],
  };
  const own = ofCustomer.get(customer.id);
  const choice = own && random.chance(0.75) ? own : compounds.length > 0 && random.chance(0.6) ? compounds : dealers;
  return stockEnd(random, random.pick(choice.length > 0 ? choice : dealers));
}

function stockEnd(random: Random, place: Place): End {
  const [startzeit, endzeit] = openingHours[place.id % openingHours.length] ?? openingHours[0];
  const known = !random.chance(0.02);
  const location: Location = {
    firma: place.firma,
    strasse: place.strasse,
    hausnr: place.hausnr,
    plz: place.town.plz,
    ort: place.town.ort,
    ansprechparter1: fullName(place.contact),
    anspr1telefon: place.telefon,
    anspr1email: known ? place.email : null,
    startzeit,
    endzeit,
    saveLocation: false,
  };
  return { location, place };
}

/** Where the person who drives the vehicle takes it over or gives it back: at work or at home. */
export function drawUserEnd(random: Random, town: Town): End {
  const person = drawPerson(random, 0.42);
  const atWork = random.chance(0.6);
  const firma = atWork ? drawCompany(random) : `Familie ${person.nachname}`;
  const complete = !random.chance(unknownContactShare);
  const mail = `${plainText(person.vorname)}.${plainText(person.nachname)}@${atWork ? domainOf(firma) : 'post.example'}`;
  const location: Location = {
    firma,
    ...drawStreet(random, atWork),
    plz: town.plz,
    ort: town.ort,
    ansprechparter1: fullName(person),
    anspr1telefon:
      complete || random.chance(0.5) ? (random.chance(0.6) ? drawMobile(random) : drawPhone(random, town)) : null,
    anspr1email: complete ? mail : null,
    startzeit: null,
    endzeit: null,
    saveLocation: false,
  };
  return { location, place: null };
}
