import { choices } from '../../choices/choices.ts';

/**
 * What is asked about imports; apart from the rest, so that it loads with their screens. kind: ask is a question,
 * refuse an error, notice a hint.
 */
export const importConfirmTexts = choices('Rückfragen zu Importen', [
  {
    key: 'importReport',
    kind: 'ask',
    label: 'Statusbericht senden',
    text: 'Statusbericht zu „{fileName}“ an {recipient} senden? Das ist nur einmal möglich.',
  },
  {
    key: 'importContracts',
    kind: 'ask',
    label: 'Aufträge anlegen',
    text: '{count} Zeilen übernehmen ({create} neu, {edit} geändert, {reject} abgelehnt)?',
  },
  {
    key: 'importDecline',
    kind: 'ask',
    label: 'Importauftrag ablehnen',
    text: 'Importauftrag {plate} ablehnen? Ein bereits angelegter Auftrag {orderNumber} wird storniert.',
  },
]);
