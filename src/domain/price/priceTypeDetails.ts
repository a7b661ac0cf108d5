import { priceTypeConditionFields } from './choices/priceTypeConditionFields.ts';
import { choice, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const priceTypeDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, max: 120 }),
    slug: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 60 }),
    conditionField: choice('Bedingung', priceTypeConditionFields.items),
    revenueAccount: text('Erlöskonto', { max: 9, help: 'Gilt für 19 %. Leer: das Konto aus den Angaben der Firma.' }),
    expenseAccount: text('Aufwandskonto', {
      max: 9,
      help: 'Für Preisarten der Gutschrift, bei 19 %. Leer: das Konto aus den Angaben der Firma.',
    }),
  },
  search: ['name', 'slug'],
  filters: { search: search(), conditionField: is('Bedingung', 'conditionField') },
  list: { columns: ['name', 'slug', 'conditionField'], sorts: ['id', 'name', 'slug'], sort: 'name' },
  form: [{ title: 'Preisart', rows: [['name', 'slug'], ['conditionField'], ['revenueAccount', 'expenseAccount']] }],
});
