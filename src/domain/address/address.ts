import { joined } from '../define/joined.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A place that vehicles are picked up from or delivered to again and again (document 2, section 3). */
export const address = defineNoun({
  path: 'addresses',
  type: 'Address',
  title: { one: 'Adresse', gender: 'f', many: 'Adressen' },
  icon: 'map-pin',
  area: 'customers',
  represent: (it) => joined([it.firma ?? joined([it.vorname, it.nachname]), it.city], ', ') ?? 'Neue Adresse',
  pick: [
    'firma',
    'vorname',
    'nachname',
    'suchname',
    'street',
    'hausnr',
    'plz',
    'city',
    'tel',
    'email',
    'ansprechparter1',
    'anspr1telefon',
    'anspr1email',
    'startzeit',
    'endzeit',
    'stellplatz',
    'lat',
    'lng',
  ],
  details: async () => (await import('./addressDetails.ts')).addressDetails,
});
export type Address = RowOf<typeof address>;
