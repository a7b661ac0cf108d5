import { sql } from 'drizzle-orm';

/** Parts of what stands between a contract and its document that rows and filters ask in the same words. */

/** An expense whose receipt nobody has put into the protocol. */
export const withoutReceipt = (expense: string): string => `${expense}."documentPicture" ->> 'file' is null`;

/** A draft (as `document`) without VAT whose recipient is in Germany, where nobody may leave it out. */
export const skipsTaxHere = sql`(document."skipTax" and coalesce(document."recipientCountry", 'DE') = 'DE')`;
