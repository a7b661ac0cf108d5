import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Ride } from '../../../src/domain/preflight/facts.ts';

/** A ride as its columns have it. */
export type RideRow = {
  readonly id: number;
  readonly driver: number | null;
  readonly auftragsnummer: string;
  readonly deliveryTimeTo: string | null;
} & Readonly<Record<'pickupPlz' | 'pickupOrt' | 'deliveryPlz' | 'deliveryOrt', string | null>> &
  Pick<
    Ride,
    'datum' | 'bringdatum' | 'pickupTimeFrom' | 'pickupTimeTo' | 'deliveryTimeFrom' | 'googleFahrzeit' | 'vorholung'
  >;

/** What of a contract's columns says when and where somebody drives it. */
export const rideColumns = sql`contracts.id, contracts.driver, contracts.auftragsnummer, contracts.datum, contracts.bringdatum,
  contracts."pickupTimeFrom", contracts."pickupTimeTo", contracts."deliveryTimeFrom", contracts."deliveryTimeTo",
    contracts."googleFahrzeit", contracts.vorholung,
  contracts."pickupLocation"->>'plz' as "pickupPlz", contracts."pickupLocation"->>'ort' as "pickupOrt",
  contracts."deliveryLocation"->>'plz' as "deliveryPlz", contracts."deliveryLocation"->>'ort' as "deliveryOrt"`;

/** A ride as it takes a driver's time, from its columns. */
export function rideOf({ id, pickupPlz, pickupOrt, deliveryPlz, deliveryOrt, ...row }: RideRow): Ride {
  return {
    ...row,
    iri: iriOf('contracts', id),
    pickup: { plz: pickupPlz, ort: pickupOrt },
    delivery: { plz: deliveryPlz, ort: deliveryOrt },
  };
}
