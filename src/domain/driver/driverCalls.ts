import { defineCall, json } from '../define/call.ts';
import { flag, text as textField } from '../define/field.ts';
import { arrayOf, described, flag as yes, given, iri, maybe, moment, object, text, integer } from '../define/shape.ts';

/** Of drivers for disposition, of applicants for whoever reviews them. */
const shared = { area: 'disposition', openTo: 'applicants', on: 'drivers' } as const;

const wishes = {
  sendWelcomeMail: flag('Willkommensmail senden', { default: false }),
  createTestContract: flag('Testauftrag anlegen', { default: false }),
};

/** Lets an applicant become a driver: his account is opened, and whatever is wished besides happens with it (R75). */
export const activateDriver = defineCall({
  ...shared,
  id: 'driver.activate',
  title: 'Nutzer aktivieren',
  description:
    'Ein Passwort nur, wenn das Konto noch keines hat; es wird nur jetzt genannt und steht in keiner E-Mail.',
  call: 'POST /drivers/{id}/activate',
  write: true,
  input: wishes,
  answer: json(
    'Aktiviert',
    object({
      driver: iri,
      username: text,
      password: described(maybe(text), 'Erzeugtes Passwort'),
      auftragsnummer: maybe(text),
    }),
  ),
  errors: { invalid: true, missing: true },
});

/** A contract to practise with, and the mail that says so (R12). */
export const createTestContract = defineCall({
  ...shared,
  id: 'driver.createTestContract',
  title: 'Testauftrag anlegen, Willkommensmail senden',
  call: 'POST /drivers/{id}/create-test-contract',
  write: true,
  input: wishes,
  answer: json('Der Testauftrag', object({ auftragsnummer: maybe(text), contract: maybe(iri) }), { status: 201 }),
  errors: { invalid: true, missing: true },
});

/** Asks a driver by mail for the papers that are missing or out of date. */
export const requestPapers = defineCall({
  ...shared,
  id: 'driver.requestPapers',
  title: 'Beim Fahrer anfordern',
  call: 'POST /drivers/{id}/request_papers',
  write: true,
  input: {},
  answer: json('Was angefordert ist', object({ requested: arrayOf(text), recipient: text })),
  errors: { invalid: true, missing: true },
  touches: ['mail_logs'],
});

/** The agreement to credit notes on paper, for both to sign. */
export const agreementForm = defineCall({
  ...shared,
  id: 'driver.agreementForm',
  title: 'Vorlage der Vereinbarung über Gutschriften',
  call: 'POST /drivers/{id}/agreement_form',
  input: {},
  answer: json('Wo das PDF eine Viertelstunde lang liegt', object({ url: text })),
  errors: { missing: true },
});

/** What somebody told of himself when he registered. */
export const registrationData = defineCall({
  ...shared,
  id: 'driver.registrationData',
  title: 'Registrierungsdaten eines Fahrers',
  call: 'GET /drivers/{id}/registration-data',
  input: {},
  answer: json(
    'Angaben bei der Registrierung',
    object({
      registrationData: maybe(
        object({
          registrationDate: object({ date: maybe(text) }),
          emailConfirmed: yes,
          vorname: maybe(text),
          nachname: maybe(text),
          email: maybe(text),
          questions: arrayOf(object({ question: maybe(text), value: maybe(text), property: maybe(text) })),
        }),
      ),
    }),
  ),
  errors: { missing: true },
});

/** How much a driver drove, month by month, for the charts of his record. */
export const driverStatistics = defineCall({
  ...shared,
  id: 'driver.statistics',
  title: 'Fahrten und Kilometer eines Fahrers je Monat',
  call: 'GET /drivers/{id}/statistics',
  input: given({ months: described(integer, 'Anzahl der Monate bis heute, 1 bis 36; sonst 12') }, []),
  answer: json(
    'Je Monat, der älteste zuerst',
    object({
      months: arrayOf(object({ month: text, rides: integer, km: integer, cancelled: integer })),
    }),
  ),
  errors: { missing: true, invalid: true },
});

/** Where the file of a paper can be fetched for a while; whoever has the address needs no sign-in. */
export const downloadDocument = defineCall({
  area: 'disposition',
  openTo: 'applicants',
  on: 'driver_documents',
  id: 'driverDocument.download',
  title: 'Fahrerdokument herunterladen',
  call: 'GET /driver_documents/{id}/download',
  input: {},
  answer: json('Die Adresse der Datei; sie gilt höchstens eine Stunde', object({ url: text })),
  errors: { missing: true },
});

/** Who looked at the copy of a licence, and when. */
export const documentLooks = defineCall({
  area: 'disposition',
  openTo: 'applicants',
  on: 'driver_documents',
  id: 'driverDocument.looks',
  title: 'Wer die Kopie eines Fahrerdokuments angesehen hat',
  call: 'GET /driver_documents/{id}/looks',
  input: {},
  answer: json(
    'Die letzten 200 Blicke, der neueste zuerst; nur bei Führerscheinen und Führungszeugnissen',
    object({ looks: arrayOf(object({ username: text, at: moment })) }),
  ),
  errors: { missing: true },
});

/** All stored files of a driver: what was uploaded for him, and the files of his papers. */
export const driverFiles = defineCall({
  ...shared,
  id: 'driver.files',
  title: 'Gespeicherte Dateien eines Fahrers',
  description: 'Der Pfad ist `logs/{Nummer des Fahrers}/`; `bucket` wird nicht beachtet.',
  call: 'POST /app/aws-files',
  besideApi: true,
  input: {
    bucket: textField('Bucket', { max: 200 }),
    path: textField('Pfad', { required: true, max: 200 }),
  },
  answer: json(
    'Die Dateien, die neueste zuerst; ihre Adressen gelten höchstens eine Stunde',
    object({
      files: arrayOf(
        object({
          file: text,
          url: described(maybe(text), 'Keine bei Kopien von Führerscheinen und Führungszeugnissen'),
          timestamp: integer,
          rawSize: integer,
          date: text,
          size: text,
        }),
      ),
    }),
  ),
  errors: { missing: true, invalid: true },
});
