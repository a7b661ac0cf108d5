import { serviceConditionFields } from '../choices/serviceConditionFields.ts';
import { serviceConditionOperators } from '../choices/serviceConditionOperators.ts';
import { defineEntry } from '../define/entry.ts';
import { choice, list, reference, text } from '../define/field.ts';

/** An additional service that new orders of a customer begin with, where its conditions hold (R3). */
export const customerService = defineEntry({
  path: 'customer_services',
  type: 'CustomerService',
  title: { one: 'Zusatzleistung', gender: 'f', many: 'Zusatzleistungen der Kunden' },
  icon: 'list-checks',
  area: 'customers',
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
  represent: () => 'Zusatzleistung',
});
