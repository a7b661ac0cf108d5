import { useState } from 'react';
import { objectionIn } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import type { PersonAsked } from '../../commands/retention/retentionDialogs.ts';
import { tools } from '../../commands/tools.ts';
import { deletePerson, personalData, personalDeletionPreview } from '../../domain/retention/personCalls.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberField } from '../../ui/inputs/NumberField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { PersonLines, type Preview } from './PersonLines.tsx';

/**
 * What is kept about a person: as one file for him, or what of it would be deleted and what stays, and then the
 * deletion, for which the number of records is typed (Art. 15, 17 DSGVO).
 */
export default function PersonDialog({ of, name, close }: DialogProps<'retention.person'>) {
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState<{ readonly of: PersonAsked; readonly preview: Preview }>();
  const [count, setCount] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const asked: PersonAsked = of ?? { email: email.trim() };
  const isAsked = of !== undefined || email.trim() !== '';

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(objectionIn(error));
    }
    setBusy(false);
  };
  const look = () =>
    attempt(async () => {
      setShown({ of: asked, preview: await call(personalDeletionPreview, asked) });
      setCount(null);
    });
  const save = () => attempt(async () => saveFile(await fetchFile((await call(personalData, asked)).link)));
  const remove = ({ of: whom, preview }: NonNullable<typeof shown>) =>
    attempt(async () => {
      const { deleted } = await call(deletePerson, { ...whom, count: preview.count });
      for (const path of ['drivers', 'users', 'driver_documents']) refetchLists(path);
      close();
      tools().notify.success('Gelöscht', { detail: recordsText(deleted) });
    });
  const nothing = shown?.preview.count === 0;
  return (
    <Dialog
      title="Auskunft und Löschung"
      subtitle={name}
      icon="user-round-cog"
      size="l"
      onClose={close}
      primary={
        shown && !nothing
          ? {
              label: `${recordsText(shown.preview.count)} endgültig löschen`,
              look: 'danger-solid',
              busy,
              run: () => void remove(shown),
              ...(count !== shown.preview.count && { reason: 'Bitte zuerst die Anzahl eintragen.' }),
            }
          : {
              label: shown ? 'Neu ansehen' : 'Ansehen, was gelöscht würde',
              busy,
              run: () => void look(),
              ...(!isAsked && { reason: 'Die E-Mail-Adresse fehlt.' }),
            }
      }
      others={[
        {
          label: 'Auskunft speichern',
          icon: 'download',
          busy,
          run: () => void save(),
          ...(!isAsked && { reason: 'Die E-Mail-Adresse fehlt.' }),
        },
      ]}
    >
      <div className="flex flex-col gap-5 [--w-label:104px]">
        {of === undefined && (
          <Field label="E-Mail" required hint="Sucht Fahrer, Konten und Ansprechpartner mit dieser Adresse.">
            <TextField
              autoFocus
              value={email}
              onChange={(typed) => {
                setEmail(typed);
                setShown(undefined);
              }}
            />
          </Field>
        )}
        {fault !== undefined && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        {shown && <PersonLines preview={shown.preview} />}
        {shown && !nothing && (
          <Field label="Anzahl" hint="Zur Bestätigung: so viele Datensätze werden unwiderruflich gelöscht.">
            <NumberField value={count} onChange={setCount} min={1} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

const recordsText = (count: number) => `${String(count)} ${count === 1 ? 'Datensatz' : 'Datensätze'}`;
