import { useState } from 'react';
import { objectionIn } from '../../api/apiErrors.ts';
import { useEntity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { agreementLine } from '../../domain/driver/agreementHolds.ts';
import { driver as drivers } from '../../domain/driver/driver.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { FileBox } from '../kit/fields/file/FileEditor.tsx';
import { useToday } from '../kit/useToday.ts';

const paperField = { kind: 'file', label: 'Datei', papers: true } as const;

/** The signed agreement of a driver: the day it says, and the paper itself. */
export default function AgreementDialog({ driver, close }: DialogProps<'driver.agreement'>) {
  const today = useToday();
  const agreements = useEntity(drivers, driver)?.creditAgreements ?? [];
  const [agreedOn, setAgreedOn] = useState<string | null>(today);
  const [file, setFile] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reason = agreedOn === null ? 'Das Datum fehlt.' : (problem ?? (file === null ? 'Die Datei fehlt.' : undefined));

  const save = async () => {
    setBusy(true);
    try {
      await update(drivers, driver, { creditAgreements: [...agreements, { agreedOn, file, endsOn: null }] });
      close();
      tools().notify.success('Vereinbarung abgelegt', { detail: agreementLine(agreedOn, null) });
    } catch (error) {
      setFault(objectionIn(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Vereinbarung hochladen"
      icon="file-check"
      size="s"
      onClose={close}
      primary={{ label: 'Ablegen', run: () => void save(), busy, ...(reason !== undefined && { reason }) }}
    >
      <div className="flex flex-col gap-4 [--w-label:128px]">
        <Field label="Unterschrieben am" required error={fault}>
          <DateField today={today} value={agreedOn} onChange={setAgreedOn} />
        </Field>
        <FileBox
          field={paperField}
          value={file}
          onChange={(value) => setFile(typeof value === 'string' ? value : null)}
          onProblem={setProblem}
          readOnly={false}
          filePath={driver}
        />
      </div>
    </Dialog>
  );
}
