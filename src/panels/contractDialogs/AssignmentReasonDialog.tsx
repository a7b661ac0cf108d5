import { useState } from 'react';
import type { Finding } from '../../domain/preflight/finding.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { FindingList } from './FindingList.tsx';
import { OverrideReason } from './OverrideReason.tsx';

type Asked = { warnings: readonly Finding[]; answer: (reason: string | null) => void };

const none: ReadonlySet<string> = new Set();

/** What speaks against the driver of the order in the form, and the reason to save it nevertheless. */
export default function AssignmentReasonDialog({ warnings, answer, close }: DialogProps<Asked>) {
  const [reason, setReason] = useState('');
  const end = (given: string | null) => {
    close();
    answer(given);
  };
  return (
    <Dialog
      title="Fahrer trotz Warnung"
      icon="triangle-alert"
      onClose={() => end(null)}
      primary={{ label: 'Trotzdem speichern', run: () => end(reason.trim()), reason: reason.trim() === '' ? 'Bitte begründen, warum trotz Warnung' : undefined }}
    >
      <FindingList findings={warnings} dissolve={none} onDissolve={() => undefined} />
      <OverrideReason warnings={warnings} value={reason} onChange={setReason} />
    </Dialog>
  );
}
