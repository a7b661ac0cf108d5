import { randomFrom, type Random } from '../random.ts';
import { customers, type Customer, type Trade } from './customers.ts';
import { domainOf, drawPerson, plainText, type Person } from './names.ts';
import { drawPhone, drawStreet } from './numbers.ts';
import { towns, type Town } from './towns.ts';

/** An address of the stock: a branch of a customer, a dealer, or a compound where vehicles are stored. */
export type Place = {
  readonly id: number;
  readonly firma: string;
  readonly strasse: string;
  readonly hausnr: string;
  readonly town: Town;
  readonly stellplatz: boolean;
  readonly kategorie: string;
  /** The customer it belongs to; compounds and dealers of the town belong to nobody. */
  readonly customer: Customer | null;
  readonly contact: Person;
  readonly telefon: string;
  readonly email: string;
};

const branchNames: Readonly<Record<Trade, readonly string[]>> = {
  leasing: ['Rückgabezentrum', 'Fahrzeugpool', 'Vermarktung'],
  rental: ['Station', 'Station Bahnhof', 'Station Flughafen', 'Station Nord', 'Station Süd'],
  dealerGroup: ['Filiale', 'Auslieferung', 'Gebrauchtwagenzentrum'],
  fleetManager: ['Servicepunkt', 'Fahrzeugpool'],
  manufacturer: ['Werk', 'Auslieferungslager', 'Versandzentrum'],
  other: ['Standort', 'Betriebshof'],
};
const branchCounts: Readonly<Record<Trade, readonly [number, number]>> = {
  leasing: [5, 18],
  rental: [14, 40],
  dealerGroup: [3, 12],
  fleetManager: [3, 12],
  manufacturer: [4, 14],
  other: [1, 4],
};
const compounds = [
  'Stellplatz Hafenkai',
  'Logistikhof Nordwall',
  'Fahrzeugpark Alte Ziegelei',
  'Stellplatz Güterring',
  'Umschlagplatz Westkreuz',
  'Compound Lerchenfeld',
];
const dealerNames = [
  'Autohaus Birkenhof',
  'Autohaus Sternberger Hof',
  'Fahrzeughandel Kornmarkt',
  'Autohaus Grünental',
  'Automobilforum Ringtor',
  'Autohaus Wellenau',
  'Kfz-Zentrum Talblick',
  'Autohaus Kiefernau',
];

function allPlaces(): Place[] {
  const random = randomFrom('leitstand', 'places');
  const found: Place[] = [];
  const add = (firma: string, town: Town, more: Pick<Place, 'stellplatz' | 'kategorie' | 'customer'>) => {
    found.push({
      id: found.length + 1,
      firma,
      town,
      ...drawStreet(random, true),
      ...more,
      ...contactAt(random, firma, town),
    });
  };
  for (const customer of customers) {
    const [min, max] = branchCounts[customer.trade];
    const count = customer.kategorie === 'private' ? 1 : random.int(min, max);
    const name = customer.firma || 'Thiele';
    add(name, customer.town, { stellplatz: false, kategorie: customer.kategorie, customer });
    for (let i = 1; i < count; i += 1) {
      const town = drawTown(random);
      const branch = random.pick(branchNames[customer.trade]);
      add(`${shortName(name)} ${branch} ${town.ort}`, town, {
        stellplatz: customer.trade === 'leasing' && branch === 'Fahrzeugpool',
        kategorie: customer.kategorie,
        customer,
      });
    }
  }
  for (const town of towns)
    if (town.kind !== 'other')
      add(`${random.pick(compounds)} ${town.ort}`, town, {
        stellplatz: true,
        kategorie: 'parkingSpace',
        customer: null,
      });
  for (const town of towns)
    add(`${random.pick(dealerNames)} ${town.ort}`, town, {
      stellplatz: false,
      kategorie: 'dealerGroup',
      customer: null,
    });
  return found;
}

function drawTown(random: Random): Town {
  const total = towns.reduce((sum, it) => sum + it.weight, 0);
  let left = random.next() * total;
  return towns.find((it) => (left -= it.weight) < 0) ?? (towns[0] as Town);
}

const shortName = (firma: string) => firma.replace(/ (GmbH|AG|KG|gGmbH|& Co\. KG)$/g, '');

function contactAt(random: Random, firma: string, town: Town): Pick<Place, 'contact' | 'telefon' | 'email'> {
  const contact = drawPerson(random);
  return {
    contact,
    telefon: drawPhone(random, town),
    email: `${plainText(contact.vorname)}.${plainText(contact.nachname)}@${domainOf(firma)}`,
  };
}

/** Every address of the stock, ids in this order. */
export const places: readonly Place[] = allPlaces();

/** What can be reached in a town: the customer's own branches, compounds, dealers. */
export type PlacesOfTown = {
  readonly ofCustomer: ReadonlyMap<number, readonly Place[]>;
  readonly compounds: readonly Place[];
  readonly dealers: readonly Place[];
};

function placesOf(town: Town): PlacesOfTown {
  const here = places.filter((it) => it.town === town);
  const ofCustomer = new Map<number, Place[]>();
  for (const place of here)
    if (place.customer) ofCustomer.set(place.customer.id, [...(ofCustomer.get(place.customer.id) ?? []), place]);
  return {
    ofCustomer,
    compounds: here.filter((it) => it.stellplatz),
    dealers: here.filter((it) => !it.stellplatz && !it.customer),
  };
}

/** The stock addresses by town index. */
export const placesByTown: readonly PlacesOfTown[] = towns.map(placesOf);
