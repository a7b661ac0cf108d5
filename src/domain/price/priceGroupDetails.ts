import { gathered, incoming } from '../define/derivedField.ts';
import { entries } from '../define/entry.ts';
import { flag, integer, km, list, longText, money, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';
import { price } from './price.ts';
import { priceDetails } from './priceDetails.ts';
import { flatPrices } from './priceSets.ts';

const priceOfType = { id: integer('ID'), version: integer('Version'), distance: km('Bis km'), price: money('Preis') };

export const priceGroupDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    description: longText('Beschreibung', { max: 1000, inList: true }),
    active: flag('Aktiv', { default: true }),
    defaultPriceSet: flag('Standard', { readOnly: true }),
    customers: incoming('Kunden', 'customers', 'priceGroup'),
    customerCount: gathered(integer('Kunden'), ['id']),
    priceSets: entries('Preise', price, priceDetails),
    groupedPriceSets: {
      ...gathered(
        list('Preise nach Preisart', {
          type: reference('Preisart', 'price_types'),
          title: text('Bezeichnung'),
          items: list('Stufen', priceOfType),
        }),
        ['priceSets'],
      ),
      writtenAs: { field: 'priceSets', from: flatPrices },
    },
  },
  search: ['name', 'description'],
  filters: { search: search(), active: is('Aktiv', 'active'), defaultPriceSet: is('Standard', 'defaultPriceSet') },
  list: {
    columns: ['name', 'description', 'defaultPriceSet', 'active', 'customerCount'],
    sorts: ['id', 'name', 'createdAt'],
    sort: 'name',
  },
  form: [{ title: 'Preisgruppe', rows: [['name', 'active', 'defaultPriceSet'], ['description']] }],
});
