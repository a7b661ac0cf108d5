import { integer, reference } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** The place of one order in its bundle. */
export const bundleContract = defineResource({
  path: 'bundle_contracts',
  type: 'BundleContract',
  title: { one: 'Auftrag im Fahrtpaket', gender: 'm', many: 'Aufträge in Fahrtpaketen' },
  icon: 'package-check',
  area: 'disposition',
  fields: {
    bundle: reference('Fahrtpaket', 'bundles', { required: true, createOnly: true }),
    contract: reference('Auftrag', 'contracts', { required: true, createOnly: true }),
    sortOrder: integer('Position', { required: true, min: 1, default: 1 }),
  },
  represent: (it) => `Position ${it.sortOrder ?? ''}`.trim(),
  pick: ['contract', 'sortOrder'],
  search: ['bundle', 'contract'],
  filters: { bundle: is('Fahrtpaket', 'bundle'), contract: is('Auftrag', 'contract') },
  list: { columns: ['bundle', 'contract', 'sortOrder'], sorts: ['id', 'sortOrder'], sort: 'sortOrder', perPage: 100 },
  form: [{ title: 'Auftrag im Fahrtpaket', rows: [['bundle', 'contract', 'sortOrder']] }],
  indexes: [
    ['bundle', 'sortOrder'],
    ['sortOrder', 'id'],
  ],
  uniqueTogether: [['bundle', 'contract']],
});
export type BundleContract = RowOf<typeof bundleContract>;
