import { sql } from 'drizzle-orm';
import type { OpenRide } from '../../../src/domain/chain/chain.ts';
import { estimatedRoute } from '../../../src/domain/km/estimate.ts';
import { toCents } from '../../../src/domain/money/amount.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { minuteOf } from '../../../src/domain/time/wallClock.ts';

/** A contract without driver as it is shown in a chain. */
export type OpenContract = {
  readonly id: number;
  readonly auftragsnummer: string;
  readonly customer: string | null;
  readonly licensePlate: string | null;
  readonly datum: CalendarDay;
  readonly bringdatum: CalendarDay | null;
  readonly pickupTimeFrom: string | null;
  readonly pickupTimeTo: string | null;
  readonly deliveryTimeFrom: string | null;
  readonly deliveryTimeTo: string | null;
  readonly pickupPlz: string | null;
  readonly pickupOrt: string | null;
  readonly deliveryPlz: string | null;
  readonly deliveryOrt: string | null;
  readonly googleKm: number | null;
  readonly googleFahrzeit: number | null;
  readonly flexContract: boolean;
  readonly isConfirmed: boolean;
  readonly bundle: string | null;
  readonly auftragswert: string | null;
  readonly gutschriftpreis: string | null;
};

/** Where no hours are agreed, vehicles are fetched in these. */
const [usuallyOpens, usuallyCloses] = ['08:00', '18:00'];

/** Contracts that wait for a driver and are fetched on one of these days, not begun and not cancelled. */
export function openContracts(
  to: Queryable,
  { from, until }: { from: CalendarDay; until: CalendarDay },
): Promise<OpenContract[]> {
  return rowsOf<OpenContract>(
    to,
    sql`select c.id, c.auftragsnummer, k.kuerzel as customer, c."licensePlate", c.datum, c.bringdatum,
          c."pickupTimeFrom", c."pickupTimeTo", c."deliveryTimeFrom", c."deliveryTimeTo",
          c."pickupLocation"->>'plz' as "pickupPlz", c."pickupLocation"->>'ort' as "pickupOrt", c."deliveryLocation"->>'plz' as "deliveryPlz", c."deliveryLocation"->>'ort' as "deliveryOrt",
          c."googleKm"::float8 as "googleKm", c."googleFahrzeit", c."flexContract", c.auftragbestaetigt = '1' as "isConfirmed", b.bundle, c.auftragswert, c.gutschriftpreis
        from contracts c join protocols p on p.id = c.protocol
          left join customers k on k.id = c."contractClientAddress"
          left join bundles b on b.id = c.bundles[1]
        where c.datum between ${from} and ${until} and c.driver is null and not c."isStorniert" and not c."testContract"
          and not c.abgeschlossen and p."processState" = 'UNPROCESSED'`,
  );
}

/** The contract as the search looks at it; undefined when nobody knows where it begins or ends. */
export function rideOf(contract: OpenContract, { showsMoney }: { showsMoney: boolean }): OpenRide | undefined {
  const { pickupPlz, pickupOrt, deliveryPlz, deliveryOrt } = contract;
  const [pickup, delivery] = [
    locate({ plz: pickupPlz, ort: pickupOrt }),
    locate({ plz: deliveryPlz, ort: deliveryOrt }),
  ];
  if (!isFound(pickup) || !isFound(delivery)) return undefined;
  const { id, datum, pickupTimeFrom, pickupTimeTo, deliveryTimeFrom, deliveryTimeTo, googleFahrzeit } = contract;
  const { auftragswert, gutschriftpreis } = contract;
  const day = contract.bringdatum ?? datum;
  const isNextDay = day > datum;
  return {
    id,
    pickup,
    delivery,
    opens: minuteOf(datum, pickupTimeFrom ?? usuallyOpens),
    closes: minuteOf(datum, pickupTimeTo ?? pickupTimeFrom ?? usuallyCloses),
    driveMinutes: googleFahrzeit ?? Math.round(estimatedRoute([pickup, delivery]).durationSec / 60),
    deliveryOpens: deliveryTimeFrom === null && !isNextDay ? null : minuteOf(day, deliveryTimeFrom ?? usuallyOpens),
    deadline: minuteOf(day, deliveryTimeTo ?? deliveryTimeFrom ?? '23:59'),
    marginCents:
      !showsMoney || auftragswert === null || gutschriftpreis === null
        ? null
        : toCents(auftragswert) - toCents(gutschriftpreis),
  };
}
