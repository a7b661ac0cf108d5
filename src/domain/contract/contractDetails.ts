import { avisColours } from '../choices/avisColours.ts';
import { contractTypes } from '../choices/contractTypes.ts';
import { additionalRimTypes } from '../choices/additionalRimTypes.ts';
import { rimTypes } from '../choices/rimTypes.ts';
import { tyreTypes } from '../choices/tyreTypes.ts';
import { contractFilters } from './contractFilters.ts';
import { location } from './location.ts';
import { contractContact } from './contractContact.ts';
import { contractContactDetails } from './contractContactDetails.ts';
import { serviceAddress } from './serviceAddress.ts';
import { serviceAddressDetails } from './serviceAddressDetails.ts';
import { entries } from '../define/entry.ts';
import { alias, derived } from '../define/derivedField.ts';
import {
  choice,
  date,
  embedded,
  flag,
  flag01,
  instant,
  integer,
  json,
  km,
  longText,
  minutes,
  reference,
  references,
  text,
  time,
} from '../define/field.ts';
import { accountingFields } from './accountingFields.ts';
import { defineDetails, presentDay } from '../define/details.ts';

const datum = date('Abholdatum', { required: 'create' });
const bringdatum = date('Zustelldatum', { required: 'create' });
const deliveryTimeFrom = time('Zustellung von', { inList: true });

const auftragbestaetigt = flag01('Bestätigt');
const bundles = references('Fahrtpakete', 'bundles', { readOnly: true });
const manufacturer = text('Hersteller', { max: 60, inList: true });
const carModel = text('Modell', { required: 'create', max: 80, inList: true });

export const contractDetails = defineDetails({
  fields: {
    auftragsnummer: text('Auftragsnummer', { readOnly: true, unique: true, max: 8, fixedForm: true }),
    contractType: choice('Auftragstyp', contractTypes.items),

    isStorniert: flag('Storniert'),
    cancellationRequested: flag('Stornierung angefragt'),
    stornierung: instant('Storno vom'),
    abgeschlossen: flag('Abgeschlossen', { readOnly: true }),
    testContract: flag('Testauftrag'),
    noDamageControl: flag('Ohne Schadenkontrolle'),
    createAvis: flag('Avis anlegen'),
    flexContract: flag('Flex'),
    vorholung: flag('Vorholung'),
    neumerker: flag01('Neumerker', { default: '1' }),
    auftragbestaetigt,
    abcfahrt: flag01('ABC'),
    abafahrt: flag01('ABA'),
    vwstationsfahrt: flag('Stationsfahrt'),
    isImported: flag('Importiert', { readOnly: true }),
    isDeclinedByLeitstand: flag('Abgelehnt', { readOnly: true }),
    verzoegert: flag('Verzögert'),
    leerfahrt: flag('Leerfahrt'),
    unbestaetigt: derived(flag('Unbestätigt'), { auftragbestaetigt }, (row) => row.auftragbestaetigt !== '1'),
    hasAvis: flag('Avis vorhanden', { readOnly: true }),
    /** The group in which its avis is arranged; null takes it out. */
    avisBundle: reference('Avis-Gruppe', 'contract_avis_bundles', { addressOnly: true }),
    avisColor: choice('Farbe der Avisierung', avisColours.items, { readOnly: true }),
    isPartOfBundle: derived(flag('Teil eines Fahrtpakets'), { bundles }, (row) => row.bundles.length > 0),
    verzoegerteAbgabe: flag('Vollelektrisch'),
    sendProtocolToContractContact: flag('Protokoll an Ansprechpartner senden'),
    openApplications: integer('Offene Bewerbungen', { readOnly: true, default: 0 }),

    anschlussvon: reference('Anschluss von', 'contracts'),
    anschlussAuftrag: reference('Rückauftrag', 'contracts', { readOnly: true }),
    bundles,
    driver: reference('Fahrer', 'drivers'),
    benutzer: reference('App-Benutzer', 'users'),
    /** When the ride was over, since its protocol went after its time and nobody else knows. */
    endedOn: date('Fahrt beendet am', { readOnly: true }),
    /** Since then it has its figures alone: names, ways to reach somebody, plate and VIN went after their time. */
    clearedOn: date('Nach Ablauf geleert am', { readOnly: true }),
    customerDepartment: reference('Filiale', 'customer_departments'),
    contractClientAddress: reference('Auftraggeber', 'customers', { required: true }),
    billingClientAddress: reference('Rechnungsadresse', 'billing_addresses'),
    leistungsadresse: reference('Leistungsadresse', 'addresses'),
    leasingProtocols: references('Leasingprotokolle', 'leasing_protocols'),
    customerProtocols: references('Kundenprotokolle', 'customer_protocols'),
    appliedDrivers: references('Bewerber', 'drivers', { readOnly: true }),
    protocol: reference('Protokoll', 'protocols', { readOnly: true }),

    leasingVertragsnummer: text('LV-Nummer', { max: 60, inList: true }),
    kostenstelle: text('Kostenstelle', { max: 60, inList: true }),
    rechnungsnotiz: longText('Rechnungsnotiz', { max: 2000, area: 'contractMoney', inList: true }),
    gutschriftnotiz: longText('Gutschriftnotiz', { max: 2000, area: 'contractMoney', inList: true }),
    sperrenfuerrechnung: flag01('Für Rechnung gesperrt'),
    sperrenfuergutschrift: flag01('Für Gutschrift gesperrt'),
    sperrenFuerAngebotsliste: flag('Für Angebotsliste gesperrt'),
    ...accountingFields,

    infoBackend: longText('Info Backend', { max: 4000, inList: true }),
    infoDriver: longText('Info Fahrer', { max: 4000, inList: true }),
    infoShared: longText('Info für alle', { max: 4000, inList: true }),
    flags: embedded('Kennzeichnungen', { subjectAddition: text('Zusatz im Betreff', { max: 120 }) }),
    /** Stored with 1000 added, so that 1000 means "no place of its own"; -999 to 999 for people. */
    sortOrder: integer('Position', { min: 1, max: 1999, default: 1000, inList: true }),

    pickupLocation: location('Abholung'),
    deliveryLocation: location('Zustellung'),
    pickupAddress: reference('Abholadresse aus dem Bestand', 'addresses'),
    deliveryAddress: reference('Zustelladresse aus dem Bestand', 'addresses'),
    pickupLocationIsSet: flag('Abholadresse festgelegt'),
    deliveryLocationIsSet: flag('Zustelladresse festgelegt'),
    pickupContacts: entries('Ansprechpartner Abholung', contractContact, contractContactDetails),
    deliveryContacts: entries('Ansprechpartner Zustellung', contractContact, contractContactDetails),
    abholemail2: text('Weitere E-Mail Abholung', { pattern: 'email', max: 200 }),
    bringemail2: text('Weitere E-Mail Zustellung', { pattern: 'email', max: 200 }),
    abholinfos: longText('Info Abholung', { max: 4000 }),
    bringinfos: longText('Info Zustellung', { max: 4000 }),

    datum,
    bringdatum,
    pickupDate: alias(datum, 'datum'),
    pickupTimeFrom: time('Abholung von', { inList: true }),
    pickupTimeTo: time('Abholung bis', { inList: true }),
    deliveryDate: alias(bringdatum, 'bringdatum'),
    deliveryTime: alias(deliveryTimeFrom, 'deliveryTimeFrom'),
    deliveryTimeFrom,
    deliveryTimeTo: time('Zustellung bis', { inList: true }),

    manufacturer,
    carModel,
    licensePlate: text('Kennzeichen', { max: 16, inList: true, ident: true }),
    carFin: text('FIN', { pattern: 'vin', max: 17, inList: true }),
    carDetails: derived(
      text('Fahrzeug'),
      { manufacturer, carModel },
      (row) => [row.manufacturer, row.carModel].filter(Boolean).join(' ') || null,
    ),
    tuev: date('HU'),
    angemeldet: flag('Angemeldet', { default: true }),
    alternativeLicensePlate: text('Rotes Kennzeichen', { max: 16, inList: true, ident: true }),
    infoTransferNumberPlate: text('Hinweis Überführungskennzeichen', { max: 200 }),
    bereifung: choice('Bereifung', tyreTypes.items),
    felge: choice('Felge', rimTypes.items),
    zusatzBereifung: choice('Zusatzbereifung', tyreTypes.items),
    zusatzFelge: choice('Zusatzfelge', additionalRimTypes.items),

    waschen: flag('Fahrzeug waschen'),
    serviceAddresses: entries('Leistungsadressen', serviceAddress, serviceAddressDetails),
    zusatzleistungenArray: references('Zusatzleistungen', 'services'),
    zubehoerArray: references('Zubehör', 'accessories'),
    anzahlSchluessel: integer('Schlüssel', { min: 0, max: 5 }),
    anzahlTankkarten: integer('Tankkarten', { min: 0, max: 5 }),
    anzahlLadekabel: integer('Ladekabel', { min: 0, max: 5 }),
    customData: json('Weitere Daten'),

    sollkm: km('Soll-km', { min: 0 }),
    istkm: km('Ist-km', { readOnly: true }),
    googleKm: km('Entfernung', { min: 0, inList: true }),
    editGoogleKm: flag('Entfernung von Hand'),
    googleFahrzeit: minutes('Fahrzeit', { min: 0 }),
    totalGooglefahrtzeitwert: minutes('Fahrzeit gesamt (Minuten)', { readOnly: true }),
    totalGooglesollkm: km('Entfernung gesamt', { readOnly: true }),
    totalGooglefahrtzeit: text('Fahrzeit gesamt', { readOnly: true }),
    additionalDistance: km('Umweg', { min: 0 }),
    differenceBetweenGoogleAndActualKm: km('Kilometerabweichung', { readOnly: true }),
    totalIstkm: km('Ist-km gesamt', { readOnly: true }),
    totalDifferenceBetweenGoogleAndActualKm: km('Kilometerabweichung gesamt', { readOnly: true }),

    angebotsMailGesendet: instant('Angebotsmail gesendet', { readOnly: true }),
    isFahrerMailGesendet: flag('Fahrermail gesendet', { readOnly: true }),
    createdBy: reference('Angelegt von', 'users', { readOnly: true }),
    createdByDepartment: text('Abteilung', { readOnly: true, max: 120 }),

    driverChangedWithMail: flag('Bestätigungsmail an neuen Fahrer', { option: true }),
    driverChangedWithStornoMail: flag('Stornomail an bisherigen Fahrer', { option: true }),
    /**
     * The last change of the driver is taken back: of the mails that it caused, those that nobody can have got are
     * withdrawn instead of being followed by their opposites.
     */
    withdrawWaitingMails: flag('Wartende E-Mails zurückgezogen', { option: true }),
    /** Whoever sends it can take the change back for a while; until then the mails that it causes stay in the house. */
    mailsWaitForUndo: flag('E-Mails warten auf Rückgängig', { option: true }),
    setDriverForAdditionalRides: flag('Fahrer auch für Rückfahrten setzen', { option: true }),
    deactivateBundle: flag('Fahrtpaket auflösen', { option: true }),
    createBundleWithContract: reference('Fahrtpaket mit Auftrag', 'contracts', { option: true }),
    sendConfirmationEmail: flag('Bestätigung per E-Mail senden', { option: true }),
    forceMailSend: flag('E-Mail erneut senden', { option: true }),
    /**
     * Whoever sends it takes part in the pre-flight check: warnings about the driver then need this reason, which stays
     * in the history.
     */
    assignmentOverride: longText('Fahrer trotz Warnung', { option: true, max: 1000 }),
  },
  search: [
    'auftragsnummer',
    'carFin',
    'licensePlate',
    'alternativeLicensePlate',
    'leasingVertragsnummer',
    'driver',
    'contractClientAddress',
    'bundles',
  ],
  filters: contractFilters,
  list: {
    columns: [
      'auftragsnummer',
      'datum',
      'bringdatum',
      'contractClientAddress',
      'driver',
      'licensePlate',
      'carDetails',
      'pickupLocation',
      'deliveryLocation',
      'googleKm',
    ],
    sorts: [
      'auftragsnummer',
      'datum',
      'bringdatum',
      'createdAt',
      'licensePlate',
      'googleKm',
      'contractClientAddress',
      'driver',
      'driver.fahrervon',
    ],
    sort: 'datum',
    filter: { 'bringdatum[after]': presentDay },
    /** The lists of accounting show so many on a page (document 1, section 9). */
    maxPerPage: 1000,
  },
  form: [],
});
