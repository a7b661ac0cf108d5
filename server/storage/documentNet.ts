import { sql, type SQL } from 'drizzle-orm';
import type { InvoiceType } from '../../src/domain/invoice/series.ts';

const hourPrice = (ride: SQL) =>
  sql`(select client.wartestundenpreis from customers client where client.id = ${ride}."contractClientAddress")`;
/** Every quarter of an hour that was begun, of what somebody approved (R21). */
const waited = (ride: SQL) =>
  sql`case when ${ride}."approvedWaitingMinutes" is null then 0
    else coalesce(round(ceil(${ride}."approvedWaitingMinutes" / 15.0) / 4 * ${hourPrice(ride)}, 2), 0)
    end`;

/**
 * What a contract brings to the net sum of its document, to the cent: the positions of `chargedPositions` and
 * `creditedPositions` as SQL over contracts; a test holds both against each other (R22 to R24).
 */
export function documentNet(type: InvoiceType, ride: SQL): SQL {
  return type === 'Rechnung'
    ? sql`(coalesce(${ride}.auftragswert, 0) + ${waited(ride)} + coalesce(${ride}."passedOnExpenses", 0))`
    : sql`(coalesce(${ride}.gutschriftpreis, 0) + coalesce(${ride}."reimbursedExpenses", 0))`;
}
