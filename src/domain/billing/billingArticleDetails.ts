import { vatRates } from '../choices/vatRates.ts';
import { defineEntryDetails } from '../define/entry.ts';
import { choice, money, text } from '../define/field.ts';

export const billingArticleDetails = defineEntryDetails({
  title: 'Artikel',
  of: { field: 'billing', label: 'LF Rechnung', to: 'billings' },
  lists: { artikeldatenArray: 'Artikel' },
  fields: {
    artikelnummer: text('Artikelnr.', { max: 40, default: '0' }),
    beschreibung: text('Beschreibung', { required: true, max: 200 }),
    beschreibung2: text('Beschreibung 2', { max: 400 }),
    misc3: text('Zusatz', { max: 200 }),
    menge: money('Menge', { default: '1.00', isNoAmount: true }),
    wert: money('Einzelpreis netto', { required: true }),
    mwst: choice('MwSt.', vatRates.items, { default: '19' }),
  },
});
