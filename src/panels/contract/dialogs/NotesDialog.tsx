import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { ApiError, messageOf } from '../../../api/apiErrors.ts';
import { store } from '../../../api/records/entities.ts';
import { currentIn, update } from '../../../api/records/mutations.ts';
import { useItem } from '../../../api/records/queries.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { undo, undoOf } from '../../../api/records/undo.ts';
import { numberOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { mayChange, maySee } from '../../../domain/access/visible.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { contractDetails } from '../../../domain/contract/contractDetails.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import type { DialogProps } from '../../dialogs.ts';
import type { FormValues } from '../../kit/form/formValues.ts';
import { useDraft } from '../../kit/form/useDraft.ts';

const names = ['infoBackend', 'infoDriver', 'infoShared', 'rechnungsnotiz', 'gutschriftnotiz'] as const;
type Name = (typeof names)[number];
type Texts = Partial<Record<Name, string>>;

/**
 * The notes of a contract; those for invoice and credit note only for roles that may see them. What is typed and not
 * saved stands there again the next time.
 */
export default function NotesDialog({ contract: entity, close }: DialogProps<'contract.notes'>) {
  const { item, isLoading, error } = useItem(contract, entity['@id']);
  if (!item || isLoading) {
    return (
      <Dialog title="Notizen bearbeiten" subtitle={numberOf(entity)} icon="notebook-pen" onClose={close}>
        {error ? (
          <Note tone="danger" title="Die Notizen konnten nicht geladen werden.">
            {messageOf(error)}
          </Note>
        ) : (
          <SkeletonRows rows={3} columns={1} tall />
        )}
      </Dialog>
    );
  }
  return <Notes contract={item} close={close} />;
}

function Notes({ contract: entity, close }: { contract: ContractEntity; close: () => void }) {
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  const [base, setBase] = useState(entity);
  const [typed, setTyped] = useState<Texts>({});
  const { found, keep, drop } = useDraft(`${entity['@id']}#notizen`);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; fields: Readonly<Record<string, string>> }>();
  const shown = names.filter((name) => maySee(contractDetails.fields[name], roles));
  const savedText = (name: Name) => base[name] ?? '';
  const texts: Texts = { ...textsIn(found?.values), ...typed };
  const changed = shown.filter((name) => texts[name] !== undefined && texts[name] !== savedText(name));
  const isOvertaken = changed.some((name) => found?.base[name] !== undefined && found.base[name] !== savedText(name));
  const put = (name: Name, text: string) => {
    setTyped({ ...typed, [name]: text });
    keep({ values: { ...texts, [name]: text }, base: Object.fromEntries(names.map((it) => [it, savedText(it)])) });
  };

  const save = async () => {
    if (changed.length === 0) return close();
    setBusy(true);
    try {
      const after = await update(
        contract,
        base['@id'],
        Object.fromEntries(changed.map((name) => [name, texts[name]?.trim() || null])),
        { version: base.version },
      );
      const back = undoOf(base, after, changed);
      drop();
      tools().notify.success(contractMessages.changed(numberOf(after)), { undo: async () => void (await undo(back)) });
      close();
    } catch (error) {
      setBase(currentIn(contract, error) ?? base);
      const fields =
        error instanceof ApiError
          ? Object.fromEntries(error.violations.map((it) => [it.propertyPath, it.message]))
          : {};
      setFailure({
        text:
          error instanceof ApiError && error.status === 412
            ? 'Jemand anderes hat die Notizen gerade geändert. Bitte vergleichen und erneut speichern.'
            : contractMessages.updateFailed(messageOf(error)),
        fields,
      });
      setBusy(false);
    }
  };

  return (
    <Dialog
      title="Notizen bearbeiten"
      subtitle={numberOf(entity)}
      icon="notebook-pen"
      onClose={close}
      primary={{ label: 'Speichern', run: () => void save(), busy: isBusy }}
      status={
        changed.length > 0 ? `${String(changed.length)} ${changed.length === 1 ? 'Änderung' : 'Änderungen'}` : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {isOvertaken && !failure && (
          <Note
            tone="warn"
            title="Jemand anderes hat die Notizen geändert, seit Sie das hier geschrieben haben. Bitte vergleichen."
          />
        )}
        {failure && <Note tone="warn" title={failure.text} />}
        {shown.map((name, at) => {
          const field = contractDetails.fields[name];
          const isOff = !mayChange(contract, field, roles);
          return (
            <Field
              key={name}
              label={field.label}
              error={failure?.fields[name]}
              {...(changed.includes(name) && {
                changed: { before: savedText(name), undo: () => put(name, savedText(name)) },
              })}
            >
              <TextArea
                value={texts[name] ?? savedText(name)}
                onChange={(text) => put(name, text)}
                rows={3}
                maxLength={field.max}
                readOnly={isOff}
                autoFocus={at === 0}
              />
            </Field>
          );
        })}
      </div>
    </Dialog>
  );
}

function textsIn(values: FormValues = {}): Texts {
  return Object.fromEntries(names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])));
}
