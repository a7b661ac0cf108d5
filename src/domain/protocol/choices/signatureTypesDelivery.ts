import { choices } from '../../choices/choices.ts';

/** Used by protocols.receiverSignature.signatureType. */
export const signatureTypesDelivery = choices('Unterschrift bei Zustellung', [
  { key: 'SIGNATURE', label: 'Unterschrift', default: true },
  { key: 'KEY_SLOT', label: 'Schlüsseleinwurf', requiresPhoto: true },
  { key: 'PROOF_OF_DELIVERY_LOCATION', label: 'Ablieferungsnachweis: Foto vom Abstellort', requiresPhoto: true },
  { key: 'PROOF_OF_DELIVERY_PROTOCOL', label: 'Ablieferungsnachweis: Protokoll auf Papier', requiresPhoto: true },
  { key: 'HYGIENE', label: 'Verzicht aus Hygienegründen' },
  { key: 'SIGNATURE_NOT_AVAILABLE', label: 'Unterschrift nicht möglich' },
]);
