import { km, money, reference } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

export const priceDetails = defineEntryDetails({
  title: 'Preis',
  of: { field: 'priceGroup', label: 'Preisgruppe', to: 'price_groups' },
  lists: { priceSets: 'Preise' },
  fields: {
    type: reference('Preisart', 'price_types', { required: true }),
    distance: km('Bis km', { required: true, min: 0, inList: true }),
    price: money('Preis', { required: true, inList: true }),
  },
});
