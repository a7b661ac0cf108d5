import { incoming } from '../define/derivedField.ts';
import { flag, longText, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const priceGroupDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    description: longText('Beschreibung', { max: 1000, inList: true }),
    active: flag('Aktiv', { default: true }),
    defaultPriceSet: flag('Standard', { readOnly: true }),
    customers: incoming('Kunden', 'customers', 'priceGroup'),
    priceSets: incoming('Preise', 'prices', 'priceGroup'),
  },
  search: ['name', 'description'],
  filters: { search: search(), active: is('Aktiv', 'active'), defaultPriceSet: is('Standard', 'defaultPriceSet') },
  list: {
    columns: ['name', 'description', 'defaultPriceSet', 'active'],
    sorts: ['id', 'name', 'createdAt'],
    sort: 'name',
  },
  form: [
    { title: 'Preisgruppe', rows: [['name', 'active', 'defaultPriceSet'], ['description']] },
    { title: 'Preise', rows: [['priceSets']] },
    { title: 'Kunden', rows: [['customers']] },
  ],
});
