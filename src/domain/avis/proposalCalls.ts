import { defineCall, item, json } from '../define/call.ts';
import { flag, reference } from '../define/field.ts';
import { arrayOf, day, integer, maybe, moment, object, oneOf, text, given } from '../define/shape.ts';
import { contractAvis } from './contractAvis.ts';

const window = object({ day, from: text, to: text, text });

/**
 * Works out three free windows for one side of an appointment, before anybody is asked; refused with the count where
 * there are fewer.
 */
export const proposeWindows = defineCall({
  id: 'avis.proposeWindows',
  title: 'Drei Zeitfenster vorschlagen',
  call: 'POST /contract_avis/{id}/propose_windows',
  on: contractAvis.path,
  area: 'avis',
  write: true,
  input: given({ side: oneOf(['pickup', 'delivery']) }, ['side']),
  answer: json(
    'Die freien Zeitfenster und bis wann eine Antwort geändert werden kann',
    object({ windows: arrayOf(window), driver: maybe(text), changeUntil: moment, count: integer }),
  ),
  errors: { missing: true, invalid: true },
});

const proposal = reference('Terminvorschlag', 'avis_proposals', { required: true });

/** Takes the link back; whoever opens it then finds that it is no longer valid. */
export const withdrawProposal = defineCall({
  id: 'avis.withdrawProposal',
  title: 'Link zurückziehen',
  call: 'POST /contract_avis/{id}/withdraw_proposal',
  area: 'avis',
  write: true,
  input: { proposal },
  answer: item(contractAvis),
});

/** Takes the appointment that the contact has proposed himself, or declines it; then he can be asked anew. */
export const settleWish = defineCall({
  id: 'avis.settleWish',
  title: 'Vorschlag des Ansprechpartners übernehmen oder ablehnen',
  call: 'POST /contract_avis/{id}/settle_wish',
  area: 'avis',
  write: true,
  input: { proposal, accept: flag('Übernehmen', { required: true }) },
  answer: item(contractAvis),
  touches: ['contracts', 'protocols'],
});
