import { z } from 'zod';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { AnyRow } from '../../../src/domain/define/row.ts';
import { fitnessOf } from '../../../src/domain/preflight/fitness.ts';
import { preflightOf } from '../../../src/domain/preflight/preflight.ts';
import { assessDrivers as declared } from '../../../src/domain/preflight/preflightCall.ts';
import { Invalid } from '../../storage/refusals.ts';
import { emptyRecord } from '../../storage/rows.ts';
import { checkedInput } from '../../write/checkedInput.ts';
import { merged } from '../../write/merged.ts';
import { answer } from '../handler.ts';
import { additionalRides } from './additionalRides.ts';
import {
  driverFacts,
  orderFacts,
  orderFields,
  ordersToCheck,
  plateUses,
  estimatedWays,
  type OrderToCheck,
} from './preflightFacts.ts';

const most = 200;
/** Each driver is held against each order; more pairs would keep the server from other people's work. */
const mostPairs = 2_000;
const tooMany = `Höchstens ${String(most)} Aufträge und ${String(most)} Fahrer und zusammen höchstens ${mostPairs.toLocaleString('de-DE')} Paare.`;

const iris = (path: string) =>
  z.array(z.string().regex(new RegExp(`^/api/${path}/\\d{1,15}$`), 'Kein gültiger Verweis')).max(most, tooMany);
const bodySchema = z.object({
  contracts: iris('contracts').default([]),
  drivers: iris('drivers'),
  /** An order as it stands in a form, over the first of the contracts or as a new one. */
  order: z.record(z.string(), z.unknown()).optional(),
  /** The rides that follow would get the same driver. */
  withAdditionalRides: z.boolean().default(false),
  /** Whoever lists candidates wants to know how each of them stands; the sentences about ten orders are a megabyte for 200 drivers. */
  withFindings: z.boolean().default(true),
});

/** What speaks for and against each driver for these orders, before anything is changed. */
export const assessDrivers = answer(declared, {
  read,
  async work({ database: { pool } }, { contracts, drivers, order, withAdditionalRides, withFindings }) {
    const ids = contracts.flatMap((it) => idOf('contracts', it) ?? []);
    const [records, rides] = await Promise.all([
      ordersToCheck(pool, ids),
      withAdditionalRides ? additionalRides(pool, ids).then((found) => ordersToCheck(pool, found)) : [],
    ]);
    const orders = await orderFacts(pool, [...(order ? [drafted(records[0], order)] : records), ...rides]);
    const [candidates, uses] = await Promise.all([
      driverFacts(
        pool,
        drivers.flatMap((it) => idOf('drivers', it) ?? []),
        orders,
      ),
      plateUses(pool, orders),
    ]);
    const { travelTime, roadKm } = estimatedWays();
    const check = preflightOf(orders, { plateUses: uses, travelTime });
    const members = candidates.map((driver) => {
      const findings = check(driver);
      return {
        driver: driver.iri,
        fitness: fitnessOf(driver, orders, { findings, roadKm }),
        ...(withFindings && { findings }),
      };
    });
    return { members };
  },
});

function read(body: unknown): z.infer<typeof bodySchema> {
  const parsed = bodySchema.safeParse(body ?? {});
  if (!parsed.success)
    throw new Invalid(
      parsed.error.issues.map((it) => ({
        propertyPath: it.path.join('.'),
        message: it.path[0] === 'drivers' && it.code === 'invalid_type' ? 'Bitte die Fahrer nennen.' : it.message,
      })),
    );
  const { contracts, drivers, order } = parsed.data;
  if (contracts.length === 0 && order === undefined)
    throw new Invalid([{ propertyPath: 'contracts', message: 'Bitte die Aufträge nennen.' }]);
  if (contracts.length * drivers.length > mostPairs)
    throw new Invalid([{ propertyPath: 'contracts', message: tooMany }]);
  return parsed.data;
}

/** The order of a form: what stands there now over what is stored; the driver of before stays the driver of before. */
function drafted(stored: OrderToCheck | undefined, order: AnyRow): OrderToCheck {
  const known = Object.fromEntries(
    orderFields.flatMap((it) =>
      it in order && it !== 'driver' && contract.fields[it]?.readOnly !== true ? [[it, order[it]]] : [],
    ),
  );
  const values = checkedInput(contract, known, { purpose: 'update' });
  const whole = merged(contract, stored ?? { ...emptyRecord(contract), auftragsnummer: 'Neuer Auftrag' }, values);
  // Merging keeps every field of the order that is stored, or of the empty one.
  return { ...(whole as Omit<OrderToCheck, '@id'>), '@id': stored?.['@id'] ?? '' };
}
