import { gathered, incoming } from '../define/derivedField.ts';
import { date, flag, integer, references, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const bundleDetails = defineDetails({
  fields: {
    bundle: text('Name', { readOnly: true, unique: true, max: 20 }),
    active: flag('Aktiv', { default: true }),
    openForApplications: flag('Für Bewerbungen offen'),
    disposed: flag('Disponiert', { readOnly: true }),
    contractBundles: incoming('Aufträge', 'bundle_contracts', 'bundle'),
    contracts: references('Aufträge', 'contracts', { option: true }),
    contractCount: gathered(integer('Zahl der Aufträge', { heading: 'Aufträge' }), ['bundle']),
    firstPickupDate: gathered(date('Erste Abholung'), ['bundle']),
  },
  search: ['bundle'],
  filters: {
    search: search(),
    active: is('Aktiv', 'active'),
    openForApplications: is('Für Bewerbungen offen', 'openForApplications'),
    disposed: is('Disponiert', 'disposed'),
  },
  list: {
    columns: ['bundle', 'contractCount', 'firstPickupDate', 'active', 'openForApplications', 'disposed', 'createdAt'],
    sorts: ['id', 'bundle', 'createdAt'],
    sort: '-id',
  },
  form: [
    {
      title: 'Fahrtpaket',
      rows: [
        ['bundle', 'disposed'],
        ['active', 'openForApplications'],
      ],
    },
    { title: 'Aufträge', rows: [['contractBundles']] },
  ],
});
