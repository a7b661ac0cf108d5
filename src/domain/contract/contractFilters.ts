import { jobCategories } from '../choices/jobCategories.ts';
import { postalAreas } from '../choices/postalAreas.ts';
import {
  contains,
  filled,
  idents,
  is,
  marked,
  options,
  plate,
  prefix,
  range,
  search,
  through,
} from '../define/filter.ts';

/** Work that is open on an order; a cancelled one is shown only to those who ask for cancelled ones as well. */
const open = { where: [{ field: 'isStorniert', is: false }], unless: 'Storno' } as const;

/** Filters of the order lists under the names the API has always had (document 1, section 2). */
export const contractFilters = {
  specialFilter: search('Nummer, FIN, Fahrer, Paket'),
  customSearchFilter: search('Suche'),
  auftragsnummer: is('Auftragsnummer', 'auftragsnummer'),
  identFilter: idents('Nummer, Kennzeichen, FIN', {
    numbers: ['auftragsnummer'],
    plates: ['licensePlate'],
    vins: ['carFin'],
  }),
  licensePlateFilter: plate('Kennzeichen', ['licensePlate']),
  carFin: is('FIN', 'carFin'),
  contractClientAddress: is('Auftraggeber', 'contractClientAddress'),
  driver: is('Fahrer', 'driver'),
  logistics: through(
    'Fahrergruppe',
    'driver',
    'gruppe',
    jobCategories.items.filter((it) => it.logistics),
  ),
  datum: range('Abholung', 'datum'),
  bringdatum: range('Zustellung', 'bringdatum'),
  plz: prefix('Postleitgebiet Abholung', ['pickupLocation.plz'], postalAreas.items),
  pickupTown: contains('Abholort', 'pickupLocation.ort', { repeats: true }),
  parkingPlace: marked('Stellplatz', ['pickupAddress', 'deliveryAddress'], 'stellplatz'),
  hasAvis: is('Avis vorhanden', 'hasAvis'),
  anschluss: filled('Ist Anschlussfahrt', 'anschlussvon'),
  anschlussvon: is('Anschluss von', 'anschlussvon'),
  cancellationRequested: is('Stornierung angefragt', 'cancellationRequested'),
  createdAt: range('Angelegt', 'createdAt'),
  testContract: is('Testauftrag', 'testContract'),
  flags: options('Merkmal', [
    { key: 'UB', label: 'Unbestätigt', where: [{ field: 'auftragbestaetigt', is: '0' }], usually: open },
    { key: 'VZ', label: 'Verzögert', where: [{ field: 'verzoegert', is: true }], usually: open },
    { key: 'FF', label: 'Fahrer fehlt', where: [{ field: 'driver', is: null }], usually: open },
    { key: 'FV', label: 'Fahrer vorhanden', where: [{ field: 'driver', isNot: null }], usually: open },
    { key: 'U4', label: 'Abgeschlossen (U4)', where: [{ field: 'abgeschlossen', is: true }] },
    { key: 'Storno', label: 'Storno', where: [{ field: 'isStorniert', is: true }] },
    { key: 'Test', label: 'Test', where: [{ field: 'testContract', is: true }] },
  ]),
};
