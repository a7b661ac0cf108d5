import { priceListFor } from '../actions/contracts/priceLists.ts';
import { pricesAnew } from '../actions/contracts/pricesAnew.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { idsAsked } from './idsAsked.ts';

const mostAtOnce = 1_000;

/** What orders cost: the price list of a customer, from which the form works out what it shows, and working many orders out again. */
export const priceRoutes: Routes = (app, { database, openScope, clock }) => {
  app.get<{ Querystring: { customer?: string } }>('/api/contracts/price_list', { onRequest: demand('contractMoney', 'read') }, async (request, reply) =>
    reply.send({ steps: await priceListFor(database.pool, request.query.customer) }),
  );

  app.post<{ Body: { data?: unknown } | undefined }>('/api/contracts/recalculate_prices', { onRequest: demand('contractMoney', 'write') }, async (request, reply) => {
    const ids = idsAsked(request.body?.data, { most: mostAtOnce, path: 'contracts', at: 'data' });
    return reply.send(await database.transaction((client) => pricesAnew(openScope({ client, actor: request.actor, now: clock() }), ids)));
  });
};
