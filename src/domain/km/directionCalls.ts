import { defineCall, json } from '../define/call.ts';
import { arrayOf, described, either, given, integer, maybe, number, object, oneOf, text } from '../define/shape.ts';
import type { Place, Point } from './place.ts';
import type { Route } from './route.ts';

export type Direction = Route & { readonly durationFormatted: string };

const address = given({ strasse: text, hausnr: text, plz: text, ort: text, lat: number, lng: number }, []);
const place = described(
  either<string | Place>([text, address]),
  'Adresse in einer Zeile oder in Teilen, wie im Auftrag oder im Adressbestand',
);
const point = object({ lat: number, lng: number });

/** Distance and drive time between two places, and what a map of the way needs; of one place, where it is. */
export const findDirection = defineCall({
  id: 'direction',
  title: 'Entfernung und Fahrzeit zwischen zwei Orten, oder die Koordinaten von einem',
  on: 'contracts',
  call: 'POST /direction',
  area: 'contracts',
  input: given(
    { startLocation: place, endLocation: place, waypoints: arrayOf(place, { maxItems: 20 }), location: place },
    [],
  ),
  answer: json(
    'Der Weg, oder zu location der Punkt',
    either<Direction | Point>([
      object({
        distanceKm: number,
        durationSec: integer,
        durationFormatted: text,
        source: oneOf(['route', 'estimate']),
        points: arrayOf(point),
        line: arrayOf(point),
      }),
      point,
    ]),
  ),
  errors: { invalid: true },
});

/** Where the pictures of a map come from. */
export const mapTiles = defineCall({
  id: 'direction.map',
  title: 'Woher Kartenbilder kommen',
  on: 'contracts',
  call: 'GET /direction/map',
  area: 'contracts',
  input: {},
  answer: json('Adresse der Kacheln, null ohne Kartendienst', object({ tileUrl: maybe(text) })),
});
