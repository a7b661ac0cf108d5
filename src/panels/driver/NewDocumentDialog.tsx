import { useState } from 'react';
import { objectionIn } from '../../api/apiErrors.ts';
import { useAnyEntity } from '../../api/records/entities.ts';
import { create } from '../../api/records/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { driverDocumentTypes } from '../../domain/driver/choices/driverDocumentTypes.ts';
import { choiceOf } from '../../domain/choices/choices.ts';
import { driverDocument } from '../../domain/driver/driverDocument.ts';
import type { StoredFile } from '../../domain/file/storedFile.ts';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { FileBox } from '../kit/fields/file/FileEditor.tsx';
import { useToday } from '../kit/useToday.ts';

const paperField = { kind: 'file', label: 'Datei', papers: true } as const;

/** New papers of a driver, one after the other where several files were dropped. */
export default function NewDocumentDialog({ driver, type, files, close }: DialogProps<'driver.document'>) {
  const [at, setAt] = useState(0);
  const next = at + 1;
  return (
    <NewPaper
      key={at}
      driver={driver}
      asked={type}
      given={files[at]}
      title={files.length > 1 ? `Neues Dokument (${String(next)} von ${String(files.length)})` : 'Neues Dokument'}
      onSaved={() => (next < files.length ? setAt(next) : close())}
      onClose={close}
    />
  );
}

interface NewPaperProps {
  driver: string;
  asked: string | null;
  given: File | undefined;
  title: string;
  onSaved: () => void;
  onClose: () => void;
}

/** A new paper of a driver: what it is, the file, and until when it is valid. */
function NewPaper({ driver, asked, given, title, onSaved, onClose }: NewPaperProps) {
  const today = useToday();
  const [type, setType] = useState(asked);
  const [validUntil, setValidUntil] = useState<string | null>(null);
  const [iri, setIri] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const file = useAnyEntity(iri ?? '') as unknown as StoredFile | undefined;
  const reason =
    type === null ? 'Die Dokumentart fehlt.' : (problem ?? (iri === null ? 'Die Datei fehlt.' : undefined));
  const label = choiceOf(driverDocumentTypes, type)?.label ?? '';

  const save = async () => {
    setBusy(true);
    try {
      await create(driverDocument, { driver, type, file: iri, name: file?.fileName ?? label, validUntil } as Parameters<
        typeof create<typeof driverDocument>
      >[1]);
      onSaved();
      tools().notify.success('Fahrerdokument gespeichert', { detail: label });
    } catch (error) {
      setFault(objectionIn(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      icon="paperclip"
      size="s"
      onClose={onClose}
      primary={{ label: 'Speichern', run: () => void save(), busy, ...(reason !== undefined && { reason }) }}
    >
      <div className="flex flex-col gap-4 [--w-label:104px]">
        <Field label="Dokumentart" required error={fault}>
          <SelectField value={type} onChange={setType} options={driverDocumentTypes.items} autoFocus={asked === null} />
        </Field>
        <Field label="Gültig bis">
          <DateField today={today} value={validUntil} onChange={setValidUntil} placeholder="unbegrenzt" />
        </Field>
        <FileBox
          field={paperField}
          value={iri}
          onChange={(value) => setIri(typeof value === 'string' ? value : null)}
          onProblem={setProblem}
          readOnly={false}
          filePath={driver}
          given={given}
        />
      </div>
    </Dialog>
  );
}
