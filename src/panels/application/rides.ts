import { readEntity, type Entity } from '../../api/records/entities.ts';
import type { ContractEntity } from '../../commands/contract/contractFacts.ts';
import type { application } from '../../domain/application/application.ts';
import { wishFor, type End } from '../../domain/application/wish.ts';
import { wishAt } from '../../domain/application/wishAgainstPlan.ts';
import { contract } from '../../domain/contract/contract.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { spanText } from '../contract/shared/tourText.ts';
import { townText } from '../../domain/km/townText.ts';

export type Application = Entity<typeof application>;

/** The rides that an application is about, in their order. */
export function ridesOf({ contracts = [] }: Application): readonly ContractEntity[] {
  return contracts.flatMap((it) => readEntity(contract, it) ?? []);
}

/** One end of all the rides: where the first one begins or the last one ends, and when he would like that to be. */
export function endOf(it: Application, end: End): { when: string; where: string; isWish: boolean } {
  const rides = ridesOf(it);
  const ride = end === 'pickup' ? rides[0] : rides.at(-1);
  if (!ride) return { when: '', where: '', isWish: false };
  const wish = wishAt(it.additionalData, ride, end);
  const place = end === 'pickup' ? ride.pickupLocation : ride.deliveryLocation;
  return {
    when: wish ?? plannedAt(ride, end),
    where: townText(place),
    isWish: wish !== undefined,
  };
}

/** "Mi 25.11. 07:00–09:00": when one end of a ride is planned. */
export function plannedAt(ride: ContractEntity, end: End): string {
  const [day, from, to] =
    end === 'pickup'
      ? [ride.datum, ride.pickupTimeFrom, ride.pickupTimeTo]
      : [ride.bringdatum, ride.deliveryTimeFrom, ride.deliveryTimeTo];
  return `${day ? formatDayShort(day) : ''} ${spanText(from, to)}`.trim();
}

/** How far the driver has to come, and whether that is farther than is allowed. */
export function detourOf({ additionalData, contracts = [] }: Application): { km: number | null; isTooFar: boolean } {
  const wishes = contracts.map((iri) => wishFor(additionalData, Number(iri.split('/').at(-1))));
  const km = wishes.map((it) => it.additionalDistance).find((it) => typeof it === 'number');
  return {
    km: typeof km === 'number' ? km : null,
    isTooFar: wishes.some((it) => it.allowedAdditionalDistanceExceeded === true),
  };
}
