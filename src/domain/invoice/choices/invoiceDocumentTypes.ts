import { choices } from '../../choices/choices.ts';

/** Used by invoice additional_docs.type. */
export const invoiceDocumentTypes = choices('Zusatzdokument', [
  { key: 'expensesSummary', label: 'Auslagenübersicht' },
  { key: 'expenses', label: 'Auslagenbelege' },
  { key: 'contracts', label: 'Auftragsliste' },
]);
