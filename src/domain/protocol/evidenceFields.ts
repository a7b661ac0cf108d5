import { mailLogStatuses } from '../mail/choices/mailLogStatuses.ts';
import { protocolStates } from './choices/protocolStates.ts';
import { signatureTypesDelivery } from './choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from './choices/signatureTypesPickup.ts';
import { gathered } from '../define/derivedField.ts';
import { entries } from '../define/entry.ts';
import { choice, date, embedded, file, flag, instant, integer, list, reference, text } from '../define/field.ts';
import { requestedFromDriver } from './requested.ts';
import { decisionFields } from './review.ts';
import { receiverSignature, signature } from './signature.ts';
import { protocolAttachment, protocolComplaint, protocolDamage, protocolImageSlot } from './protocolEntries.ts';
import {
  protocolAttachmentDetails,
  protocolComplaintDetails,
  protocolDamageDetails,
  protocolImageSlotDetails,
  protocolPhotoDetails,
} from './protocolEntriesDetails.ts';

/** What the driver ticked off before he drove on. */
export const checkFields = {
  carControlInnerDone: flag('Innenkontrolle abgeschlossen'),
  carControlOuterDone: flag('Außenkontrolle abgeschlossen'),
  carEquipmentCheckDone: flag('Ausstattung geprüft'),
  noInnerDamagesFound: flag('Innen keine Schäden'),
  noOuterDamagesFound: flag('Außen keine Schäden'),
  licensePlateFinChecked: flag('Kennzeichen und FIN geprüft'),
  smokeFound: flag('Rauchgeruch'),
  additionalProperties: embedded('Freigaben', {
    editProcessPartAllowed: flag('Bearbeitung in der App erlaubt'),
    disableSignatureValidation: flag('Ohne Prüfung der Unterschriften'),
    appEvents: list('App-Ereignisse', { event: text('Ereignis'), type: text('Art'), timestamp: instant('Zeitpunkt') }),
  }),
};

/** What is wrong with the vehicle, in the order in which it was found. */
export const damageFields = { damages: entries('Schäden', protocolDamage, protocolDamageDetails) };

/** Accessories handed over, and how many of those that are counted. */
export const equipmentFields = {
  accessories: list('Zubehör', {
    type: reference('Zubehör', 'accessories', { required: true, isNamed: true }),
    selected: flag('Vorhanden'),
  }),
  carKeys: integer('Schlüssel', { min: 0, max: 5 }),
  fuelCards: integer('Tankkarten', { min: 0, max: 5 }),
  chargingCables: integer('Ladekabel', { min: 0, max: 5 }),
};

/** Pictures, papers and signatures. */
export const documentFields = {
  images: entries('Standardbilder', protocolImageSlot, protocolImageSlotDetails),
  additionalPhotos: entries('Zusatzfotos', protocolAttachment, protocolPhotoDetails),
  additionalDocuments: entries('Zusatzdokumente', protocolAttachment, protocolAttachmentDetails),
  driverSignature: signature('Unterschrift Fahrer', signatureTypesPickup.items),
  submitterSignature: signature('Unterschrift Übergeber', signatureTypesPickup.items),
  receiverSignature: receiverSignature('Unterschrift Empfänger', signatureTypesDelivery.items),
  /** Since then the places of pictures and signatures say that they were deleted after their time. */
  picturesDeletedOn: date('Bilder und Unterschriften gelöscht am', { readOnly: true }),
  /** Where one stood, entries by their number: `damages.12.image.file`. */
  deletedPictures: list('Gelöschte Bilder', { place: text('Ort im Protokoll') }, { readOnly: true }),
  /** All that is stored for the order, each file under what it is: who writes it is whoever sends a file. */
  awsFiles: gathered(list('Gespeicherte Dateien', { label: text('Bezeichnung'), image: file('Datei') }), [
    'contract',
    'damages',
    'expenses',
    'images',
    'additionalPhotos',
    'additionalDocuments',
    'driverSignature',
    'submitterSignature',
    'receiverSignature',
  ]),
};

/** What happened to the protocol afterwards. */
export const reviewFields = {
  requestedFromDriver,
  ...decisionFields,
  complaints: entries('Protokollbeanstandungen', protocolComplaint, protocolComplaintDetails, { dated: true }),
  availableSnapshots: gathered(
    list('Sicherungspunkte', {
      id: integer('ID'),
      counter: integer('Nr.'),
      createdAt: instant('Angelegt am'),
      oldProcessState: choice('Alter Status', protocolStates.items),
      newProcessState: choice('Neuer Status', protocolStates.items),
    }),
    ['contract', 'processState'],
  ),
  isBilled: gathered(flag('Abgerechnet'), ['contract']),
  /** The mails about it and about its contract, the latest first. */
  mailLogEntries: gathered(
    list('Mails', {
      id: integer('ID'),
      createdAt: instant('Angelegt am'),
      subject: text('Betreff'),
      recipients: text('Empfänger'),
      status: choice('Status', mailLogStatuses.items),
    }),
    ['contract', 'mailSend', 'sentMails'],
  ),
};
