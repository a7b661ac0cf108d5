import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { FindingList } from './FindingList.tsx';
import { keepReason } from './lastReasons.ts';
import { goToReason, OverrideReason } from './OverrideReason.tsx';

const none: ReadonlySet<string> = new Set();

/** What speaks against the driver of the contract in the form, and the reason to save it nevertheless. */
export default function AssignmentReasonDialog({ warnings, answer, close }: DialogProps<'contract.assignmentReason'>) {
  const [reason, setReason] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isMissing = reason.trim() === '';
  const end = (given: string | null) => {
    close();
    answer(given);
  };
  return (
    <Dialog
      title="Fahrer trotz Warnung"
      icon="triangle-alert"
      onClose={() => end(null)}
      primary={
        isMissing
          ? { label: 'Begründung fehlt', run: () => goToReason(box) }
          : {
              label: 'Trotzdem speichern',
              run: () => {
                keepReason(reason.trim());
                end(reason.trim());
              },
            }
      }
    >
      <div className="mb-5 max-h-[40vh] overflow-y-auto">
        <FindingList findings={warnings} dissolve={none} onDissolve={() => undefined} />
      </div>
      <OverrideReason warnings={warnings} value={reason} onChange={setReason} box={box} />
    </Dialog>
  );
}
