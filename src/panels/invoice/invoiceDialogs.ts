import { registerDialog } from '../dialogs.ts';

/** Makes the dialogs of documents known, once, at start. */
export function registerInvoiceDialogs(): void {
  registerDialog('invoice.send', () => import('./dialogs/SendDialog.tsx'));
  registerDialog('invoice.objection', () => import('./dialogs/ObjectionDialog.tsx'));
  registerDialog('invoice.additionalDocs', () => import('./dialogs/AdditionalDocsDialog.tsx'));
}
