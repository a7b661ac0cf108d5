import { sql } from 'drizzle-orm';
import { kmTolerance } from '../../src/domain/km/kmChip.ts';

/** Parts of what stands between a contract and its document that rows, filters and indexes ask in the same words. */

/** A ride neither cancelled nor empty, whose protocol is not closed: the contract follows its state (R30). */
export const underWay = `not "isStorniert" and not leerfahrt and abgeschlossen is not true`;

/** A draft (as `document`) without VAT whose recipient is in Germany, where nobody may leave it out. */
export const skipsTaxHere = sql`(document."skipTax" and coalesce(document."recipientCountry", 'DE') = 'DE')`;

/** A ride that was driven much further than planned, or less far, than its days allow (`kmTolerance`). */
export const farFromPlan = `coalesce(abs("differenceBetweenGoogleAndActualKm") >
  case when datum is not distinct from bringdatum then ${String(kmTolerance.oneDay)} else ${String(kmTolerance.longer)} end, false)`;
