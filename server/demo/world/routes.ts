import { airKm, estimatedKm, estimatedMinutes } from '../../../src/domain/km/estimate.ts';
import { at, weighted, type Random, type Weighted } from '../random.ts';
import { towns, type Town } from './towns.ts';

export type Route = { readonly from: Town; readonly to: Town; readonly roadKm: number };

/** Drive time in minutes, with charging stops for electric vehicles. */
export function driveMinutes(km: number, electric: boolean): number {
  const charging = electric ? Math.floor(km / 220) * 25 : 0;
  return estimatedMinutes(km) + charging;
}

/** Upper ends of the classes of road distance and their shares of all rides. */
const classes: readonly (readonly [until: number, share: number])[] = [
  [50, 9],
  [100, 11],
  [200, 20],
  [300, 19],
  [400, 15],
  [500, 11],
  [600, 8],
  [800, 6],
  [1200, 1],
];
const near: readonly number[] = towns.map((town) => Math.sqrt(town.weight));

function routesByClass(): Weighted<Route>[] {
  const found: [Route, number][][] = classes.map(() => []);
  for (const from of towns) {
    for (const to of towns) {
      if (from === to) continue;
      const km = estimatedKm(from, to);
      const index = classes.findIndex(([until]) => km <= until);
      if (index < 0) continue;
      const rare = index === 0 ? at(near, from.index) * at(near, to.index) : from.weight * to.weight;
      at(found, index).push([{ from, to, roadKm: km }, rare]);
    }
  }
  return found.map(weighted);
}

const byClass = routesByClass();
const shortShares: readonly number[] = [12, 18, 38, 32];
/** About two fifths of all rides belong to tours, which are shorter; single rides make up for that. */
const shareInTours = 0.39;
const singleShares = classes.map(([, share], index) => Math.max(0, share - (shortShares[index] ?? 0) * shareInTours));
const singleClass = weighted(singleShares.map((share, index) => [index, share] as const));
const shortClass = weighted(shortShares.map((share, index) => [index, share] as const));

/** A ride that stands alone; together with the tours, distances and towns come as often as in the trade. */
export function drawRoute(random: Random): Route {
  return at(byClass, singleClass(random))(random);
}

/** A ride short enough to be one of several of the same tour. */
export function drawShortRoute(random: Random): Route {
  return at(byClass, shortClass(random))(random);
}

const onwards: Weighted<Route>[] = towns.map((from) => {
  const entries: [Route, number][] = [];
  for (const to of towns) {
    const km = estimatedKm(from, to);
    if (to !== from && km <= 320) entries.push([{ from, to, roadKm: km }, to.weight / (1 + km / 400)]);
  }
  return weighted(entries);
});

/** A further ride that begins in that town. */
export function drawOnward(random: Random, from: Town): Route {
  return at(onwards, from.index)(random);
}

const neighbours: Weighted<Town>[] = towns.map((town) =>
  weighted(
    towns.map((other) => [other, airKm(town, other) <= 35 ? other.weight / (5 + airKm(town, other)) : 0] as const),
  ),
);

/** The same town or one close by, where the next ride of a bundle begins. */
export function drawNeighbour(random: Random, town: Town): Town {
  return at(neighbours, town.index)(random);
}
