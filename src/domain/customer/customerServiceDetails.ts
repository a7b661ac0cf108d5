import { serviceConditionFields } from '../choices/serviceConditionFields.ts';
import { serviceConditionOperators } from './choices/serviceConditionOperators.ts';
import { choice, list, reference, text } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

export const customerServiceDetails = defineEntryDetails({
  title: 'Zusatzleistung',
  of: { field: 'customer', label: 'Kunde', to: 'customers' },
  lists: { defaultServices: 'Zusatzleistungen' },
  fields: {
    service: reference('Leistung', 'services', { required: true }),
    conditions: list('Bedingungen', {
      field: choice('Feld', serviceConditionFields.items, { required: true }),
      condition: choice('Vergleich', serviceConditionOperators.items, { required: true }),
      value: text('Wert', { max: 200 }),
    }),
  },
});
