import { date, flag } from '../define/field.ts';
import { is, range } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const dispositionLockDetails = defineDetails({
  fields: {
    datum: date('Datum', {
      required: 'create',
      requiredText: 'Das Datum muss angegeben werden',
      createOnly: true,
      unique: true,
    }),
    active: flag('Aktiv', {
      default: true,
      help: 'Aktiv verbirgt den Tag in Angebotsliste und Kundenportal; bestehende Aufträge bleiben.',
    }),
  },
  search: ['datum'],
  filters: { datum: range('Datum', 'datum'), active: is('Aktiv', 'active') },
  list: { columns: ['datum', 'active'], sorts: ['datum', 'id'], sort: '-datum' },
  form: [{ title: 'Sperrtag', rows: [['datum', 'active']] }],
});
