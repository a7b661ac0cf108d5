import { avisSuggestionTypes } from './choices/avisSuggestionTypes.ts';
import { choice, integer, km, reference } from '../define/field.ts';
import { is, through } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const contractAvisSuggestionDetails = defineDetails({
  fields: {
    origin: reference('Avisierung', 'contract_avis', { readOnly: true }),
    target: reference('Vorgeschlagen', 'contract_avis', { readOnly: true }),
    type: choice('Vorschlagsart', avisSuggestionTypes.items, { readOnly: true }),
    distance: km('Entfernung', { readOnly: true }),
    days: integer('Werktage', { readOnly: true }),
    rank: integer('Rang', { readOnly: true }),
  },
  search: [],
  filters: {
    origin: is('Avisierung', 'origin'),
    target: is('Vorgeschlagen', 'target'),
    'target.contract.isStorniert': through('Storniert', 'target', 'isStorniert'),
  },
  // Those of one avis are written in the order of their rank, so their numbers tell it.
  list: { columns: ['origin', 'target', 'type', 'distance', 'days'], sorts: ['id'], sort: 'id' },
  form: [{ title: 'Vorschlag', rows: [['origin', 'target', 'type']] }],
  uniqueTogether: [['origin', 'target']],
});
