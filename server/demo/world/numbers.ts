import { at, shuffled, type Random } from '../random.ts';
import { airKm } from '../../../src/domain/km/estimate.ts';
import { checkDigit } from '../../../src/domain/number/taxNumbers.ts';
import type { Town } from './towns.ts';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Number ranges that the Bundesnetzagentur keeps free for film and television. */
const lines = [
  { prefix: '030', number: '23125', lat: 52.52, lng: 13.4 },
  { prefix: '040', number: '66969', lat: 53.55, lng: 10 },
  { prefix: '069', number: '90009', lat: 50.11, lng: 8.68 },
  { prefix: '0221', number: '4710', lat: 50.94, lng: 6.96 },
  { prefix: '089', number: '99998', lat: 48.14, lng: 11.57 },
] as const;

/** A phone line that nobody has, with the area code of the closest of five cities. */
export function drawLine(random: Random, town: Town): { vorwahl: string; nummer: string } {
  let closest: (typeof lines)[number] = lines[0];
  for (const line of lines) if (airKm(line, town) < airKm(closest, town)) closest = line;
  return { vorwahl: closest.prefix, nummer: `${closest.number}${digits(random.int(0, 999), 3)}` };
}

export function drawPhone(random: Random, town: Town): string {
  const { vorwahl, nummer } = drawLine(random, town);
  return `${vorwahl} ${nummer}`;
}

/** A mobile number of the reserved range 0171 39200 00 to 99. */
export function drawMobile(random: Random): string {
  return random.chance(0.01) ? '0152 28817386' : `0171 39200${digits(random.int(0, 99), 2)}`;
}

export function drawVatId(random: Random): string {
  const body = digits(random.int(10_000_000, 99_999_999), 8);
  return `DE${body}${checkDigit(body)}`;
}

/** A tax id: of its first ten digits exactly one stands twice and one is missing. */
export function drawTaxId(random: Random): string {
  const order = shuffled(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const first = order.findIndex((digit) => digit !== 0);
  const body = [at(order, first), ...order.filter((_, i) => i !== first)];
  body[9] = at(body, random.int(1, 7));
  const text = body.join('');
  return `${text}${checkDigit(text)}`;
}

export function drawTaxNumber(random: Random): string {
  return `${digits(random.int(10, 399), 3)}/${digits(random.int(100, 999), 3)}/${digits(random.int(10_000, 99_999), 5)}`;
}

/** An IBAN with valid check digits at a bank code that no bank has. */
export function drawIban(random: Random): string {
  const account = `88888888${digits(random.int(1_000_000, 999_999_999), 10)}`;
  let rest = 0;
  for (const char of `${account}131400`) rest = (rest * 10 + Number(char)) % 97;
  return `DE${digits(98 - rest, 2)}${account}`;
}

const streets = [
  'Industriestraße',
  'Ringweg',
  'Hafenallee',
  'Bahnhofstraße',
  'Gewerbepark',
  'Am Güterbahnhof',
  'Lindenweg',
  'Mühlenstraße',
  'Feldstraße',
  'Schulstraße',
  'Gartenweg',
  'Am Sportplatz',
  'Birkenallee',
  'Werkstraße',
  'Kastanienweg',
  'Am Anger',
  'Ziegeleiweg',
  'Hauptstraße',
  'Rosenweg',
  'Wiesengrund',
  'Nordstraße',
  'Kirchweg',
  'Technologiepark',
  'Am Wasserturm',
];
const tradeStreets = [
  'Industriestraße',
  'Gewerbepark',
  'Hafenallee',
  'Am Güterbahnhof',
  'Werkstraße',
  'Ziegeleiweg',
  'Technologiepark',
  'Ringweg',
];

export function drawStreet(random: Random, trade: boolean): { strasse: string; hausnr: string } {
  return {
    strasse: random.pick(trade ? tradeStreets : streets),
    hausnr: `${random.int(1, 140)}${random.chance(0.06) ? 'a' : ''}`,
  };
}
