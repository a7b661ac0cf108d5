import { at, weighted, type Random, type Weighted } from '../random.ts';
import { towns, type Town } from './towns.ts';

export type Trade = 'leasing' | 'rental' | 'dealerGroup' | 'fleetManager' | 'manufacturer' | 'other';
export type Customer = {
  readonly id: number;
  readonly firma: string;
  readonly kuerzel: string;
  readonly trade: Trade;
  /** Key of the category list. */
  readonly kategorie: string;
  readonly town: Town;
  readonly aktiv: boolean;
  /** Districts that a manufacturer registers its cars in. */
  readonly district?: string;
};

type Entry = readonly [firma: string, kuerzel: string, ort: string, kategorie?: string, id?: number];

const leasing: readonly Entry[] = [
  ['Athlon', 'ATHLON', 'Düsseldorf', 'leasing', 277],
  ['Atr', 'ATR', 'Hamburg', 'leasing', 272],
  ['Rheinbogen Leasing GmbH', 'RHBLEA', 'Köln'],
  ['Hanseatik Mobilitätsleasing GmbH', 'HANMOB', 'Hamburg'],
  ['Isarkontor Leasing AG', 'ISARKO', 'München'],
  ['Südlicht Autoleasing GmbH', 'SUEDLI', 'Stuttgart'],
  ['Elbwert Leasing GmbH', 'ELBWER', 'Dresden'],
  ['Vierwerk Leasing GmbH', 'VIERWE', 'Hannover'],
  ['Kontrakt Mobil Leasing GmbH', 'KOMOB', 'Eschborn'],
  ['Oderland Leasing GmbH', 'ODERLA', 'Frankfurt (Oder)'],
  ['Saarufer Leasing KG', 'SAARUF', 'Saarbrücken'],
  ['Nordkap Fleet Leasing GmbH', 'NORDKA', 'Kiel'],
];
const rental: readonly Entry[] = [
  ['Mietwagen Nordlicht GmbH', 'NORDLI', 'Hamburg'],
  ['Stadtwagen Falke GmbH', 'FALKE', 'Berlin'],
  ['Autovermietung Sonnleitner & Co. KG', 'SONNLE', 'München'],
  ['Rundreise Mietwagen GmbH', 'RUNDR', 'Frankfurt am Main'],
  ['Fährhaus Autovermietung GmbH', 'FAEHR', 'Bremen'],
  ['Transportermiete Kran GmbH', 'TRKRAN', 'Duisburg'],
  ['Flotta Rent GmbH', 'FLOTTA', 'Düsseldorf'],
  ['Wagenpool Mitte GmbH', 'WPMIT', 'Kassel'],
];
const dealers: readonly Entry[] = [
  ['Autohaus Lindner & Kamp GmbH', 'LINKA', 'Dortmund'],
  ['Autohaus Brandes KG', 'BRAND', 'Braunschweig'],
  ['Autozentrum Tannhof GmbH', 'TANNH', 'Freiburg im Breisgau'],
  ['Fahrzeughaus Morgenstern GmbH', 'MORGEN', 'Leipzig'],
  ['Automobile Rothenbach AG', 'ROTHB', 'Nürnberg'],
  ['Autohaus Weidengrund GmbH', 'WEIDEN', 'Münster'],
  ['Mobilforum Bergwinkel GmbH', 'BERGW', 'Fulda'],
  ['Autohaus Petzold & Söhne KG', 'PETZ', 'Chemnitz'],
  ['Automeile Lahntal GmbH', 'LAHNT', 'Marburg'],
  ['Autohaus Seeblick GmbH', 'SEEBL', 'Konstanz'],
  ['Kraftwagen Ohmstedt GmbH', 'OHMST', 'Oldenburg'],
  ['Autohaus Zum Eichenhain GmbH', 'EICHEN', 'Paderborn'],
  ['Autohaus Wiesental GmbH', 'WIESEN', 'Ravensburg'],
  ['Motorwelt Küstenland GmbH', 'KUEST', 'Rostock'],
  ['Autopark Schieferberg GmbH', 'SCHIEF', 'Siegen'],
  ['Autohaus Am Kanal GmbH', 'KANAL', 'Potsdam'],
];
const fleets: readonly Entry[] = [
  ['Fuhrpark Weserland GmbH', 'WESER', 'Bremen'],
  ['Flottenlotse GmbH', 'FLOLOT', 'Hamburg'],
  ['Fleetwerk Services GmbH', 'FLEETW', 'Köln'],
  ['Mobilitätsbüro Havel GmbH', 'MBHAV', 'Potsdam'],
  ['Fuhrparkkontor Neckar GmbH', 'NECKAR', 'Heilbronn'],
  ['Wagenmeister Fleet GmbH', 'WAGMEI', 'Essen'],
  ['Flottendienst Dreieck GmbH', 'FLODRE', 'Mannheim'],
  ['Fuhrpark Hellweg GmbH', 'HELLW', 'Bochum'],
  ['Carpool Direkt GmbH', 'CARPOO', 'Offenbach am Main'],
  ['Dienstwagenservice Orion GmbH', 'ORION', 'Augsburg'],
];
const manufacturers: readonly Entry[] = [
  ['Werkslogistik Nordtor GmbH', 'NORDTO', 'Wolfsburg'],
  ['Elektromobil Havelwerk GmbH', 'HAVELW', 'Grünheide (Mark)'],
  ['Automobilwerk Donautal GmbH', 'DONAUT', 'Ingolstadt'],
  ['Nutzfahrzeugwerk Küste GmbH', 'NFZKUE', 'Emden'],
];
const others: readonly Entry[] = [
  ['Backhaus Kornblum GmbH', 'KORNBL', 'Gütersloh', 'corporateFleet'],
  ['Pflegedienst Lindenallee gGmbH', 'LINDEN', 'Magdeburg', 'corporateFleet'],
  ['Bauservice Steinfurt-Nord GmbH', 'STEINF', 'Osnabrück', 'corporateFleet'],
  ['Solartechnik Himmelreich GmbH', 'HIMMEL', 'Regensburg', 'corporateFleet'],
  ['Auktionshof Mittelland GmbH', 'AUKMIT', 'Göttingen', 'remarketing'],
  ['Gebrauchtwagenbörse Lohberg GmbH', 'LOHBER', 'Hagen', 'remarketing'],
  ['Aufbereitung Glanzwerk GmbH', 'GLANZ', 'Neuss', 'workshop'],
  ['Karosserie Falkenried GmbH', 'FALKEN', 'Lübeck', 'workshop'],
  ['Zweckverband Abfallwirtschaft Moorland', 'MOORL', 'Stade', 'public'],
  ['', 'THIELE', 'Celle', 'private'],
];

const firstFreeId = 214;
const inactive = new Set(['ODERLA', 'WPMIT', 'SCHIEF', 'CARPOO', 'LOHBER']);
const manufacturerDistricts: Readonly<Record<string, string>> = {
  NORDTO: 'WOB',
  HAVELW: 'LOS',
  DONAUT: 'IN',
  NFZKUE: 'EMD',
};

function all(): Customer[] {
  const groups: [Trade, string, readonly Entry[]][] = [
    ['leasing', 'leasing', leasing],
    ['rental', 'rental', rental],
    ['dealerGroup', 'dealerGroup', dealers],
    ['fleetManager', 'fleetManager', fleets],
    ['manufacturer', 'manufacturer', manufacturers],
    ['other', 'corporateFleet', others],
  ];
  let next = firstFreeId;
  return groups.flatMap(([trade, category, entries]) =>
    entries.map(([firma, kuerzel, ort, kategorie = category, id]): Customer => {
      const district = manufacturerDistricts[kuerzel];
      return {
        id: id ?? next++,
        firma,
        kuerzel,
        trade,
        kategorie,
        town: townOf(ort),
        aktiv: !inactive.has(kuerzel),
        ...(district && { district }),
      };
    }),
  );
}

function townOf(ort: string): Town {
  const town = towns.find((it) => it.ort === ort);
  if (town === undefined) throw new Error(`Unknown town ${ort}`);
  return town;
}

/** The 60 customers; Athlon is 277 and Atr 272, because the import screens know them by these ids. */
export const customers: readonly Customer[] = all();

/** The customer of test contracts (R12), no business partner. */
export const testCustomer: Customer = {
  id: 278,
  firma: 'Testkunde',
  kuerzel: 'TEST',
  trade: 'other',
  kategorie: 'private',
  town: townOf('Köln'),
  aktiv: true,
};

const shares: Readonly<Record<Trade, number>> = {
  leasing: 34,
  rental: 18,
  dealerGroup: 17,
  fleetManager: 14,
  manufacturer: 12,
  other: 5,
};

function drawing(active: boolean): Weighted<Customer> {
  const entries = (Object.keys(shares) as Trade[]).flatMap((trade) => {
    const members = customers.filter((it) => it.trade === trade && (it.aktiv || !active));
    const weights = members.map((_, i) => 1 / (1 + i * 0.12));
    const total = weights.reduce((sum, it) => sum + it, 0);
    return members.map((it, i) => [it, (shares[trade] * at(weights, i)) / total] as const);
  });
  return weighted(entries);
}
const ofNow = drawing(true);
const ofThen = drawing(false);

/** Who orders a ride; customers that are inactive today still ordered in the past. */
export function drawCustomer(random: Random, past: boolean): Customer {
  return past ? ofThen(random) : ofNow(random);
}
