import type { Contract } from '../../src/domain/contract/contract.ts';
import { sql } from 'drizzle-orm';
import { handoverMinutes } from '../../src/domain/chain/chain.ts';
import { airKm } from '../../src/domain/km/estimate.ts';
import { stopsOf } from '../../src/domain/km/place.ts';
import { addDays } from '../../src/domain/time/calendarDay.ts';
import { minuteOf, momentOf } from '../../src/domain/time/wallClock.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { isFound, locate } from './locate.ts';
import { prefixesAround } from './postcodes.ts';

const farthestKm = 50;
const maxOffers = 50;
const daysAhead = 2;

type Row = {
  id: number;
  auftragsnummer: string;
  datum: string;
  pickupTimeFrom: string | null;
  pickupTimeTo: string | null;
} & Pick<Contract, 'pickupLocation' | 'deliveryLocation'>;
export type Offer = Row & { readonly metres: number };
type DraftedContract = Pick<
  Contract,
  'id' | 'bringdatum' | 'deliveryTimeFrom' | 'pickupLocation' | 'deliveryLocation' | 'serviceAddresses'
>;

/** Contracts without driver that begin near where this one ends and soon after it (R13), nearest first. */
export async function offersInRange(to: Queryable, contract: DraftedContract): Promise<Offer[]> {
  const end = locate(stopsOf(contract).end);
  const earliest = earliestPickup(contract);
  if (!isFound(end) || !earliest) return [];
  const prefixes = prefixesAround(end, farthestKm);
  const rows = await rowsOf<Row>(
    to,
    sql`select c.id, c.auftragsnummer, c.datum, c."pickupTimeFrom", c."pickupTimeTo", c."pickupLocation", c."deliveryLocation"
        from contracts c join protocols p on p.id = c.protocol
        where c.datum between ${earliest.day} and ${earliest.lastDay} and c.driver is null and c.id <> ${contract.id}
          and not c."isStorniert" and not c."testContract" and not c."sperrenFuerAngebotsliste"
          and (coalesce(c."pickupLocation"->>'plz', '') = '' or left(c."pickupLocation"->>'plz', 2) = any(${sql.param(prefixes)}::text[]))
          and (c.datum > ${earliest.day} or coalesce(c."pickupTimeTo", c."pickupTimeFrom", '24:00') >= ${earliest.time})
          and p."processState" = 'UNPROCESSED'
          and not exists (select from bundle_contracts b join bundles on bundles.id = b.bundle where b.contract = c.id and bundles.active)`,
  );
  const offers = rows.flatMap((row): Offer[] => {
    const start = locate(stopsOf(row).start);
    const km = isFound(start) ? airKm(start, end) : Infinity;
    return km <= farthestKm ? [{ ...row, metres: Math.round(km * 1000) }] : [];
  });
  return offers
    .toSorted(
      (one, other) => one.metres - other.metres || pickupOf(one).localeCompare(pickupOf(other)) || one.id - other.id,
    )
    .slice(0, maxOffers);
}

/** Half an hour after the vehicle is handed over; that may be after midnight. */
function earliestPickup({
  bringdatum,
  deliveryTimeFrom,
}: DraftedContract): { day: string; time: string; lastDay: string } | undefined {
  if (bringdatum === null) return undefined;
  const { day, time } = momentOf(minuteOf(bringdatum, deliveryTimeFrom ?? '00:00') + handoverMinutes);
  return { day, time, lastDay: addDays(bringdatum, daysAhead) };
}

function pickupOf({ datum, pickupTimeFrom }: Row): string {
  return `${datum} ${pickupTimeFrom ?? '24:00'}`;
}
