import { sql, type SQL } from 'drizzle-orm';
import { ratesOfReceipts } from '../../src/domain/invoice/ridePositions.ts';
import type { InvoiceType } from '../../src/domain/invoice/series.ts';

const rateOfReceipt = sql.join(
  Object.entries(ratesOfReceipts).map(([type, rate]) => sql.raw(`when '${type}' then ${rate}`)),
  sql` `,
);
const spentOn = (ride: SQL, sum: SQL, which = sql`true`) =>
  sql`coalesce((select sum(${sum}) from protocol_expenses spent where spent.protocol = ${ride}.protocol and ${which}), 0)`;
/** Every quarter of an hour that was begun, of what somebody approved (R21). */
const waited = (ride: SQL) =>
  sql`coalesce((select round(ceil(sum(waited.minutes) / 15.0) * client.wartestundenpreis / 4, 2)
    from protocol_waitings waited join customers client on client.id = ${ride}."contractClientAddress"
    where waited.protocol = ${ride}.protocol and waited."approvedBy" is not null group by client.wartestundenpreis), 0)`;

/**
 * What a contract brings to the net sum of its document, to the cent: the positions of `chargedPositions` and
 * `creditedPositions` as SQL over contracts; a test holds both against each other (R22 to R24).
 */
export function documentNet(type: InvoiceType, ride: SQL): SQL {
  return type === 'Rechnung'
    ? sql`(coalesce(${ride}.auftragswert, 0) + ${waited(ride)}
        + ${spentOn(ride, sql`round(spent.amount * 100 / (100 + case spent.type ${rateOfReceipt} else 19 end), 2)`)})`
    : sql`(coalesce(${ride}.gutschriftpreis, 0)
        + ${spentOn(ride, sql`spent.amount`, sql`coalesce(spent."paymentType", 'expense') = 'expense'`)})`;
}
