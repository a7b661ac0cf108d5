import { choices } from '../../choices/choices.ts';

/** Used by address_mails.pdfType. */
export const mailRulePdfTypes = choices('PDF-Variante', [
  { key: 'withoutImages', label: 'Protokoll ohne Bilder', default: true },
  { key: 'withImages', label: 'Protokoll mit Bildern' },
]);
