import { contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { offersInRange } from '../routing/offersInRange.ts';
import { readOne } from '../storage/readRecords.ts';
import { NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { sendCollection } from './representation.ts';

const wholeList = { page: 1, itemsPerPage: 50 };

/** `GET /api/contracts/{id}/offersInRange`: rides a driver could take on from where this one ends (R13). */
export const offerRoutes: Routes = (app, { database }) => {
  app.get<{ Params: { id: string } }>('/api/contracts/:id/offersInRange', { onRequest: demand('contracts', 'read') }, async (request, reply) => {
    const { id } = request.params;
    const order = /^\d{1,15}$/.test(id) ? await readOne(database.pool, contract, Number(id)) : undefined;
    if (!order) throw new NotFound('Auftrag');
    const offers = await offersInRange(database.pool, order);
    const members = offers.map(({ id: offer, metres, auftragsnummer, datum, pickupTimeFrom, pickupTimeTo, pickupLocation, deliveryLocation }) => ({
      '@id': iriOf('contracts', offer), '@type': 'OfferInRange', auftragsnummer, distanceToDestination: metres, pickupDate: datum, pickupTime: pickupTimeFrom, pickupTimeTo, pickupLocation, deliveryLocation,
    }));
    return sendCollection(request, reply, { context: '/api/contexts/Contract', members, total: members.length, ...wholeList });
  });
};
