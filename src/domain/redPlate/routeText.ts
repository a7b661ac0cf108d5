import { joined } from '../define/joined.ts';
import { formatCount } from '../number/formatCount.ts';

type Way = {
  readonly pickupZip: string | null;
  readonly pickupTown: string | null;
  readonly deliveryZip: string | null;
  readonly deliveryTown: string | null;
  readonly istkm: number | null;
};

/** The way of a ride as the book names it: „50667 Köln – 89073 Ulm, 512 km“, the kilometres once they are known. */
export function routeText({ pickupZip, pickupTown, deliveryZip, deliveryTown, istkm }: Way): string | null {
  const ends = joined([joined([pickupZip, pickupTown]), joined([deliveryZip, deliveryTown])], ' – ');
  return joined([ends, istkm !== null && `${formatCount(istkm)} km`], ', ');
}
