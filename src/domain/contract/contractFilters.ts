import { labelOf, type KeyOf } from '../choices/choices.ts';
import { contractFilterFlags } from './choices/contractFilterFlags.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import { billingContractKinds } from '../billing/choices/billingContractKinds.ts';
import { creditAnswers, invoiceAnswers } from '../billing/obstacles.ts';
import { postalAreas } from './choices/postalAreas.ts';
import {
  contains,
  filled,
  idents,
  is,
  isNot,
  judged,
  marked,
  options,
  plate,
  prefix,
  range,
  search,
  through,
} from '../define/filter.ts';

/** Work that is open on a contract; a cancelled one is shown only to those who ask for cancelled ones as well. */
const open = { where: [{ field: 'isStorniert', is: false }], unless: 'Storno' } as const;

const kind = (key: KeyOf<typeof billingContractKinds>) => ({ key, label: labelOf(billingContractKinds, key) });
const flag = (key: KeyOf<typeof contractFilterFlags>) => ({ key, label: labelOf(contractFilterFlags, key) });

/** Filters of the contract lists under the names the API has always had (document 1, section 2). */
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
  excludedCustomers: isNot('Auftraggeber ausgenommen', 'contractClientAddress'),
  leistungsadresse: is('Leistungsadresse', 'leistungsadresse'),
  billingClientAddress: is('Rechnungsadresse', 'billingClientAddress'),
  driver: is('Fahrer', 'driver'),
  logistics: through(
    'Fahrergruppe',
    'driver',
    'gruppe',
    jobCategories.items.filter((it) => it.logistics),
  ),
  /** The group on the day of the ride of whoever is paid for it, by which credit notes are written. */
  paidGroup: judged('Gruppe am Leistungstag', 'paidGroup', {
    fields: ['driver', 'bringdatum', 'gutschriftpreis'],
    items: jobCategories.items.filter((it) => it.credit),
  }),
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
  isStorniert: is('Storniert', 'isStorniert'),
  testContract: is('Testauftrag', 'testContract'),
  contractType: is('Auftragstyp', 'contractType'),
  rideKind: options('Art der Fahrt', [
    {
      ...kind('normal'),
      where: [
        { field: 'vwstationsfahrt', is: false },
        { field: 'verzoegerteAbgabe', is: false },
      ],
    },
    { ...kind('stationsfahrt'), where: [{ field: 'vwstationsfahrt', is: true }] },
    { ...kind('eVehicle'), where: [{ field: 'verzoegerteAbgabe', is: true }] },
  ]),
  billed: judged('Abgerechnet', 'billed', { fields: ['invoiceNumbers'] }),
  credited: judged('Gutgeschrieben', 'credited', { fields: ['invoiceNumbers'] }),
  sperrenfuerrechnung: is('Für Rechnung gesperrt', 'sperrenfuerrechnung'),
  sperrenfuergutschrift: is('Für Gutschrift gesperrt', 'sperrenfuergutschrift'),
  invoiceObstacle: judged('Warum nicht abrechenbar?', 'invoiceObstacle', {
    fields: ['invoiceNumbers', 'auftragswert'],
    items: invoiceAnswers,
  }),
  creditObstacle: judged('Warum keine Gutschrift?', 'creditObstacle', {
    fields: ['invoiceNumbers', 'gutschriftpreis'],
    items: creditAnswers,
  }),
  flags: options('Merkmal', [
    { ...flag('UB'), where: [{ field: 'auftragbestaetigt', is: '0' }], usually: open },
    { ...flag('VZ'), where: [{ field: 'verzoegert', is: true }], usually: open },
    { ...flag('FF'), where: [{ field: 'driver', is: null }], usually: open },
    { ...flag('FV'), where: [{ field: 'driver', isNot: null }], usually: open },
    { ...flag('U4'), where: [{ field: 'abgeschlossen', is: true }] },
    { ...flag('Storno'), where: [{ field: 'isStorniert', is: true }] },
    { ...flag('Test'), where: [{ field: 'testContract', is: true }] },
  ]),
};
