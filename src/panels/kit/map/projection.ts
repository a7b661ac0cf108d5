import type { Point } from '../../../domain/km/place.ts';

/** A place on the drawn map, in pixels of the whole world at the map's zoom. */
export type Spot = { readonly x: number; readonly y: number };
export type View = {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Tile = { readonly url: string; readonly x: number; readonly y: number };

const tileSize = 256;
const [leastZoom, maxZoom] = [4, 13];
/** Air around the outermost points, so that their names fit. */
const margin = 48;

/** Web Mercator, the projection of map tiles. */
export function project({ lat, lng }: Point, zoom: number): Spot {
  const world = tileSize * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world };
}

/** Where on earth a spot of the view lies. */
export function pointAt({ x, y }: Spot, { zoom, left, top }: View): Point {
  const world = tileSize * 2 ** zoom;
  const northing = Math.PI * (1 - (2 * (y + top)) / world);
  return { lat: (Math.atan(Math.sinh(northing)) * 180) / Math.PI, lng: ((x + left) / world) * 360 - 180 };
}

/** The part of the world that shows all points at the largest whole zoom, centred in a picture of this size. */
export function viewOf(points: readonly Point[], { width, height }: { width: number; height: number }): View {
  for (let zoom = maxZoom; ; zoom -= 1) {
    const spots = points.map((it) => project(it, zoom));
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = right - left <= width - 2 * margin && bottom - top <= height - 2 * margin;
    if (fits || zoom <= leastZoom)
      return { zoom, left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
  }
}

/** The tiles that lie below a view, from an address with {z}, {x} and {y}. */
export function tilesOf({ zoom, left, top, width, height }: View, address: string): Tile[] {
  const count = 2 ** zoom;
  const tiles: Tile[] = [];
  for (let row = Math.floor(top / tileSize); row * tileSize < top + height; row += 1) {
    for (let column = Math.floor(left / tileSize); column * tileSize < left + width; column += 1) {
      if (row < 0 || column < 0 || row >= count || column >= count) continue;
      const url = address.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
      tiles.push({ url, x: column * tileSize - left, y: row * tileSize - top });
    }
  }
  return tiles;
}

/** Points as the path of an SVG, in the pixels of the view. */
export function pathOf(points: readonly Point[], view: View): string {
  return points
    .map((it, at) => {
      const { x, y } = spotOf(it, view);
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Where a point lies in the view. */
export function spotOf(point: Point, { zoom, left, top }: View): Spot {
  const { x, y } = project(point, zoom);
  return { x: x - left, y: y - top };
}
