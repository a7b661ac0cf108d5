import { useState } from 'react';
import { objectionIn } from '../../api/apiErrors.ts';
import { useEntity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { agreementLine, noticeEnd } from '../../domain/driver/agreementHolds.ts';
import { driver as drivers } from '../../domain/driver/driver.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { useToday } from '../kit/useToday.ts';

/** From which day on a driver is no longer billed by credit notes; no day takes the end back. */
export default function AgreementEndDialog({ driver, agreement, close }: DialogProps<'driver.agreementEnd'>) {
  const today = useToday();
  const agreements = useEntity(drivers, driver)?.creditAgreements ?? [];
  const ended = agreements.find((it) => it.id === agreement);
  const [endsOn, setEndsOn] = useState<string | null>(ended?.endsOn ?? noticeEnd(today));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await update(drivers, driver, {
        creditAgreements: agreements.map((it) => (it.id === agreement ? { ...it, endsOn } : it)),
      });
      close();
      tools().notify.success(
        endsOn === null ? 'Die Vereinbarung gilt weiter' : `gilt nicht mehr ab ${formatDate(endsOn)}`,
      );
    } catch (error) {
      setFault(objectionIn(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Vereinbarung beenden"
      subtitle={agreementLine(ended?.agreedOn, null)}
      icon="file-x"
      size="s"
      onClose={close}
      primary={{ label: 'Speichern', run: () => void save(), busy }}
    >
      <div className="flex flex-col gap-4 [--w-label:120px]">
        <p className="text-2">Vereinbart ist eine Frist von einem Monat zum Monatsende. Ohne Datum gilt sie weiter.</p>
        <Field label="gilt nicht mehr ab" error={fault}>
          <DateField today={today} value={endsOn} onChange={setEndsOn} placeholder="unbefristet" autoFocus />
        </Field>
      </div>
    </Dialog>
  );
}
