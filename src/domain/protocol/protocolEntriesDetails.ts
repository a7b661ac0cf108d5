import { contentAddress } from '../define/derivedField.ts';
import { damageProcessStates } from '../choices/damageProcessStates.ts';
import { waitingReasons } from '../choices/waitingReasons.ts';
import { choice, embedded, file, flag, integer, longText, minutes, reference, text } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

const ofProtocol = { field: 'protocol', label: 'Protokoll', to: 'protocols' };

export const protocolWaitingDetails = defineEntryDetails({
  title: 'Wartezeit',
  of: ofProtocol,
  lists: { waitings: 'Wartezeiten' },
  fields: {
    approvedBy: text('Genehmigt von', { max: 120 }),
    minutes: minutes('Minuten', { min: 0 }),
    reason: choice('Grund', waitingReasons.items),
    processState: choice('Zeitpunkt', damageProcessStates.items),
  },
});

export const protocolImageSlotDetails = defineEntryDetails({
  title: 'Standardbild',
  of: ofProtocol,
  lists: { images: 'Standardbilder' },
  fields: {
    imageId: integer('Bild'),
    file: file('Datei'),
    contentUrl: contentAddress('Adresse der Datei', 'file'),
    placeholder: flag('Platzhalter'),
  },
});

export const protocolAttachmentDetails = defineEntryDetails({
  title: 'Anlage',
  of: ofProtocol,
  lists: { additionalPhotos: 'Zusatzfotos', additionalDocuments: 'Zusatzdokumente' },
  fields: {
    title: text('Titel', { max: 200 }),
    documentPicture: embedded('Datei', {
      processStateType: choice('Zeitpunkt', damageProcessStates.items),
      file: file('Datei', { papers: true }),
    }),
  },
});

export const protocolComplaintDetails = defineEntryDetails({
  title: 'Protokollbeanstandung',
  of: ofProtocol,
  lists: { complaints: 'Protokollbeanstandungen' },
  fields: {
    complaint: reference('Beanstandungsart', 'protocol_complaint_types', { required: true }),
    description: longText('Beschreibung', { max: 2000 }),
    reporter: reference('Gemeldet von', 'users', { readOnly: true }),
  },
});
