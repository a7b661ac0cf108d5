import { choices } from './choices.ts';

/**
 * Used by drivers.gruppe, job_categories.kategorie. vat is the tax rate of the credit note, null marks an employee who
 * never gets one.
 */
export const jobCategories = choices('Fahrergruppe', [
  { key: '1', id: 1, label: 'Minijob', logistics: false, defaultCredit: false, vat: null, credit: false },
  { key: '2', id: 2, label: 'Teilzeit', logistics: false, defaultCredit: false, vat: null, credit: false },
  { key: '3', id: 3, label: 'Vollzeit', logistics: true, defaultCredit: false, vat: null, credit: false },
  { key: '4', id: 4, label: 'Bürokraft', logistics: false, defaultCredit: false, vat: null, credit: false },
  { key: '5', id: 5, label: 'Subunternehmer', logistics: true, defaultCredit: true, vat: 19, credit: true },
  { key: '6', id: 6, label: 'Logistiker', logistics: true, defaultCredit: true, vat: 19, credit: true },
  { key: '7', id: 7, label: 'Firma', logistics: true, defaultCredit: false, vat: 19, credit: true },
  {
    key: '8',
    id: 8,
    label: 'Kleinunternehmer',
    logistics: true,
    defaultCredit: true,
    vat: 0,
    credit: true,
    vatNote: 'Kein Ausweis der Umsatzsteuer (Kleinunternehmer nach § 19 UStG).',
  },
]);
