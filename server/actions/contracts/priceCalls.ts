import { priceList, recalculatePrices } from '../../../src/domain/price/priceCalls.ts';
import { answer } from '../handler.ts';
import { idsAsked } from '../idsAsked.ts';
import { priceListFor } from './priceLists.ts';
import { pricesAnew } from './pricesAnew.ts';

const maxAtOnce = 1_000;

/** The price list of a customer, from which the form works out what it shows. */
export const priceSteps = answer(priceList, {
  read: ({ customer }) => ({ customer: typeof customer === 'string' ? customer : null }),
  work: async ({ database: { pool } }, { customer }) => ({ steps: await priceListFor(pool, customer) }),
});

/** Works many contracts out again. */
export const recalculate = answer(recalculatePrices, {
  read: ({ data }) => ({ ids: idsAsked(data, { max: maxAtOnce, path: 'contracts', at: 'data' }) }),
  work: ({ database, openScope, actor, now }, { ids }) =>
    database.transaction((client) => pricesAnew(openScope({ client, actor, now }), ids)),
});
