import { integer, reference } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const bundleContractDetails = defineDetails({
  fields: {
    bundle: reference('Fahrtpaket', 'bundles', { required: true, createOnly: true }),
    contract: reference('Auftrag', 'contracts', { required: true, createOnly: true }),
    sortOrder: integer('Position', { min: 1 }),
  },
  search: ['bundle', 'contract'],
  filters: { bundle: is('Fahrtpaket', 'bundle'), contract: is('Auftrag', 'contract') },
  list: { columns: ['bundle', 'contract', 'sortOrder'], sorts: ['id', 'sortOrder'], sort: 'sortOrder' },
  form: [{ title: 'Auftrag im Fahrtpaket', rows: [['bundle', 'contract', 'sortOrder']] }],
  uniqueTogether: [['bundle', 'contract']],
  sorted: { by: 'sortOrder', within: 'bundle' },
});
