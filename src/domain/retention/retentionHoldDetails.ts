import { defineDetails } from '../define/details.ts';
import { date, integer, reference, text } from '../define/field.ts';
import { is, range, search } from '../define/filter.ts';

export const retentionHoldDetails = defineDetails({
  fields: {
    customer: reference('Kunde', 'customers'),
    driver: reference('Fahrer', 'drivers'),
    contract: reference('Auftrag', 'contracts'),
    invoice: reference('Beleg', 'invoices'),
    taxYear: integer('Offenes Steuerjahr', {
      min: 2000,
      max: 2100,
      help: 'Hält alle Belege des Jahres (§ 147 Abs. 3 letzter Satz AO).',
    }),
    reason: text('Grund', { required: true, max: 300 }),
    until: date('bis', { help: 'Leer: bis jemand sie aufhebt.' }),
    setBy: reference('Gesetzt von', 'users', { readOnly: true }),
  },
  search: ['reason', 'customer', 'driver', 'contract', 'invoice'],
  filters: {
    search: search(),
    customer: is('Kunde', 'customer'),
    driver: is('Fahrer', 'driver'),
    contract: is('Auftrag', 'contract'),
    invoice: is('Beleg', 'invoice'),
    until: range('bis', 'until'),
  },
  list: {
    columns: ['reason', 'customer', 'driver', 'contract', 'invoice', 'taxYear', 'until', 'setBy', 'createdAt'],
    sorts: ['id', 'until', 'createdAt'],
    sort: '-createdAt',
  },
  form: [
    {
      title: 'Was nicht gelöscht wird',
      rows: [['customer', 'driver'], ['contract', 'invoice'], ['taxYear']],
    },
    { title: 'Sperre', rows: [['reason'], ['until', 'setBy']] },
  ],
});
