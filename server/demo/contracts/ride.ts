import type { Day } from '../days.ts';
import type { Customer } from '../world/customers.ts';
import type { Model } from '../world/models.ts';
import type { Town } from '../world/towns.ts';

/** Why a ride follows another one: return contract, further leg of a chain, or next ride of a bundle. */
export type Role = 'main' | 'aba' | 'abc' | 'bundle';

/** One contract while it is planned: who, where, when; everything else is filled in later. */
export type Ride = {
  /** Place among the rides of its day. */
  readonly index: number;
  readonly role: Role;
  /** Place of the ride it follows, -1 for the first of a tour. */
  readonly followUpOf: number;
  /** Rides of the same tour carry the index of its first ride. */
  readonly tour: number;
  readonly customer: Customer;
  readonly from: Town;
  readonly to: Town;
  readonly km: number;
  readonly minutes: number;
  readonly model: Model;
  readonly pickupDay: Day;
  readonly pickupFrom: number;
  readonly pickupTo: number;
  readonly deliveryDay: Day;
  readonly deliveryFrom: number;
  readonly deliveryTo: number;
  readonly cancelled: boolean;
  readonly wantsDriver: boolean;
  readonly test: boolean;
  /** When the contract came in, milliseconds since 1970. */
  readonly receivedAt: number;
};

/** Minutes since 1970 at which the driver takes the vehicle over, and at which he has handed it out. */
export const startsAt = (ride: Ride): number => ride.pickupDay * 1440 + ride.pickupFrom;
export const endsAt = (ride: Ride): number => ride.deliveryDay * 1440 + ride.deliveryFrom + 30;
