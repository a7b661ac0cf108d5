import { contract } from '../../../src/domain/contract/contract.ts';
import { offersInRange } from '../../../src/domain/contract/contractCalls.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { offersToMail, sendOfferMail } from '../../../src/domain/offer/offerCalls.ts';
import { offersToSend, queueOfferMails } from '../../mail/offers/offerMails.ts';
import { offersInRange as ridesInRange } from '../../routing/offersInRange.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Conflict, NotFound } from '../../storage/refusals.ts';
import { answer, respond } from '../handler.ts';

/** What a driver could take on from where a contract ends (R13). */
export const inRange = respond(offersInRange, async ({ database: { pool } }, { id }) => {
  const record = await readOne(pool, contract, id);
  if (!record) throw new NotFound();
  const offers = await ridesInRange(pool, record);
  const members = offers.map(
    ({ id: offer, metres, auftragsnummer, datum, pickupTimeFrom, pickupTimeTo, pickupLocation, deliveryLocation }) => ({
      '@id': iriOf('contracts', offer),
      '@type': 'OfferInRange',
      auftragsnummer,
      distanceToDestination: metres,
      pickupDate: datum,
      pickupTime: pickupTimeFrom,
      pickupTimeTo,
      pickupLocation: pickupLocation as object,
      deliveryLocation: deliveryLocation as object,
    }),
  );
  return { members, total: members.length, page: 1, itemsPerPage: 50 };
});

/** What the drivers' offer mail would hold now (R14). */
export const toMail = respond(offersToMail, ({ database, now }) =>
  database.transaction((client) => offersToSend({ client, now })),
);

/** Sends it before its time. */
export const sendMail = answer(sendOfferMail, {
  read: () => ({}),
  work({ database, openScope, settings, actor, now }) {
    if (settings.smtpUrl === null)
      throw new Conflict('Es ist kein Mailserver eingerichtet, die Angebotsmail würde veralten, bevor sie hinausgeht.');
    return database.transaction((client) => queueOfferMails(openScope({ client, actor, now }), { isDaily: false }));
  },
});
