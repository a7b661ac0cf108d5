import { flag, incoming, references, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Orders that one driver does one after the other (document 2, section 3). */
export const bundle = defineResource({
  path: 'bundles',
  type: 'Bundle',
  title: { one: 'Fahrtpaket', gender: 'n', many: 'Fahrtpakete' },
  icon: 'package',
  area: 'disposition',
  fields: {
    bundle: text('Name', { readOnly: true, unique: true, max: 20 }),
    active: flag('Aktiv', { default: true }),
    openForApplications: flag('Für Bewerbungen offen'),
    disposed: flag('Disponiert', { readOnly: true }),
    contractBundles: incoming('Aufträge', 'bundle_contracts', 'bundle'),
    contracts: references('Aufträge', 'contracts', { option: true }),
  },
  represent: (it) => it.bundle ?? 'Neues Fahrtpaket',
  pick: ['bundle', 'active', 'openForApplications', 'disposed'],
  search: ['bundle'],
  filters: {
    search: search(),
    active: is('Aktiv', 'active'),
    openForApplications: is('Für Bewerbungen offen', 'openForApplications'),
    disposed: is('Disponiert', 'disposed'),
  },
  list: {
    columns: ['bundle', 'active', 'openForApplications', 'disposed', 'createdAt'],
    sorts: ['id', 'bundle', 'createdAt'],
    sort: '-id',
    perPage: 100,
  },
  covering: { indexes: [['createdAt', 'id']], columns: ['active', 'openForApplications', 'disposed'] },
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
export type Bundle = RowOf<typeof bundle>;
