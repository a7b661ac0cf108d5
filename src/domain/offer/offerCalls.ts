import { defineCall, json } from '../define/call.ts';
import { anything, integer, object } from '../define/shape.ts';

const offered = json('Fahrten und Fahrer', object({ rides: integer, drivers: integer }));

/** What the drivers' offer mail would hold now (R14). */
export const offersToMail = defineCall({
  id: 'contract.offerMail',
  title: 'Wie viele neue Angebote die Angebotsmail jetzt hätte, und an wie viele Fahrer sie ginge',
  on: 'contracts',
  call: 'GET /contracts/offer_mail',
  area: 'disposition',
  input: {},
  answer: offered,
});

/** Sends the offer mail before its time. */
export const sendOfferMail = defineCall({
  id: 'contract.sendOfferMail',
  title: 'Die Angebotsmail jetzt senden; werktags um 17:00 Uhr geht sie von selbst hinaus',
  on: 'contracts',
  call: 'POST /contracts/offer_mail',
  area: 'disposition',
  write: true,
  input: anything,
  answer: offered,
  errors: { conflict: 'Kein Mailserver eingerichtet' },
});
