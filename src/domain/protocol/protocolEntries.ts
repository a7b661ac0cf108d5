import { damageProcessStates } from '../choices/damageProcessStates.ts';
import { waitingReasons } from '../choices/waitingReasons.ts';
import { defineEntry } from '../define/entry.ts';
import { choice, embedded, file, flag, integer, longText, minutes, reference, text } from '../define/field.ts';

const ofProtocol = { field: 'protocol', label: 'Protokoll', to: 'protocols' };

/** Time that a driver waited at one of the two places, and who approved it. */
export const protocolWaiting = defineEntry({
  path: 'protocol_waitings',
  type: 'ProtocolWaiting',
  title: { one: 'Wartezeit', gender: 'f', many: 'Wartezeiten' },
  icon: 'hourglass',
  area: 'protocols',
  of: ofProtocol,
  lists: { waitings: 'Wartezeiten' },
  fields: {
    approvedBy: text('Genehmigt von', { max: 120 }),
    minutes: minutes('Minuten', { min: 0 }),
    reason: choice('Grund', waitingReasons.items),
    processState: choice('Zeitpunkt', damageProcessStates.items),
  },
  represent: (row) => `${String(row.minutes ?? 0)} min`,
});

/** The place of one standard picture, and the picture that the driver took for it. */
export const protocolImageSlot = defineEntry({
  path: 'protocol_image_slots',
  type: 'ProtocolImageSlot',
  title: { one: 'Standardbild', gender: 'n', many: 'Standardbilder' },
  icon: 'image',
  area: 'protocols',
  of: ofProtocol,
  lists: { images: 'Standardbilder' },
  fields: { imageId: integer('Bild'), contentUrl: file('Datei'), placeholder: flag('Platzhalter') },
  represent: () => 'Standardbild',
});

/** A photo or paper that belongs to a protocol beyond the standard pictures. */
export const protocolAttachment = defineEntry({
  path: 'protocol_attachments',
  type: 'ProtocolAttachment',
  title: { one: 'Anlage', gender: 'f', many: 'Anlagen der Protokolle' },
  icon: 'paperclip',
  area: 'protocols',
  of: ofProtocol,
  lists: { additionalPhotos: 'Zusatzfotos', additionalDocuments: 'Zusatzdokumente' },
  fields: {
    title: text('Titel', { max: 200 }),
    documentPicture: embedded('Datei', {
      processStateType: choice('Zeitpunkt', damageProcessStates.items),
      file: file('Datei'),
    }),
  },
  represent: (row) => row.title ?? 'Anlage',
});

/** What somebody found fault with in a protocol that was handed in. */
export const protocolComplaint = defineEntry({
  path: 'protocol_complaints',
  type: 'ProtocolComplaint',
  title: { one: 'Protokollbeanstandung', gender: 'f', many: 'Protokollbeanstandungen' },
  icon: 'triangle-alert',
  area: 'protocols',
  of: ofProtocol,
  lists: { complaints: 'Protokollbeanstandungen' },
  fields: {
    complaint: reference('Beanstandungsart', 'protocol_complaint_types', { required: true }),
    description: longText('Beschreibung', { max: 2000 }),
    reporter: reference('Gemeldet von', 'users', { readOnly: true }),
  },
  represent: (row) => row.description ?? 'Protokollbeanstandung',
});
