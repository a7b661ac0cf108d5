import { z } from 'zod';
import { findDirection, mapTiles } from '../../../src/domain/km/directionCalls.ts';
import type { Place, Point } from '../../../src/domain/km/place.ts';
import { formatDuration } from '../../../src/domain/time/duration.ts';
import { RouteFailure } from '../../routing/directions.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { Invalid, type Violation } from '../../storage/refusals.ts';
import { answer, respond } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const maxWaypoints = 20;
const text = z.string().max(200).nullish();
const degrees = z.number().nullish();
/** An address in parts, under the names of contracts or of the address stock, or in one line. */
const placeSchema = z.union([
  z.string().max(400).transform(readLine),
  z
    .object({
      strasse: text,
      street: text,
      hausnr: text,
      plz: text,
      zipCode: text,
      ort: text,
      city: text,
      lat: degrees,
      lng: degrees,
    })
    .transform((it): Place => ({
      strasse: it.strasse ?? it.street ?? null,
      hausnr: it.hausnr ?? null,
      plz: it.plz ?? it.zipCode ?? null,
      ort: it.ort ?? it.city ?? null,
      lat: it.lat ?? null,
      lng: it.lng ?? null,
    })),
]);
const bodySchema = z.object({
  startLocation: placeSchema,
  endLocation: placeSchema,
  waypoints: z.array(placeSchema).max(maxWaypoints).nullish(),
});

/** Distance and drive time between two places; a console that has lost interest frees the routing server, too. */
export const direction = answer(findDirection, {
  read: (given) => ({ points: 'location' in given ? [pointOf(given.location)] : pointsIn(given) }),
  async work({ directions, leaving }, { points }) {
    const [only] = points;
    if (only && points.length === 1) return only;
    const route = await directions(points, leaving).catch((error: unknown) => {
      throw atItsField(error);
    });
    return { ...route, durationFormatted: formatDuration(route.durationSec / 60) };
  },
});

/** Where the pictures of a map come from. */
export const tiles = respond(mapTiles, ({ settings: { tileUrl } }) => ({ tileUrl }));

function pointsIn(body: unknown): Point[] {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success)
    throw new Invalid(
      parsed.error.issues.map((it) => ({ propertyPath: it.path.join('.'), message: messageFor(it.path) })),
    );
  const { startLocation, endLocation, waypoints } = parsed.data;
  const stops = [
    ['startLocation', startLocation] as const,
    ...(waypoints ?? []).map((it, at) => [`waypoints.${at}`, it] as const),
    ['endLocation', endLocation] as const,
  ];
  const violations: Violation[] = [];
  const points: Point[] = [];
  for (const [propertyPath, place] of stops) {
    const found = locate(place);
    if (isFound(found)) points.push(found);
    else violations.push({ propertyPath, message: found.reason });
  }
  if (violations.length > 0) throw new Invalid(violations);
  return points;
}

/** Where one address is: door by door, or the line on its envelope. */
function pointOf(location: unknown): Point {
  const parsed = placeSchema.safeParse(location);
  const place = parsed.success ? parsed.data : {};
  const isWhole = [place.strasse, place.hausnr, place.plz, place.ort].every((it) => it?.trim());
  if (typeof location !== 'string' && !isWhole)
    throw wrongInput(findDirection)('location', 'Bitte Straße, Hausnummer, Postleitzahl und Ort angeben.');
  const found = locate(place);
  if (!isFound(found)) throw wrongInput(findDirection)('location', found.reason);
  return { lat: found.lat, lng: found.lng };
}

function messageFor([field]: readonly PropertyKey[]): string {
  if (field === 'waypoints')
    return `Es sind höchstens ${maxWaypoints} Zwischenziele möglich, jedes mit Postleitzahl oder Ort.`;
  return field === 'endLocation'
    ? 'Bitte das Ziel mit Postleitzahl oder Ort angeben.'
    : 'Bitte den Start mit Postleitzahl oder Ort angeben.';
}

/** The line on an envelope: Hauptstraße 1, 50667 Köln. */
function readLine(line: string): Place {
  const [, before = '', plz, ort = ''] = /^(.*?)\b(\d{5})\b(.*)$/.exec(line) ?? [];
  if (plz === undefined) return { ort: line.split(',').at(-1)?.trim() ?? null };
  return { strasse: before.replace(/[,\s]+$/, ''), plz, ort: ort.replace(/^[,\s]+/, '') };
}

/** Where there is no way, it is the destination that has to be another one. */
function atItsField(error: unknown): unknown {
  return error instanceof RouteFailure && error.isFinal
    ? wrongInput(findDirection)('endLocation', error.message)
    : error;
}
