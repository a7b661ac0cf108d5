import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '../../src/domain/km/place.ts';

/**
 * The middle of the town behind each German postcode; © OpenStreetMap and GeoNames contributors, see docs/decisions.
 */
const file = join(import.meta.dirname, 'postcodes.csv');
/** Two towns of one name further apart than this are two towns. */
const oneTownDegrees = 0.3;
const kmPerDegree = 111;

type Table = {
  readonly byCode: ReadonlyMap<string, Point>;
  readonly byPrefix: ReadonlyMap<string, Point>;
  readonly byTown: ReadonlyMap<string, Point | 'several'>;
};
let table: Table | undefined;

/** Where a postcode lies; for one that is not in the table, the middle of those that begin like it. */
export function pointOfPostcode(code: string): Point | undefined {
  const { byCode, byPrefix } = (table ??= readTable());
  const known = byCode.get(code);
  if (known) return known;
  if (!/^\d{5}$/.test(code)) return undefined;
  return byPrefix.get(code.slice(0, 4)) ?? byPrefix.get(code.slice(0, 3)) ?? byPrefix.get(code.slice(0, 2));
}

/** Where a town lies; `several` when Germany has more than one of that name. */
export function pointOfTown(name: string): Point | 'several' | undefined {
  return (table ??= readTable()).byTown.get(townKey(name));
}

/**
 * The first two digits of the postcodes within so many kilometres, and generously around: a box that SQL can look into
 * before anything is measured.
 */
export function prefixesAround({ lat, lng }: Point, km: number): string[] {
  const { byCode } = (table ??= readTable());
  const [high, wide] = [(km * 1.5) / kmPerDegree, (km * 1.5) / (kmPerDegree * Math.cos((lat * Math.PI) / 180))];
  const inside = [...byCode].filter(([, it]) => Math.abs(it.lat - lat) <= high && Math.abs(it.lng - lng) <= wide);
  return [...new Set(inside.map(([code]) => code.slice(0, 2)))];
}

function readTable(): Table {
  const byCode = new Map<string, Point>();
  const byTown = new Map<string, Point | 'several'>();
  const prefixes = new Map<string, Point[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [code = '', lat, lng, town = ''] = line.split(';');
    if (code === '') continue;
    const point = { lat: Number(lat), lng: Number(lng) };
    byCode.set(code, point);
    byTown.set(townKey(town), oneOf(byTown.get(townKey(town)), point));
    for (const length of [2, 3, 4]) {
      const prefix = code.slice(0, length);
      prefixes.set(prefix, [...(prefixes.get(prefix) ?? []), point]);
    }
  }
  return { byCode, byTown, byPrefix: new Map([...prefixes].map(([prefix, points]) => [prefix, middleOf(points)])) };
}

function oneOf(known: Point | 'several' | undefined, point: Point): Point | 'several' {
  if (known === undefined) return point;
  return known !== 'several' &&
    Math.abs(known.lat - point.lat) < oneTownDegrees &&
    Math.abs(known.lng - point.lng) < oneTownDegrees
    ? known
    : 'several';
}

function middleOf(points: readonly Point[]): Point {
  const mean = (part: 'lat' | 'lng') => points.reduce((sum, it) => sum + it[part], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng') };
}

/** Frankfurt am Main and Frankfurt (Main) are one. */
function townKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bam\b|\ba\.|\(|\)|[\s.,/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
