import { registerDialog, type DialogProps } from '../dialogs.ts';
import type { ComponentType } from 'react';

type Content = ComponentType<DialogProps<Record<string, unknown>>>;
/** Commands hand over what the dialog asks for; the registry itself does not know the types. */
const loaded = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>) => load as unknown as () => Promise<{ readonly default: Content }>;

/** Makes the dialogs of orders known, once, at start. */
export function registerContractDialogs(): void {
  registerDialog('contract.changeDriver', loaded(() => import('./ChangeDriverDialog.tsx')));
  registerDialog('contract.assignmentReason', loaded(() => import('./AssignmentReasonDialog.tsx')));
  registerDialog('contract.notes', loaded(() => import('./NotesDialog.tsx')));
  registerDialog('contract.position', loaded(() => import('./PositionDialog.tsx')));
  registerDialog('bulkReport', loaded(() => import('./BulkReportDialog.tsx')));
}
