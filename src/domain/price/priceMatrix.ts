import Big from 'big.js';
import { toCents, fromCents, type Amount } from '../money/amount.ts';
import { newPriceSet, nextDistance, type PriceRow } from './priceSets.ts';

/** A place in the table of a price group: the type of its column and the kilometres of its row. */
export type Spot = { readonly type: string; readonly distance: number };
/** To what a raised price is rounded, in cents. */
export const roundings = { cent: 1, euro: 100, fiveEuro: 500 } as const;
export type Rounding = keyof typeof roundings;

/** The price types of a group in the order of their columns. */
export function typesIn(rows: readonly PriceRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ type }) => type ?? []))];
}

/** The steps of all types together, the smallest first. */
export function distancesIn(rows: readonly PriceRow[]): readonly number[] {
  return [...new Set(rows.flatMap(({ distance }) => distance ?? []))].toSorted((one, other) => one - other);
}

/** What a ride of so many kilometres costs by one type, and whether that stands in this very row. */
export function priceAt(
  rows: readonly PriceRow[],
  { type, distance }: Spot,
): { readonly price: Amount; readonly isOwn: boolean } | null {
  const held = rows
    .filter((it) => it.type === type && it.price !== null && it.distance !== null && it.distance >= distance)
    .reduce<PriceRow | undefined>(
      (best, it) => (best && (best.distance ?? 0) <= (it.distance ?? 0) ? best : it),
      undefined,
    );
  return held?.price ? { price: held.price, isOwn: held.distance === distance } : null;
}

/** The prices with another one at a place; nothing takes the step out of this type. */
export function withPrice(rows: readonly PriceRow[], spot: Spot, price: Amount | null): readonly PriceRow[] {
  const at = rows.findIndex((it) => it.type === spot.type && it.distance === spot.distance);
  if (price === null) return at < 0 ? rows : rows.toSpliced(at, 1);
  if (at >= 0) return rows.map((it, place) => (place === at ? { ...it, price } : it));
  const last = rows.findLastIndex((it) => it.type === spot.type);
  return rows.toSpliced(last < 0 ? rows.length : last + 1, 0, { ...spot, price });
}

/** The step that comes next: 50 km more than the list is long, above all that there are. */
export function nextStep(rows: readonly PriceRow[]): number {
  const byType = typesIn(rows).map((type) => rows.filter((it) => it.type === type).length);
  const next = nextDistance(Math.max(0, ...byType));
  const known = distancesIn(rows);
  return known.includes(next) ? nextDistance((known.at(-1) ?? 0) / nextDistance(0)) : next;
}

/** One step more in every type that has steps at all; what holds for any distance stays as it is. */
export function withStep(rows: readonly PriceRow[]): readonly PriceRow[] {
  const distance = nextStep(rows);
  const types = typesIn(rows);
  const stepped = types.filter((type) => rows.filter((it) => it.type === type).length > 1);
  return (stepped.length > 0 ? stepped : types).reduce((all, type) => withPrice(all, { type, distance }, '0.00'), rows);
}

export function withoutStep(rows: readonly PriceRow[], distance: number): readonly PriceRow[] {
  return rows.filter((it) => it.distance !== distance);
}

/** Another price type with its first steps; one that is there already stays as it is. */
export function withType(rows: readonly PriceRow[], type: string): readonly PriceRow[] {
  return typesIn(rows).includes(type) ? rows : [...rows, ...newPriceSet(type)];
}

export function withoutType(rows: readonly PriceRow[], type: string): readonly PriceRow[] {
  return rows.filter((it) => it.type !== type);
}

/** A price raised by some percent, which are exact text ("3.5"), and rounded half up. */
export function raised(price: Amount, percent: string, rounding: Rounding): Amount {
  const unit = roundings[rounding];
  const cents = new Big(toCents(price)).times(new Big(percent).div(100).plus(1));
  return fromCents(Number(cents.div(unit).round(0, Big.roundHalfUp).times(unit).toString()));
}

/** What was copied from a spreadsheet, line by line; an empty last line is none. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll('\r', '').split('\n');
  return (lines.at(-1) === '' ? lines.slice(0, -1) : lines).map((line) => line.split('\t'));
}

/** How many prices differ, and the mean of one type before and after. */
export function differenceOf(before: readonly PriceRow[], after: readonly PriceRow[], type: string | undefined) {
  const key = ({ type: of, distance }: PriceRow) => `${of ?? ''} ${String(distance)}`;
  const was = new Map(before.map((it) => [key(it), it.price]));
  const is = new Map(after.map((it) => [key(it), it.price]));
  const count = [...new Set([...was.keys(), ...is.keys()])].filter((it) => was.get(it) !== is.get(it)).length;
  return { count, before: meanOf(before, type), after: meanOf(after, type) };
}

function meanOf(rows: readonly PriceRow[], type: string | undefined): Amount | null {
  const own = rows.flatMap((it) => (it.type === type && it.price !== null ? [toCents(it.price)] : []));
  if (own.length === 0) return null;
  return fromCents(Math.round(own.reduce((sum, it) => sum + it, 0) / own.length));
}
