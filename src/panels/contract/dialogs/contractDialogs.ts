import { registerDialog } from '../../dialogs.ts';

/** Makes the dialogs of contracts known, once, at start. */
export function registerContractDialogs(): void {
  registerDialog('contract.changeDriver', () => import('./ChangeDriverDialog.tsx'));
  registerDialog('contract.assignmentReason', () => import('./AssignmentReasonDialog.tsx'));
  registerDialog('contract.notes', () => import('./NotesDialog.tsx'));
  registerDialog('contract.position', () => import('./PositionDialog.tsx'));
  registerDialog('bulkReport', () => import('./BulkReportDialog.tsx'));
}
