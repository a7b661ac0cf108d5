import { choices } from '../../choices/choices.ts';

/**
 * Used by protocols.submitterSignature.signatureType. SIGNATURE is the default and no alternative; the alternatives ask
 * for a photo where requiresPhoto says so.
 */
export const signatureTypesPickup = choices('Unterschrift bei Abholung', [
  { key: 'SIGNATURE', label: 'Unterschrift', default: true },
  { key: 'PARKING_SPACE', label: 'Abholung vom Stellplatz' },
  { key: 'HYGIENE', label: 'Verzicht aus Hygienegründen' },
  { key: 'CAR_DEALER_WITHOUT_SIGNATURE', label: 'Autohaus ohne Unterschrift' },
  { key: 'SIGNATURE_ON_PAPER', label: 'Unterschrift auf Papier', requiresPhoto: true },
  { key: 'UPON_EXPRESS_REQUEST', label: 'Auf ausdrücklichen Wunsch ohne Unterschrift', disabled: true },
  { key: 'SIGNATURE_REFUSED', label: 'Unterschrift verweigert' },
  { key: 'SIGNATURE_NOT_AVAILABLE', label: 'Unterschrift nicht möglich' },
]);
