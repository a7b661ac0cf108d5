import { defineDetails } from '../define/details.ts';
import { choice, integer } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { components } from '../protocol/choices/components.ts';

export const bodypartDetails = defineDetails({
  fields: {
    component: choice('Bauteil', components.items, { readOnly: true, unique: true }),
    sortierung: integer('Position', { min: 1 }),
  },
  search: ['component'],
  filters: { component: is('Bauteil', 'component') },
  list: { columns: ['sortierung', 'component'], sorts: ['id', 'sortierung'], sort: 'sortierung', maxPerPage: 500 },
  form: [{ title: 'Bauteil', rows: [['component']] }],
  sorted: { by: 'sortierung' },
});
