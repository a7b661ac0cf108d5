import { vatRates } from '../choices/vatRates.ts';
import { defineEntryDetails } from '../define/entry.ts';
import { choice, date, flag, list, longText, money, reference, text } from '../define/field.ts';

const units = [
  { key: 'C62', label: 'Stück' },
  { key: 'HUR', label: 'Stunden' },
] as const;

/** What is taken off stands below zero. */
const below = -9_999_999.99;

export const invoiceEntryDetails = defineEntryDetails({
  title: 'Position',
  of: { field: 'invoice', label: 'Beleg', to: 'invoices' },
  lists: { invoiceEntries: 'Positionen' },
  fields: {
    title: text('Bezeichnung', { required: true, max: 200, inList: true }),
    description: longText('Beschreibung', { max: 2000 }),
    quantity: money('Menge', { default: '1.00', min: below, isNoAmount: true, inList: true }),
    unit: choice('Einheit', units, { default: 'C62', inList: true }),
    unitPrice: money('Einzelpreis', { min: below, help: 'Leer ergibt er sich aus dem Nettobetrag.', inList: true }),
    amount: money('Netto', { required: true, min: below, inList: true }),
    tax: choice('USt.', vatRates.items, { default: '19', inList: true }),
    bruttoEqualsNetto: flag('Brutto gleich Netto', { inList: true }),
    bruttoAmount: money('Brutto', { readOnly: true }),
    contract: reference('Auftrag', 'contracts'),
    serviceDate: date('Leistungsdatum', { inList: true }),
    costCentre: text('Kostenstelle', { max: 60 }),
    priceParts: list(
      'Aus Preisarten',
      { priceType: text('Preisart'), amount: money('Netto', { min: below }) },
      { readOnly: true },
    ),
  },
});
