import { registerDialog } from '../dialogs.ts';

/** Makes the dialogs about drivers known, once, at start. */
export function registerDriverDialogs(): void {
  registerDialog('driver.password', () => import('./GivenPasswordDialog.tsx'));
  registerDialog('driver.document', () => import('./NewDocumentDialog.tsx'));
  registerDialog('driver.agreement', () => import('./AgreementDialog.tsx'));
  registerDialog('driver.agreementEnd', () => import('./AgreementEndDialog.tsx'));
  registerDialog('driver.copy', () => import('./LicenceCopyDialog.tsx'));
  registerDialog('driver.account', () => import('./AccountDialog.tsx'));
}
