import { contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { offersToSend, queueOfferMails } from '../mail/offers/offerMails.ts';
import { offersInRange } from '../routing/offersInRange.ts';
import { readOne } from '../storage/readRecords.ts';
import { NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { problem } from './problem.ts';
import { recordId } from './recordId.ts';
import { sendCollection } from './representation.ts';

const wholeList = { page: 1, itemsPerPage: 50 };

/** Free rides: `offer_mail` tells and sends what the drivers' offer mail would hold now (R14); `GET /api/contracts/{id}/offersInRange` what a driver could take on from where an order ends (R13). */
export const offerRoutes: Routes = (app, { database, openScope, clock, settings }) => {
  app.get('/api/contracts/offer_mail', { onRequest: demand('disposition', 'read') }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await database.transaction((client) => offersToSend({ client, now: clock() }))),
  );

  app.post('/api/contracts/offer_mail', { onRequest: demand('disposition', 'write') }, async (request, reply) => {
    if (settings.smtpUrl === null) throw problem(409, 'Es ist kein Mailserver eingerichtet, die Angebotsmail würde veralten, bevor sie hinausgeht.');
    return reply.send(await database.transaction((client) => queueOfferMails(openScope({ client, actor: request.actor, now: clock() }), { isDaily: false })));
  });

  app.get<{ Params: { id: string } }>('/api/contracts/:id/offersInRange', { onRequest: demand('contracts', 'read') }, async (request, reply) => {
    const order = await readOne(database.pool, contract, recordId(request.params.id));
    if (!order) throw new NotFound();
    const offers = await offersInRange(database.pool, order);
    const members = offers.map(({ id: offer, metres, auftragsnummer, datum, pickupTimeFrom, pickupTimeTo, pickupLocation, deliveryLocation }) => ({
      '@id': iriOf('contracts', offer), '@type': 'OfferInRange', auftragsnummer, distanceToDestination: metres, pickupDate: datum, pickupTime: pickupTimeFrom, pickupTimeTo, pickupLocation, deliveryLocation,
    }));
    return sendCollection(request, reply, { context: '/api/contexts/Contract', members, total: members.length, ...wholeList });
  });
};
