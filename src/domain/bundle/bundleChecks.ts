import { formatMetres } from '../km/formatKm.ts';
import { minutesOf } from '../time/clock.ts';
import { formatHours } from '../time/duration.ts';
import { formatDayShort } from '../time/formatDay.ts';
import type { BundleRide, Way } from './legs.ts';

/** What is to be known about a bundle as a whole, with the figures it comes from. */
export type BundleCheck = { readonly tone: 'warn' | 'info' | 'ok'; readonly title: string; readonly text: string };

/** So far a driver walks, or goes by bus, from one door to the next. */
export const walkKm = 3;
const longestDay = 10 * 60;

/**
 * Whether each ride begins where the one before it ended; undefined while a way is unknown, or nothing lies between.
 *
 * @param ways From each ride to the next, in their order.
 */
export function chainCheck(ways: readonly (Way | undefined)[]): BundleCheck | undefined {
  const known = ways.filter((it) => it !== undefined);
  if (known.length === 0 || known.length < ways.length) return undefined;
  const longest = Math.max(...known.map(({ km }) => km));
  if (longest <= walkKm)
    return {
      tone: 'ok',
      title: 'Kette geschlossen',
      text: `Jeder Ort folgt auf den vorigen, größter Fußweg ${formatMetres(longest * 1000)}.`,
    };
  const gaps = known.flatMap(({ km }, at) =>
    km > walkKm ? [`${formatMetres(km * 1000)} zwischen ${String(at + 1)} und ${String(at + 2)}`] : [],
  );
  return { tone: 'info', title: 'Kette nicht geschlossen', text: `Leer zu fahren: ${gaps.join(', ')}.` };
}

/**
 * Days on which more than ten hours lie between the first pickup and the end of the last delivery, whoever drives.
 *
 * @param ways From each ride to the next, in their order.
 */
export function longDayChecks(
  rides: readonly BundleRide[],
  ways: readonly (Way | undefined)[],
): readonly BundleCheck[] {
  const days = new Map<string, Day>();
  for (const [at, ride] of rides.entries()) {
    const { datum, bringdatum, googleFahrzeit, pickupTimeFrom, deliveryTimeFrom, deliveryTimeTo } = ride;
    const ends = deliveryTimeTo ?? deliveryTimeFrom;
    if (!datum || datum !== bringdatum || !pickupTimeFrom || !ends) continue;
    const day = days.get(datum) ?? { from: pickupTimeFrom, to: ends, drive: 0 };
    const isSameDay = rides[at + 1]?.datum === datum;
    days.set(datum, {
      from: pickupTimeFrom < day.from ? pickupTimeFrom : day.from,
      to: ends > day.to ? ends : day.to,
      drive: day.drive + (googleFahrzeit ?? 0) + (isSameDay ? (ways[at]?.minutes ?? 0) : 0),
    });
  }
  return [...days].flatMap(([day, { from, to, drive }]): readonly BundleCheck[] =>
    minutesOf(to) - minutesOf(from) > longestDay
      ? [
          {
            tone: 'warn',
            title: 'Tagesarbeitszeit über 10 Stunden',
            text: `${formatDayShort(day)}: ${from} bis ${to}, davon ${formatHours(drive)} Fahrt und Weg.`,
          },
        ]
      : [],
  );
}

type Day = { readonly from: string; readonly to: string; readonly drive: number };
