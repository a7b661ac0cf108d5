import { avisColours } from '../choices/avisColours.ts';
import { avisStatuses } from '../choices/avisStatuses.ts';
import { entries } from '../define/entry.ts';
import { choice, flag, longText, reference, text } from '../define/field.ts';
import { contractAvisLog } from './contractAvisLog.ts';

/** The mail that tells a parking place which vehicles to expect. */
export const parkingFields = {
  parkingSpace: reference('Stellplatz', 'addresses'),
  parkingSpaceNotificationScheduled: flag('Stellplatzinfo vorgemerkt'),
  parkingSpaceNotified: flag('Stellplatzinfo versendet'),
  parkingSpaceMailAddress: text('E-Mail Stellplatz', { pattern: 'email', max: 200 }),
};

/** What staff note down while they arrange the appointment. */
export const noteFields = {
  note: longText('Notiz', { max: 4000 }),
  additionalNote: longText('Zusatznotiz', { max: 4000 }),
  importantNote: longText('Wichtiger Hinweis', { max: 4000 }),
  color: choice('Farbe', avisColours.items),
  logs: entries('Verlauf', contractAvisLog, { readOnly: true }),
};

/** How far the contact with the people on site has come. */
export const contactFields = {
  aspMailSend: flag('Avis-Mail versendet', { readOnly: true, heading: 'Avis-Mail' }),
  missingContactInformation: flag('Kontaktinformationen fehlen', { readOnly: true }),
  mailMissing: flag('E-Mail des Ansprechpartners fehlt', { readOnly: true }),
  displayFirstContactInfo: flag('Hinweis auf den Erstkontakt', { readOnly: true }),
};

/** What the list leaves out unless it is asked for. */
export const shownByDefault = avisStatuses.items.filter((it) => it.defaultShown).map((it) => it.key);
