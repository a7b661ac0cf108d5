import { registerDialog } from '../dialogs.ts';

/** Makes the dialog that shows a key known, once, at start. */
export function registerApiKeyDialogs(): void {
  registerDialog('apiKey.issued', () => import('./IssuedKeyDialog.tsx'));
}
