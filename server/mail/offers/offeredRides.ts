import { sql } from 'drizzle-orm';
import type { Contract } from '../../../src/domain/contract/contract.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/** More rides are no list that somebody reads; the later ones come with the next mail. */
const maxRides = 150;

export type OfferedRide = { readonly id: number } & Pick<
  Contract,
  'datum' | 'pickupLocation' | 'deliveryLocation' | 'googleKm' | 'manufacturer' | 'carModel' | 'gutschriftpreis'
>;

/**
 * Rides of the offer list that no offer mail has named yet: free, confirmed, not blocked, from today on, on no lock
 * day, and not in a package that is closed to applications (R14, R72).
 */
export async function newOffers(to: Queryable, today: CalendarDay): Promise<OfferedRide[]> {
  return rowsOf<OfferedRide>(
    to,
    sql`select c.id, c.datum, c."pickupLocation", c."deliveryLocation", c."googleKm"::float8 as "googleKm", c.manufacturer, c."carModel", c.gutschriftpreis
        from contracts c
        where c.driver is null and c.datum >= ${today} and c.auftragbestaetigt = '1' and c."angebotsMailGesendet" is null
          and not c."isStorniert" and not c."testContract" and not c."sperrenFuerAngebotsliste"
          and not exists (select from disposition_locks l where l.active and l.datum = c.datum)
          and not exists (select from bundle_contracts b join bundles on bundles.id = b.bundle
            where b.contract = c.id and bundles.active and not bundles."openForApplications")
        order by c.datum, c."pickupTimeFrom", c.id limit ${maxRides}`,
  );
}

export type OfferReader = {
  readonly id: number;
  readonly anrede: string | null;
  readonly nachname: string | null;
  readonly email: string | null;
  readonly fax: string | null;
  readonly gruppe: number | null;
};

/** Active drivers who see the offer list and have not asked to be left out. */
export async function offerReaders(to: Queryable): Promise<OfferReader[]> {
  return rowsOf<OfferReader>(
    to,
    sql`select id, anrede, nachname, email, fax, gruppe
      from drivers
      where active and "showOfferList" and coalesce(keineangebotsinfomail, '0') <> '1'
      order by id`,
  );
}
