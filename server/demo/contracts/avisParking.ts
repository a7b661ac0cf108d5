import { reopened } from '../../../src/domain/avis/parkingInfo.ts';
import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { isWorkingDay, momentOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { Place } from '../world/places.ts';
import type { Clock, Dossier } from './dossier.ts';
import { mailDays } from './sendingOf.ts';

type ParkingRow = Pick<
  RowFor<typeof contractAvis>,
  'parkingSpace' | 'parkingSpaceNotificationScheduled' | 'parkingSpaceNotified' | 'parkingSpaceMailAddress'
>;
/** The end of a ride that is a compound, with the day on which the vehicle comes or goes there. */
export type ParkedStop = { readonly place: Place; readonly day: Day };

const parkedShare = 0.6;
const announcedAtMinute = 15 * 60;
/** In turn through a day, so that a small demo has every state too. */
const statesInTurn = ['open', 'scheduled', 'missing', 'open', 'scheduled', 'scheduled'] as const;

/** Where a parking place is to be told of a vehicle, and when; none for most. */
export function parkedStop(random: Random, it: Dossier, clock: Clock): ParkedStop | null {
  const stops = [
    { place: it.delivery.place, day: it.contract.deliveryDay },
    { place: it.pickup.place, day: it.contract.pickupDay },
  ];
  const found = stops.find(({ place }) => place?.stellplatz);
  const isRemembered = it.contract.pickupDay >= clock.today - mailDays && !it.contract.cancelled;
  return found?.place && isRemembered && random.chance(parkedShare) ? { place: found.place, day: found.day } : null;
}

/** How far its announcement is: what was noted in time has gone out at 15:00 of the working day before (R45). */
export function parkingOf(stop: ParkedStop | null, { turn, clock }: { turn: number; clock: Clock }): ParkingRow {
  if (stop === null) return { parkingSpace: null, parkingSpaceMailAddress: null, ...reopened };
  const state = statesInTurn[turn % statesInTurn.length];
  if (state === 'missing') return { parkingSpace: stop.place.id, parkingSpaceMailAddress: null, ...reopened };
  const isNoted = state === 'scheduled' || stop.day <= clock.today;
  const isOut = announcedAt(stop.day) <= clock.now;
  return {
    parkingSpace: stop.place.id,
    parkingSpaceMailAddress: stop.place.email,
    parkingSpaceNotificationScheduled: isNoted && !isOut,
    parkingSpaceNotified: isNoted && isOut,
  };
}

/** The moment at which a parking place is told of the vehicles of a day. */
export function announcedAt(day: Day): number {
  let before = day - 1;
  while (!isWorkingDay(before)) before -= 1;
  return momentOf(before, announcedAtMinute);
}
