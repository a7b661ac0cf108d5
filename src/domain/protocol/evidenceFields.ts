import { protocolStates } from '../choices/protocolStates.ts';
import { signatureTypesDelivery } from '../choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from '../choices/signatureTypesPickup.ts';
import { gathered } from '../define/derivedField.ts';
import { entries } from '../define/entry.ts';
import { choice, embedded, file, flag, instant, integer, list, reference, text } from '../define/field.ts';
import { receiverSignature, signature } from './signature.ts';
import { protocolAttachment, protocolComplaint, protocolDamage, protocolImageSlot } from './protocolEntries.ts';
import {
  protocolAttachmentDetails,
  protocolComplaintDetails,
  protocolDamageDetails,
  protocolImageSlotDetails,
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
    type: reference('Zubehör', 'accessories', { required: true }),
    selected: flag('Vorhanden'),
  }),
  carKeys: integer('Schlüssel', { min: 0, max: 5 }),
  fuelCards: integer('Tankkarten', { min: 0, max: 5 }),
  chargingCables: integer('Ladekabel', { min: 0, max: 5 }),
};

/** Pictures, papers and signatures. */
export const documentFields = {
  images: entries('Standardbilder', protocolImageSlot, protocolImageSlotDetails),
  additionalPhotos: entries('Zusatzfotos', protocolAttachment, protocolAttachmentDetails),
  additionalDocuments: entries('Zusatzdokumente', protocolAttachment, protocolAttachmentDetails),
  awsFiles: list('Gespeicherte Dateien', { label: text('Bezeichnung'), image: file('Datei') }, { readOnly: true }),
  driverSignature: signature('Unterschrift Fahrer', signatureTypesPickup.items),
  submitterSignature: signature('Unterschrift Übergeber', signatureTypesPickup.items),
  receiverSignature: receiverSignature('Unterschrift Empfänger', signatureTypesDelivery.items),
};

/** What happened to the protocol afterwards. */
export const reviewFields = {
  complaints: entries('Protokollbeanstandungen', protocolComplaint, protocolComplaintDetails, { dated: true }),
  availableSnapshots: gathered(
    list('Sicherungspunkte', {
      id: integer('ID'),
      counter: integer('Nr.'),
      createdAt: instant('Angelegt am'),
      oldProcessState: choice('Alter Status', protocolStates.items),
      newProcessState: choice('Neuer Status', protocolStates.items),
    }),
    ['contract'],
  ),
  isBilled: gathered(flag('Abgerechnet'), ['contract']),
};
