import { sql } from 'drizzle-orm';
import type { OpenRide } from '../../../src/domain/chain/chain.ts';
import { estimatedRoute } from '../../../src/domain/km/estimate.ts';
import { toCents } from '../../../src/domain/money/amount.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { rideColumns, type RideRow } from '../contracts/rideRow.ts';
import { minuteOf } from '../../../src/domain/time/wallClock.ts';

/** A contract without driver as it is shown in a chain. */
export type OpenContract = RideRow & {
  readonly datum: CalendarDay;
  readonly customer: string | null;
  readonly licensePlate: string | null;
  readonly googleKm: number | null;
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
    sql`select ${rideColumns}, k.kuerzel as customer, contracts."licensePlate", contracts."googleKm"::float8 as "googleKm", contracts."flexContract",
          contracts.auftragbestaetigt = '1' as "isConfirmed", b.bundle, contracts.auftragswert, contracts.gutschriftpreis
        from contracts join protocols p on p.id = contracts.protocol
          left join customers k on k.id = contracts."contractClientAddress"
          left join bundles b on b.id = contracts.bundles[1]
        where contracts.datum between ${from} and ${until} and contracts.driver is null and not contracts."isStorniert" and not contracts."testContract"
          and not contracts.abgeschlossen and p."processState" = 'UNPROCESSED'`,
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
