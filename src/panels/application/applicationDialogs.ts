import { registerDialog } from '../dialogs.ts';

/** Makes the dialogs of applications known, once, at start. */
export function registerApplicationDialogs(): void {
  registerDialog('application.changed', () => import('./ChangedDialog.tsx'));
}
