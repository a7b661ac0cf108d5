import { isWorkingDay, workingDaysLater, type Day } from '../days.ts';
import { weighted, type Random } from '../random.ts';

/** When a vehicle is fetched and when it is brought; minutes of the day. */
export type Times = {
  readonly pickupDay: Day;
  readonly pickupFrom: number;
  readonly pickupTo: number;
  readonly deliveryDay: Day;
  readonly deliveryFrom: number;
  readonly deliveryTo: number;
};

const startHours = weighted([
  [[6, 7], 7],
  [[8, 8], 18],
  [[9, 10], 37],
  [[11, 13], 21],
  [[14, 16], 12],
  [[17, 18], 2],
] as const);
const widths = weighted([
  [2, 70],
  [3, 10],
  [4, 10],
  [10, 10],
] as const);
const lags = weighted([
  [0, 67],
  [1, 24],
  [2, 7],
  [3, 2],
] as const);
const latestDelivery = 20 * 60;
const latestEnd = 23 * 60 + 30;
const allDay = 10;

/** Rounded up to the half hours in which appointments are made. */
export const halfHour = (minute: number): number => Math.ceil(minute / 30) * 30;

/**
 * Times of a ride that begins a tour; on the same day where that can be driven, otherwise on one of the next working
 * days.
 */
export function drawTimes(random: Random, ride: { day: Day; minutes: number; early: boolean }): Times {
  const lag = ride.early ? 0 : lags(random);
  for (let tries = lag === 0 ? 5 : 0; tries > 0; tries -= 1) {
    const times = onOneDay(ride, drawPickup(random, ride.early || tries < 3 ? 10 : 18));
    if (times.deliveryFrom <= latestDelivery) return times;
  }
  return overNight(random, { day: ride.day, ...drawPickup(random, 18), lag: Math.max(1, lag) });
}

type Pickup = { pickupFrom: number; pickupTo: number };

function drawPickup(random: Random, latestHour: number): Pickup {
  let hours = startHours(random);
  while (hours[0] > latestHour) hours = startHours(random);
  const pickupFrom = random.int(hours[0], hours[1]) * 60 + (random.chance(0.2) && hours[0] < 17 ? 30 : 0);
  const width = latestHour < 12 ? 2 : widths(random);
  return width === allDay
    ? { pickupFrom: 480, pickupTo: 1080 }
    : { pickupFrom, pickupTo: Math.min(pickupFrom + width * 60, latestEnd) };
}

function onOneDay(ride: { day: Day; minutes: number }, pickup: Pickup): Times {
  const whole = pickup.pickupTo - pickup.pickupFrom === allDay * 60;
  const deliveryFrom = halfHour((whole ? pickup.pickupFrom : pickup.pickupTo) + ride.minutes + 30);
  const deliveryTo = whole ? Math.max(1080, deliveryFrom + 120) : Math.min(deliveryFrom + 120, latestEnd);
  return { pickupDay: ride.day, ...pickup, deliveryDay: ride.day, deliveryFrom, deliveryTo };
}

function overNight(random: Random, ride: Pickup & { day: Day; lag: number }): Times {
  const deliveryDay = workingDaysLater(ride.day, ride.lag);
  const deliveryFrom = random.int(8, 14) * 60 + (random.chance(0.2) ? 30 : 0);
  const width = widths(random);
  const window =
    width === allDay
      ? { deliveryFrom: 480, deliveryTo: 1080 }
      : { deliveryFrom, deliveryTo: deliveryFrom + width * 60 };
  return { pickupDay: ride.day, pickupFrom: ride.pickupFrom, pickupTo: ride.pickupTo, deliveryDay, ...window };
}

/** Times of a return contract: taken over when the main contract's delivery window ends (R9). */
export function timesOfReturn(main: Times, minutes: number): Times {
  const pickupFrom = main.deliveryTo;
  const pickupTo = Math.min(pickupFrom + 120, latestEnd);
  const deliveryFrom = halfHour(pickupTo + minutes + 30);
  const pickup = { pickupDay: main.deliveryDay, pickupFrom, pickupTo };
  if (deliveryFrom <= 22 * 60)
    return {
      ...pickup,
      deliveryDay: main.deliveryDay,
      deliveryFrom,
      deliveryTo: Math.min(deliveryFrom + 120, latestEnd),
    };
  return { ...pickup, deliveryDay: workingDaysLater(main.deliveryDay, 1), deliveryFrom: 540, deliveryTo: 660 };
}

/** Times of a further ride of the same driver: soon after the one before, or on the next working day. */
export function timesOfNext(random: Random, before: Times, ride: { minutes: number; lastDay: Day }): Times | undefined {
  const soon = nextOn(before.deliveryDay, halfHour(before.deliveryFrom + 60), ride.minutes);
  if (soon.deliveryFrom <= latestDelivery && isWorkingDay(before.deliveryDay)) return soon;
  const tomorrow = workingDaysLater(before.deliveryDay, 1);
  if (tomorrow > ride.lastDay) return undefined;
  const later = nextOn(tomorrow, random.int(16, 20) * 30, ride.minutes);
  return later.deliveryFrom <= latestDelivery ? later : undefined;
}

function nextOn(day: Day, pickupFrom: number, minutes: number): Times {
  const pickupTo = pickupFrom + 60;
  const deliveryFrom = halfHour(pickupTo + minutes + 30);
  return {
    pickupDay: day,
    pickupFrom,
    pickupTo,
    deliveryDay: day,
    deliveryFrom,
    deliveryTo: Math.min(deliveryFrom + 120, latestEnd),
  };
}
