import { components } from './choices/components.ts';
import { damageKinds } from './choices/damageKinds.ts';
import { damageProcessStates } from './choices/damageProcessStates.ts';
import { expensePaymentTypes } from './choices/expensePaymentTypes.ts';
import { expenseTypes } from './choices/expenseTypes.ts';
import { locations } from './choices/locations.ts';
import { waitingReasons } from './choices/waitingReasons.ts';
import { contentAddress } from '../define/derivedField.ts';
import { choice, embedded, file, flag, integer, longText, minutes, money, reference, text } from '../define/field.ts';
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
    otherReason: text('Sonstiger Grund', { max: 500 }),
    processState: choice('Zeitpunkt', damageProcessStates.items),
  },
});

export const protocolExpenseDetails = defineEntryDetails({
  title: 'Auslage',
  of: ofProtocol,
  lists: { expenses: 'Auslagen' },
  fields: {
    type: choice('Art', expenseTypes.items, { required: true }),
    description: text('Beschreibung', { max: 200 }),
    amount: money('Betrag', { required: true, min: 0.01 }),
    paymentType: choice('Bezahlt mit', expensePaymentTypes.items, { default: 'expense' }),
    userId: reference('Nutzer', 'users'),
    documentPicture: embedded('Beleg', { file: file('Beleg', { papers: true }) }),
  },
});

const damagePicture = (label: string) =>
  embedded(label, {
    processStateType: choice('Schaden vom', damageProcessStates.items),
    imageProcessStateType: choice('Bild vom', damageProcessStates.items),
    file: file(label),
  });

export const protocolDamageDetails = defineEntryDetails({
  title: 'Schaden',
  of: ofProtocol,
  lists: { damages: 'Schäden' },
  fields: {
    sortOrder: integer('Nr.', { readOnly: true }),
    damage: choice('Schaden', damageKinds.items, { required: true }),
    location: choice('Ort', locations.items, { required: true }),
    component: choice('Bauteil', components.items, { required: true }),
    image: damagePicture('Nahaufnahme'),
    overviewImage: damagePicture('Übersicht'),
  },
});

export const protocolImageSlotDetails = defineEntryDetails({
  title: 'Standardbild',
  of: ofProtocol,
  lists: { images: 'Standardbilder' },
  fields: {
    imageId: text('Bild', { required: true, max: 80 }),
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

/** Those that are photos: a paper stands among the documents (document 3, section 5). */
export const protocolPhotoDetails = {
  ...protocolAttachmentDetails,
  parts: {
    ...protocolAttachmentDetails.parts,
    documentPicture: embedded('Datei', {
      processStateType: choice('Zeitpunkt', damageProcessStates.items),
      file: file('Datei'),
    }),
  },
};

export const protocolComplaintDetails = defineEntryDetails({
  title: 'Protokollbeanstandung',
  of: ofProtocol,
  lists: { complaints: 'Protokollbeanstandungen' },
  fields: {
    complaint: reference('Beanstandungsart', 'protocol_complaint_types', { required: true, isNamed: true }),
    description: longText('Beschreibung', { max: 2000 }),
    /** A part whose damage nobody took down at the delivery; open until somebody does. */
    component: choice('Schaden nicht erfasst an', components.items),
    reporter: reference('Gemeldet von', 'users', { readOnly: true, isNamed: true }),
  },
});
