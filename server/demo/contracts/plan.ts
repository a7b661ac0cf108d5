import { randomFrom, shuffled, weighted, type Random } from '../random.ts';
import { workingDaysBetween, workingDaysLater, type Day } from '../days.ts';
import { drawCustomer, testCustomer, type Customer } from '../world/customers.ts';
import { drawModel } from '../world/models.ts';
import { driveMinutes, drawNeighbour, drawOnward, drawRoute, drawShortRoute, type Route } from '../world/routes.ts';
import { busyDay, holidayShare, type Calendar } from './calendar.ts';
import { drawReceived } from './received.ts';
import type { Ride, Role } from './ride.ts';
import { drawTimes, timesOfNext, timesOfReturn, type Times } from './times.ts';

type Kind = 'single' | 'aba' | 'abc' | 'bundle';
/** Of sixty tours nine are rides there and back; dealing them like cards keeps every day near that share. */
const deck: readonly ('single' | 'aba')[] = Array.from({ length: 60 }, (_, i) => (i < 9 ? 'aba' : 'single'));
const chainShare = 0.036;
const bundleShare = 0.052;
const chainLengths = weighted([
  [2, 60],
  [3, 28],
  [4, 12],
] as const);
const bundleLengths = weighted([
  [2, 58],
  [3, 28],
  [4, 10],
  [5, 4],
] as const);
const cancelledShare = 0.065;
const testShare = 0.005;
const followUpDelay = 1700;
/** So many working days ahead a bundle and a contract wait for their drivers, however small the demo is. */
const daysOfOpenBundles: readonly number[] = [2, 3, 4];
const daysOfOpenContracts: readonly number[] = [5, 6];
/** So many working days ahead a bundle has one ride left. */
export const aheadOfShortBundle = 7;
/** On the next working day a vehicle is brought and another one taken back, arranged as one round trip. */
const dayOfRoundTrip = 1;

/** Whether a tour is there in every demo, so that the clerk finds a round trip in it. */
export function isShownRoundTrip({ tour, ahead }: { tour: number; ahead: number }): boolean {
  return tour === 0 && ahead === dayOfRoundTrip;
}

/** Share of contracts without driver by working days ahead. */
function withoutDriver(ahead: number): number {
  if (ahead <= 0) return 0.02;
  if (ahead === 1) return 0.12;
  if (ahead === 2) return 0.28;
  return ahead <= 5 ? 0.5 : 0.8;
}

/** Plans the contracts that are picked up on a day, some with rides that follow on the same or a later day. */
export function planDay(calendar: Calendar, day: Day, options: { wanted: number; now: number }): Ride[] {
  const random = randomFrom('leitstand', 'plan', day);
  const rides: Ride[] = [];
  let here = 0;
  let cards: ('single' | 'aba')[] = [];
  while (here < options.wanted) {
    if (cards.length === 0) cards = shuffled(random, deck);
    const tour = planTour({
      random,
      calendar,
      day,
      now: options.now,
      first: rides.length,
      room: options.wanted - here,
      next: kindOf(random, cards.pop()),
    });
    here += tour.filter((ride) => ride.pickupDay === day).length;
    rides.push(...tour);
  }
  return rides;
}

function kindOf(random: Random, card: 'single' | 'aba' | undefined): Kind {
  if (card === 'aba') return card;
  const chance = random.next();
  return chance < chainShare ? 'abc' : chance < chainShare + bundleShare ? 'bundle' : 'single';
}

type Request = { random: Random; calendar: Calendar; day: Day; now: number; first: number; room: number; next: Kind };

function planTour(request: Request): Ride[] {
  const { random, calendar, day, room } = request;
  const ahead = day <= calendar.today ? 0 : workingDaysBetween(calendar.today, day);
  const isBundle = room > 1 && request.first === 0 && daysOfOpenBundles.includes(ahead);
  const isRoundTrip = room > 1 && isShownRoundTrip({ tour: request.first, ahead });
  const isOpen = isBundle || (request.first === 0 && [...daysOfOpenContracts, aheadOfShortBundle].includes(ahead));
  const kind = isBundle
    ? 'bundle'
    : isRoundTrip
      ? 'aba'
      : isOpen
        ? 'single'
        : room > 1 && day < calendar.last - 10
          ? request.next
          : 'single';
  const test = kind === 'single' && random.chance(testShare / 0.6);
  const customer = test ? testCustomer : drawCustomer(random, day < calendar.today - 120);
  const past = day < calendar.today && day < busyDay(calendar.today);
  const cancelled = !test && !isOpen && !isRoundTrip && random.chance(cancelledShare);
  const wantsDriver = cancelled ? random.chance(0.45) : past || (!isOpen && !random.chance(withoutDriver(ahead)));
  const length =
    kind === 'single'
      ? 1
      : kind === 'aba'
        ? 2
        : Math.min(room, kind === 'abc' ? chainLengths(random) : bundleLengths(random));
  const shared = { cancelled, wantsDriver, test, tour: request.first, customer };
  const route = drawHere(random, { day, short: kind !== 'single' });
  const model = drawModel(random);
  const minutes = driveMinutes(route.roadKm, model.drive === 'ELECTRIC');
  const times = drawTimes(random, { day, minutes, early: kind !== 'single' });
  const imported = customer.trade === 'manufacturer' || customer.id === 277 || customer.id === 272;
  const receivedAt = drawReceived(random, {
    pickupDay: day,
    pickupFrom: times.pickupFrom,
    imported,
    now: request.now,
    today: calendar.today,
  });
  const rides: Ride[] = [
    {
      index: request.first,
      role: 'main',
      followUpOf: -1,
      ...shared,
      ...route,
      km: route.roadKm,
      minutes,
      model,
      ...times,
      receivedAt,
    },
  ];
  while (rides.length < length) {
    const before = rides[rides.length - 1] as Ride;
    const next = followUpRide(random, before, {
      role: kind === 'single' ? 'main' : kind,
      lastDay: workingDaysLater(day, 4),
    });
    if (next === undefined) break;
    rides.push({
      ...next,
      ...shared,
      customer: next.role === 'bundle' ? drawSameTrade(random, customer) : customer,
      index: request.first + rides.length,
      receivedAt: receivedAt + rides.length * followUpDelay,
    });
  }
  return rides;
}

/** A route whose pickup is not held up by a holiday of its Bundesland. */
function drawHere(random: Random, wish: { day: Day; short: boolean }): Route {
  for (let tries = 40; ; tries -= 1) {
    const route = wish.short ? drawShortRoute(random) : drawRoute(random);
    if (tries === 0 || random.chance(holidayShare(wish.day, route.from.bundesland))) return route;
  }
}

type Follower = Times & Pick<Ride, 'role' | 'followUpOf' | 'from' | 'to' | 'km' | 'minutes' | 'model'>;

function followUpRide(random: Random, before: Ride, how: { role: Role; lastDay: Day }): Follower | undefined {
  const model = drawModel(random);
  const electric = model.drive === 'ELECTRIC';
  if (how.role === 'aba') {
    const minutes = driveMinutes(before.km, electric);
    return {
      role: 'aba',
      followUpOf: before.index,
      from: before.to,
      to: before.from,
      km: before.km,
      minutes,
      model,
      ...timesOfReturn(before, minutes),
    };
  }
  const start = how.role === 'bundle' ? drawNeighbour(random, before.to) : before.to;
  const route = drawOnward(random, start);
  const minutes = driveMinutes(route.roadKm, electric);
  const times = timesOfNext(random, before, { minutes, lastDay: how.lastDay });
  return (
    times && {
      role: how.role,
      followUpOf: before.index,
      from: route.from,
      to: route.to,
      km: route.roadKm,
      minutes,
      model,
      ...times,
    }
  );
}

/** Rides of a bundle come from different customers about as often as from the same. */
function drawSameTrade(random: Random, customer: Customer): Customer {
  return random.chance(0.5) ? customer : drawCustomer(random, false);
}
