import { useState } from 'react';
import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import { call } from '../../../api/call.ts';
import { makeStorno } from '../../../commands/invoice/invoiceRuns.ts';
import { tools } from '../../../commands/tools.ts';
import { recordObjection } from '../../../domain/invoice/invoiceCalls.ts';
import { documentName } from '../../../domain/invoice/documentActions.ts';
import { DateField } from '../../../ui/inputs/DateField.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { useToday } from '../../kit/useToday.ts';

/** What the driver says against his credit note, and whether it is taken back at once. */
export default function ObjectionDialog({ document, close }: DialogProps<'invoice.objection'>) {
  const today = useToday();
  const [date, setDate] = useState<string | null>(today);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const record = async (withStorno: boolean) => {
    setBusy(true);
    try {
      await call(recordObjection, { id: document['@id'], date: date ?? '', reason: reason.trim() });
      tools().notify.success('Widerspruch erfasst', { detail: documentName(document) });
      close();
      if (withStorno) await makeStorno(document, tools());
    } catch (error) {
      const found = error instanceof ApiError ? error.violations : [];
      setFaults(
        found.length > 0
          ? Object.fromEntries(found.map((it) => [it.propertyPath, it.message]))
          : { reason: messageOf(error) },
      );
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Widerspruch erfassen"
      subtitle={documentName(document)}
      icon="octagon-x"
      onClose={close}
      primary={{ label: 'Storno erstellen', icon: 'undo-2', run: () => void record(true), busy: isBusy }}
      others={[{ label: 'Nur vermerken', run: () => void record(false) }]}
    >
      <div className="flex flex-col gap-5">
        <p>Die Gutschrift verliert damit ihre Wirkung als Rechnung. Soll sie storniert werden?</p>
        <Field label="Widerspruch vom" error={faults['date']} required>
          <DateField today={today} value={date} onChange={setDate} />
        </Field>
        <Field label="Grund" error={faults['reason']} required>
          <TextArea value={reason} onChange={setReason} rows={3} maxLength={500} autoFocus />
        </Field>
      </div>
    </Dialog>
  );
}
