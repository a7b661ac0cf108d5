import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { estimatedKm, estimatedMinutes } from '../km/estimate.ts';
import type { Point } from '../km/place.ts';
import {
  compareChains,
  endsWell,
  linkAfter,
  sumOf,
  usualWeights,
  type Chain,
  type ChainLimits,
  type ChainLink,
  type FreeAt,
  type OpenRide,
  type WayBetween,
} from './chain.ts';
import { findChains } from './findChains.ts';

const hour = 60;
const hamburg = { lat: 53.6, lng: 9.9 };
const away = (north: number, east = 0): Point => ({ lat: hamburg.lat + north, lng: hamburg.lng + east });
const way: WayBetween = (from, to) => {
  const km = Math.round(estimatedKm(from, to) * 100) / 100;
  return { km, minutes: estimatedMinutes(km) };
};
const limits: ChainLimits = { maxEmptyKm: 50, maxWaitMinutes: 48 * hour, length: 1 };
const from: FreeAt = { point: hamburg, moment: 14 * hour };
const ride = (id: number, given: Partial<OpenRide> = {}): OpenRide => ({
  id,
  pickup: away(0.02),
  delivery: away(0.5),
  opens: 14 * hour + 30,
  closes: 16 * hour + 30,
  driveMinutes: 90,
  deliveryOpens: null,
  deadline: 24 * hour,
  marginCents: 7_500,
  ...given,
});
const link = (given: Partial<OpenRide>, other: Partial<ChainLimits> = {}) =>
  linkAfter(from, ride(1, given), { way, limits: { ...limits, ...other }, weights: usualWeights });

test('a contract gets points for little empty way, little waiting, little time left and what it leaves', () => {
  shows('D0 Own chain finder');
  expect(link({})).toMatchObject({
    emptyKm: 3.07,
    emptyMinutes: 4,
    waitMinutes: 26,
    begins: 14 * hour + 30,
    ends: 16 * hour,
    points: { empty: 38, waiting: 25, deadline: 19, margin: 8 },
  });
  expect(link({ marginCents: null, deadline: 100 * 24 * hour })).toMatchObject({
    points: { empty: 38, waiting: 25, deadline: 0, margin: 0 },
  });
  expect(link({ marginCents: 99_900 })).toMatchObject({ points: { margin: 15 } });
});

test('who has just handed over a vehicle needs half an hour, and waits for the delivery to open', () => {
  expect(link({ opens: 0 })).toMatchObject({ begins: 14 * hour + 30, waitMinutes: 26 });
  expect(link({ deliveryOpens: 20 * hour })).toMatchObject({ ends: 20 * hour });
});

test.each([
  ['too far away', { pickup: away(1) }, 'far'],
  ['the window ends before anybody can be there', { closes: 14 * hour + 29 }, 'closed'],
  ['longer waiting than wanted', { opens: 80 * hour, closes: 81 * hour, deadline: 90 * hour }, 'waits'],
  ['delivered too late', { deadline: 15 * hour }, 'late'],
] as const)('%s', (_, given, misfit) => {
  shows('D0 Own chain finder');
  expect(link(given)).toBe(misfit);
});

test('a chain ends where the driver has to be, in time', () => {
  const ends = link({}) as ChainLink;
  const back = { point: hamburg, moment: 17 * hour };
  expect(endsWell(ends, limits, way)).toBe(true);
  expect(endsWell(ends, { ...limits, until: back }, way)).toBe(false);
  expect(endsWell(ends, { ...limits, until: { ...back, moment: 18 * hour } }, way)).toBe(true);
  expect(endsWell(ends, { ...limits, backTo: away(0.6) }, way)).toBe(true);
  expect(endsWell(ends, { ...limits, backTo: hamburg }, way)).toBe(false);
});

/** Rides all over a country, the same in every run. */
function manyRides(count: number, { spread }: { spread: number }): OpenRide[] {
  let seed = 7;
  const upTo = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648) * max;
  };
  return Array.from({ length: count }, (_, at) => {
    const pickup = away(upTo(spread) - spread / 2, upTo(spread) - spread / 2);
    const delivery = away(upTo(spread) - spread / 2, upTo(spread) - spread / 2);
    const opens = Math.round(upTo(40 * hour)) + 10 * hour;
    const { minutes } = way(pickup, delivery);
    return ride(at + 1, {
      pickup,
      delivery,
      opens,
      closes: opens + 2 * hour,
      driveMinutes: minutes,
      deadline: opens + minutes + Math.round(upTo(30 * hour)) + hour,
      marginCents: Math.round(upTo(20_000)),
    });
  });
}

/** Tries everything. */
function everyChain(rides: readonly OpenRide[], asked: ChainLimits): Chain[] {
  const extend = (chains: readonly Chain[]): Chain[] =>
    chains.flatMap(({ links, points }) =>
      rides.flatMap((it): Chain[] => {
        const last = links.at(-1);
        const free = last ? { point: last.ride.delivery, moment: last.ends } : from;
        const next = linkAfter(free, it, { way, limits: asked, weights: usualWeights });
        if (typeof next === 'string' || links.some((one) => one.ride === it)) return [];
        return [{ links: [...links, next], points: points + sumOf(next.points) }];
      }),
    );
  let chains: Chain[] = [{ links: [], points: 0 }];
  for (let step = 0; step < asked.length; step += 1) chains = extend(chains);
  const fits = ({ links }: Chain) => links.slice(-1).every((it) => endsWell(it, asked, way));
  return chains.filter(fits).toSorted(compareChains);
}

test.each([
  [1, {}],
  [2, {}],
  [3, {}],
  [3, { maxEmptyKm: 120, maxWaitMinutes: 6 * hour }],
  [2, { until: { point: hamburg, moment: 40 * hour } }],
  [2, { backTo: hamburg, maxEmptyKm: 110 }],
])('%i contracts in a row are ranked as by trying everything (%o)', (length, given) => {
  shows('D0 Own chain finder');
  const rides = manyRides(70, { spread: 2 });
  const asked = { ...limits, length, ...given };
  const names = (chains: readonly Chain[]) => chains.map((it) => [it.points, ...it.links.map((one) => one.ride.id)]);
  const all = everyChain(rides, asked);
  expect(all.length).toBeGreaterThan(3);
  const { chains } = findChains({ from, rides, limits: asked, weights: usualWeights, way, count: 20 });
  expect(names(chains)).toEqual(names(all.slice(0, 20)));
});

test('what cannot come first is told with its reason', () => {
  const rides = [
    ride(1),
    ride(2, { closes: 14 * hour }),
    ride(3, { deadline: 15 * hour }),
    ride(4, { pickup: away(3) }),
  ];
  const { misfits } = findChains({ from, rides, limits, weights: usualWeights, way, count: 20 });
  expect([...misfits].map(([it, why]) => [it.id, why])).toEqual([
    [2, 'closed'],
    [3, 'late'],
  ]);
});

test('five thousand open contracts are searched without trying everything', () => {
  const rides = manyRides(5_000, { spread: 6 });
  let asked = 0;
  const counted: WayBetween = (start, end) => {
    asked += 1;
    return way(start, end);
  };
  const { chains } = findChains({
    from,
    rides,
    limits: { ...limits, length: 3 },
    weights: usualWeights,
    way: counted,
    count: 20,
  });
  expect(chains).toHaveLength(20);
  expect(asked).toBeLessThan(40_000);
});
