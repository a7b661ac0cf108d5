import { avisColours } from '../choices/avisColours.ts';
import { avisLinkDirections } from './choices/avisLinkDirections.ts';
import { avisStatuses } from './choices/avisStatuses.ts';
import { avisSuggestionTypes } from './choices/avisSuggestionTypes.ts';
import { contractTypes } from '../choices/contractTypes.ts';
import { avisSides, contactMailStates } from './avisChoices.ts';
import { entries } from '../define/entry.ts';
import { derived, gathered } from '../define/derivedField.ts';
import {
  choice,
  date,
  embedded,
  flag,
  integer,
  km,
  list,
  longText,
  reference,
  references,
  text,
  time,
} from '../define/field.ts';
import { avisProposal } from './avisProposal.ts';
import { avisProposalDetails } from './avisProposalDetails.ts';
import { contractAvisLog } from './contractAvisLog.ts';
import { contractAvisLogDetails } from './contractAvisLogDetails.ts';

/**
 * When the vehicle is fetched and brought: the contract's own days and windows, read and written here as well (R42).
 */
export const appointmentFields = {
  pickupDate: date('Abholdatum', { inList: true }),
  pickupTimeFrom: time('Abholung von', { inList: true }),
  pickupTimeTo: time('Abholung bis', { inList: true }),
  deliveryDate: date('Zustelldatum', { inList: true }),
  deliveryTimeFrom: time('Zustellung von', { inList: true }),
  deliveryTimeTo: time('Zustellung bis', { inList: true }),
};

/** What the contract says that lists of avis are filtered and put in order by. */
export const contractFields = {
  contractType: choice('Auftragstyp', contractTypes.items, { readOnly: true }),
  contractClientAddress: reference('Kunde', 'customers', { readOnly: true, addressOnly: true }),
  flexContract: flag('Flex', { readOnly: true }),
  isStorniert: flag('Storniert', { readOnly: true }),
  bundles: references('Fahrtpakete', 'bundles', { readOnly: true }),
};

/** The mail that tells a parking place which vehicles to expect. */
export const parkingFields = {
  parkingSpace: reference('Stellplatz', 'addresses'),
  parkingSpaceNotificationScheduled: flag('Stellplatzinfo vorgemerkt', { inList: true }),
  parkingSpaceNotified: flag('Stellplatzinfo versendet'),
  /** The announcement that is on its way to the mail server. */
  parkingMail: integer('Stellplatzmail', { readOnly: true }),
  parkingSpaceMailAddress: text('E-Mail Stellplatz', { pattern: 'email', max: 200, inList: true }),
};

/** What staff note down while they arrange the appointment. */
export const noteFields = {
  note: longText('Notiz', { max: 4000, inList: true }),
  additionalNote: longText('Zusatznotiz', { max: 4000, inList: true }),
  importantNote: longText('Wichtiger Hinweis', { max: 4000, inList: true }),
  color: choice('Farbe', avisColours.items, { inList: true }),
  /** Stands in the log beside what was changed with it. */
  userNotes: longText('Notiz zum Verlauf', { option: true, max: 4000 }),
  proposals: entries('Terminvorschläge', avisProposal, avisProposalDetails, { readOnly: true }),
  logs: entries('Verlauf', contractAvisLog, contractAvisLogDetails, { readOnly: true }),
};

/** What decides whom to ask. */
const arranged = ['contract', 'coordination', 'link', 'contractType'] as const;

const status = choice('Status', avisStatuses.items, { default: 'pending', inList: true });
const aspMailSend = flag('Avis-Mail versendet', { readOnly: true, heading: 'Avis-Mail' });

/** The mails that ask the people at each side for the appointment, the last one for each. */
const contactMails = list(
  'Avis-Mails',
  {
    side: choice('Seite', avisSides.items),
    mail: integer('Mail'),
    state: choice('Stand', contactMailStates.items),
  },
  { readOnly: true },
);

const missingContactInformation = gathered(flag('Kontaktinformationen fehlen'), arranged);
const mailMissing = gathered(flag('E-Mail des Ansprechpartners fehlt'), arranged);

/** How far the contact with the people on site has come. */
export const contactFields = {
  status,
  aspMailSend,
  contactMails,
  /** Since when the contact owes an answer; nothing while none is waited for. */
  answerAwaitedSince: date('Rückmeldung erwartet seit', { readOnly: true }),
  missingContactInformation,
  mailMissing,
  displayFirstContactInfo: derived(
    flag('Hinweis auf den Erstkontakt'),
    { status, aspMailSend },
    (row) => row.status === 'first_contact' && !row.aspMailSend,
  ),
};

/** The contract as a row of the list shows it. */
export const contractDetails = gathered(
  embedded('Auftrag', {
    contract: reference('Auftrag', 'contracts'),
    orderNumber: text('Auftragsnummer'),
    customer: reference('Kunde', 'customers'),
    customerCode: text('Kunde'),
    customerName: text('Kunde'),
    driver: reference('Fahrer', 'drivers'),
    driverCode: text('Fahrer'),
    driverName: text('Fahrer'),
    licensePlate: text('Kennzeichen'),
    carModel: text('Fahrzeug'),
    fin: text('FIN'),
    electric: flag('Vollelektrisch'),
    flex: flag('Flex'),
    pickupDate: date('Abholdatum'),
    pickupTime: text('Abholung'),
    deliveryDate: date('Zustelldatum'),
    deliveryTime: text('Zustellung'),
    cancelled: flag('Storniert'),
    closed: flag('Abgeschlossen'),
  }),
  ['contract'],
);

/** Both ends of the ride with whom to ask there; those that are to be arranged stand out. */
export const addressContainers = gathered(
  list('Adressen', {
    side: text('Seite'),
    title: text('Titel'),
    date: date('Datum'),
    time: text('Uhrzeit'),
    firma: text('Firma'),
    strasse: text('Straße'),
    plz: text('PLZ'),
    ort: text('Ort'),
    contactName: text('Ansprechpartner'),
    phone: text('Telefon'),
    email: text('E-Mail'),
    highlight: flag('Abzustimmen'),
  }),
  arranged,
);

/** Other avis that could be linked to it or go along with it, the best first (R44). */
export const suggestions = gathered(
  list('Vorschläge', {
    id: integer('ID'),
    type: choice('Vorschlagsart', avisSuggestionTypes.items),
    target: reference('Avisierung', 'contract_avis'),
    orderNumber: text('Auftragsnummer'),
    distance: km('Entfernung'),
    days: integer('Werktage'),
    rank: integer('Rang'),
  }),
  ['contract'],
);

/** The other half of the round trip, as far as its row and dialog show it. */
export const linkedAvis = gathered(
  embedded(
    'Verknüpfte Avisierung',
    {
      '@id': text('ID'),
      '@type': text('ID'),
      id: integer('ID'),
      version: integer('ID'),
      contract: reference('Auftrag', 'contracts'),
      status,
      coordination: text('Abstimmung'),
      color: text('Farbe'),
      note: text('Notiz'),
      importantNote: text('Wichtiger Hinweis'),
      linkDirection: choice('Rundfahrt', avisLinkDirections.items),
      ...appointmentFields,
      contractType: contractFields.contractType,
      contractDetails,
      addressContainers,
      missingContactInformation,
      mailMissing,
    },
    { heading: 'Verknüpft mit' },
  ),
  ['link'],
);

/** What the list leaves out unless it is asked for. */
export const shownByDefault = avisStatuses.items.filter((it) => it.defaultShown).map((it) => it.key);
