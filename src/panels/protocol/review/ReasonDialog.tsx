import { useState } from 'react';
import type { OpenPoint } from '../../../domain/protocol/openPoints.ts';
import { openQuestion } from '../../../domain/protocol/review.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface ReasonDialogProps {
  open: readonly OpenPoint[];
  fault: string | undefined;
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** Why a protocol counts as checked although something is open. */
export function ReasonDialog({ open, fault, onDecide, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  return (
    <Dialog
      title="Prüfen und weiter"
      icon="clipboard-check"
      size="s"
      onClose={onClose}
      primary={{
        label: 'Als geprüft ablegen',
        run: () => (reason.trim() === '' ? setAsked(true) : onDecide(reason.trim())),
      }}
    >
      <div className="flex flex-col gap-5">
        <p>{openQuestion(open.length)}</p>
        <ul className="list-disc pl-8 text-2">
          {open.map((it) => (
            <li key={`${it.path} ${it.text}`}>{it.text}</li>
          ))}
        </ul>
        <Field label="Grund" required error={fault ?? (isMissing ? 'Bitte einen Grund angeben.' : undefined)}>
          <TextArea value={reason} onChange={setReason} rows={3} maxLength={2000} autoFocus />
        </Field>
      </div>
    </Dialog>
  );
}
