import { registerDialog } from '../dialogs.ts';

/** Makes the dialog about what is kept of a person known, once, with the first screen that opens it. */
export function registerRetentionDialogs(): void {
  registerDialog('retention.person', () => import('./PersonDialog.tsx'));
}
