import { countries } from '../choices/countries.ts';
import { creditAgreement } from './creditAgreement.ts';
import { creditAgreementDetails } from './creditAgreementDetails.ts';
import { creditSalutations } from './choices/creditSalutations.ts';
import { documentCompleteness } from './choices/documentCompleteness.ts';
import { driverDocumentTypes } from './choices/driverDocumentTypes.ts';
import { driverRegions } from './choices/driverRegions.ts';
import { licenceClasses } from './choices/licenceClasses.ts';
import { nationalities } from './choices/nationalities.ts';
import { derived, gathered, incoming } from '../define/derivedField.ts';
import { entries } from '../define/entry.ts';
import {
  choice,
  choices,
  date,
  embedded,
  flag,
  instant,
  integer,
  list,
  longText,
  money,
  openFlag,
  text,
} from '../define/field.ts';
import { completenessOf } from './completeness.ts';

/** What a driver may drive and where he is willing to go. */
export const licenceFields = {
  fuehrerschein: text('Führerscheinnummer', { max: 30 }),
  klassen: choices('Führerscheinklassen', licenceClasses.items, { heading: 'Klassen' }),
  hasDriverCard: flag('Fahrerkarte vorhanden'),
  certificateOfConductAvailable: flag('Führungszeugnis vorhanden'),
  fahrerregion: choice('Fahrerregion', driverRegions.items),
  verfuegbarstandort: text('Verfügbar in', { max: 120 }),
  verfuegbarstandortplz: text('Verfügbar in PLZ', { pattern: 'postcode' }),
  verfuegbarzielregion: choice('Zielregion', driverRegions.items),
  verfuegbarkommentar: longText('Kommentar zur Verfügbarkeit', { max: 2000 }),
  stellplatz: flag('Stellplatz vorhanden'),
};

const documentTypes = choices('Vorhandene Dokumente', driverDocumentTypes.items, { readOnly: true });

/** How far the review of an applicant has come. */
export const reviewFields = {
  additionalData: embedded('Prüfung', {
    nationality: choice('Staatsangehörigkeit', nationalities.items),
    internal: longText('Interne Notiz', { max: 4000 }),
    testCompleted: flag('Test bestanden'),
    documentsReviewed: flag('Dokumente geprüft'),
    applicationAllowed: openFlag('Bewerbungen erlaubt'),
    activationDate: date('Aktiviert am'),
  }),
  approved: flag('Freigegeben'),
  requiredDocsUploaded: flag('Pflichtdokumente vorhanden', { readOnly: true }),
  documentTypes,
  documentCompleteness: derived(
    choice('Vollständigkeit', documentCompleteness.items, { heading: 'Dokumente' }),
    { documentTypes },
    (row) => completenessOf(row.documentTypes),
  ),
  documentReminders: integer('Erinnerungen an Dokumente', { readOnly: true, default: 0 }),
  documents: incoming('Dokumente', 'driver_documents', 'driver'),
};

/** Reported by the app's own server, which has a key of administration for that; staff only read it. */
const ofApp = { writeArea: 'administration' } as const;

/** The driver's phone and what he may see on it. */
export const appFields = {
  appAccess: flag('App-Zugang'),
  showOfferList: flag('Angebotsliste anzeigen'),
  manageShowOfferList: flag('Angebotsliste für Unterfahrer verwalten'),
  enableLogisticFunctions: flag('Logistikfunktionen'),
  deviceId: text('Geräte-ID', { ...ofApp, max: 120 }),
  deviceName: text('Gerät', { ...ofApp, max: 120 }),
  currentVersion: text('App-Version', { ...ofApp, max: 40, heading: 'Version' }),
  osVersion: text('Betriebssystem', { ...ofApp, max: 60, heading: 'System' }),
  pushNotificationToken: text('Push-Token', { ...ofApp, area: 'administration', max: 500 }),
  lastLogin: instant('Letzte Anmeldung', ofApp),
};

/** Bank and tax data for credit notes, and the address on them when it differs. */
export const creditFields = {
  bank: text('Bank', { max: 120 }),
  iban: text('IBAN', { pattern: 'iban', max: 34 }),
  bic: text('BIC', { max: 11, ident: true }),
  ustid: text('USt-IdNr.', { max: 20 }),
  steuernummer: text('Steuernummer', { max: 30 }),
  steuerid: text('Steuer-ID', { max: 30 }),
  steuerbescheinigung: flag('Steuerbescheinigung vorhanden'),
  steuerbescheinigungDatum: date('Steuerbescheinigung vom'),
  /** By which he is billed by our credit notes; without one a credit note is no invoice (§ 14 Abs. 2 UStG). */
  creditAgreements: entries('Vereinbarungen über Gutschriften', creditAgreement, creditAgreementDetails),
  hourlyWage: money('Stundenlohn', {
    min: 0,
    help: 'Für Fahrer, die über den Lohn bezahlt werden. Leer: der Mindestlohn.',
  }),
  creditorAccount: integer('Kreditorenkonto', {
    area: 'billing',
    min: 1,
    help: 'Leer: 70000 und die Nummer des Fahrers.',
  }),
  expenseAccount: text('Aufwandskonto', {
    area: 'billing',
    max: 9,
    help: 'Leer: das Konto aus den Angaben der Firma.',
  }),
  useCreditAddress: flag('Abweichende Gutschriftadresse'),
  creditSalutation: choice('Anrede', creditSalutations.items),
  creditCompany: text('Firma', { max: 120 }),
  creditFirstName: text('Vorname', { max: 80 }),
  creditLastName: text('Nachname', { max: 80 }),
  creditStreet: text('Straße', { max: 120 }),
  creditHouseNumber: text('Hausnr.', { max: 20 }),
  creditZip: text('PLZ', { max: 12 }),
  creditCity: text('Ort', { max: 120 }),
  creditCountry: choice('Land', countries.items),
  creditEmail: text('E-Mail', { pattern: 'email', max: 200 }),
  creditPhone: text('Telefon', { pattern: 'phone', max: 60 }),
};

const count = (label: string) => gathered(integer(label), ['id']);

/** How often the driver applied for rides, and how it ended: all that are still open, and the others by their end. */
export const applicationCounts = {
  applicationsCount: count('Offene Bewerbungen'),
  acceptedApplicationsCount: count('Angenommene Bewerbungen'),
  declinedApplicationsCount: count('Abgelehnte Bewerbungen'),
  revokedApplicationsCount: count('Zurückgezogene Bewerbungen'),
  deletedApplicationsCount: count('Gelöschte Bewerbungen'),
};

/** How many active drivers drive for this one. */
export const activeSubDrivers = gathered(integer('Unterfahrer'), ['id']);

/** A ride as the record of its driver names it. */
const rides = (label: string) =>
  gathered(
    list(label, {
      iri: text('Adresse'),
      auftragsnummer: text('Auftragsnummer'),
      datum: date('Abholdatum'),
      from: text('von'),
      to: text('nach'),
    }),
    ['id'],
  );

/** What the driver did last and does next. */
export const rideFields = { lastContracts: rides('Letzte Fahrten'), nextContracts: rides('Nächste Fahrten') };

/** What an applicant told of himself when he registered; it comes with him and is only read afterwards. */
export const registrationField = embedded(
  'Registrierung',
  {
    registrationDate: instant('Registriert am'),
    emailConfirmed: flag('E-Mail bestätigt'),
    questions: list('Fragen', {
      question: text('Frage', { max: 300 }),
      value: text('Antwort', { max: 1000 }),
      property: text('Schlüssel', { max: 60 }),
    }),
  },
  { createOnly: true },
);
