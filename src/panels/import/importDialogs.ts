import { registerDialog } from '../dialogs.ts';

/** Makes the dialogs about rows of files known. */
export function registerImportDialogs(): void {
  registerDialog('import.driver', () => import('./RowDriverDialog.tsx'));
  registerDialog('import.contract', () => import('./RowContractDialog.tsx'));
}
