import { useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { readEntity } from '../../../../api/records/entities.ts';
import { create, update } from '../../../../api/records/mutations.ts';
import { fetchItem } from '../../../../api/records/queries.ts';
import { tools } from '../../../../commands/tools.ts';
import { contractMessages } from '../../../../domain/contract/messages.ts';
import { templateOf } from '../../../../domain/contract/copy.ts';
import { customerContractTemplate } from '../../../../domain/customer/contractTemplate.ts';
import { customer } from '../../../../domain/customer/customer.ts';
import { ComboField } from '../../../../ui/inputs/ComboField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { nameOf, nameOfEntity } from '../../../kit/represent.ts';
import { textOf } from '../../../kit/textOf.ts';
import { loadTemplates } from './templateOptions.ts';

interface TemplateDialogProps {
  /** What stands in the contract now; only what it says is kept. */
  values: Readonly<Record<string, unknown>>;
  /** The template that the contract started from: it is offered to be brought up to date. */
  started: string | null;
  onSaved: (template: string) => void;
  onClose: () => void;
}

/** Keeps the contract's data under a name, as a template of its own or in place of an earlier one. */
export default function TemplateDialog({ values, started, onSaved, onClose }: TemplateDialogProps) {
  const client = textOf(values.contractClientAddress);
  const [earlier, setEarlier] = useState(started);
  const [name, setName] = useState(started === null ? suggestion(client) : nameOf(started));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const contractTemplate = templateOf(values);
      const saved =
        earlier === null
          ? await create(customerContractTemplate, { name: name.trim(), customer: client, contractTemplate })
          : await update(
              customerContractTemplate,
              earlier,
              { name: name.trim(), contractTemplate },
              { version: (await fetchItem(customerContractTemplate, earlier)).version },
            );
      tools().notify.success(earlier === null ? contractMessages.templateSaved : contractMessages.templateUpdated, {
        detail: nameOfEntity(saved),
      });
      onSaved(saved['@id']);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const choose = (iri: string | null) => {
    setEarlier(iri);
    if (iri !== null) setName(nameOf(iri));
  };
  const before = readEntity(customerContractTemplate, earlier);
  return (
    <Dialog
      title="Als Vorlage speichern"
      icon="file-input"
      size="s"
      onClose={onClose}
      primary={{
        label: earlier === null ? 'Vorlage speichern' : 'Vorlage aktualisieren',
        run: () => void save(),
        busy: isBusy,
        ...(name.trim() === '' && { reason: 'Bitte einen Namen eingeben' }),
      }}
    >
      <div className="flex flex-col gap-4">
        <Field label="Name" required {...(error !== undefined && { error })}>
          <TextField value={name} onChange={setName} maxLength={120} autoFocus />
        </Field>
        <Field
          label="Ersetzt"
          hint={
            earlier === null ? 'Es entsteht eine neue Vorlage.' : 'Die bisherigen Daten dieser Vorlage werden ersetzt.'
          }
        >
          <ComboField
            value={earlier}
            onChange={choose}
            load={loadTemplates}
            empty="keine, neue Vorlage"
            selected={before ? { key: before['@id'], label: nameOfEntity(before) } : null}
          />
        </Field>
      </div>
    </Dialog>
  );
}

/** Templates are usually named after their customer. */
function suggestion(client: string | null): string {
  return readEntity(customer, client)?.firma ?? '';
}
