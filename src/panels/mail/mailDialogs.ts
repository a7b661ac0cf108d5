import { registerDialog } from '../dialogs.ts';

/** Makes the dialogs of mails known, once, at start. */
export function registerMailDialogs(): void {
  registerDialog('mail.show', () => import('./MailDialog.tsx'));
  registerDialog('mail.beforeSending', () => import('./BeforeSendingDialog.tsx'));
}
