import { protocolImageStates } from '../protocol/choices/protocolImageStates.ts';
import { derived } from '../define/derivedField.ts';
import { choice, flag, integer, meta, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';
import { storedFrom } from './imagePlace.ts';

export const protocolImageDetails = defineDetails({
  fields: {
    image: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 80 }),
    label: text('Bezeichnung', { required: true, max: 120 }),
    state: choice('Zeitpunkt', protocolImageStates.items, { required: 'create', createOnly: true }),
    sort: integer('Position', { min: 1 }),
    group: text('Gruppe', { max: 60 }),
    required: flag('Pflichtbild'),
    entityId: derived(integer('ID'), { id: meta.id }, ({ id }) => id),
  },
  search: ['image', 'label', 'group'],
  filters: { search: search(), state: is('Zeitpunkt', 'state'), required: is('Pflichtbild', 'required') },
  list: {
    columns: ['state', 'sort', 'label', 'group', 'required', 'image'],
    sorts: ['id', 'sort', 'label', 'image'],
    sort: 'sort',
    maxPerPage: 1000,
  },
  form: [{ title: 'Protokollbild', rows: [['image', 'label'], ['state', 'group'], ['required']] }],
  sorted: { by: 'sort', within: 'state', from: storedFrom },
});
