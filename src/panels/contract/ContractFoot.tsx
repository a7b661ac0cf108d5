import { useWatch } from 'react-hook-form';
import { messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/entities.ts';
import { deleteContract } from '../../commands/contractEditor.ts';
import { tools } from '../../commands/tools.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { commandMenu } from '../kit/commandMenu.ts';
import { FootAction } from '../kit/form/FootAction.tsx';
import { FormFoot } from '../kit/form/FormFoot.tsx';
import { usePanel } from '../panelContext.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { commandStateOf } from './commandStateOf.ts';
import { textOf } from './textOf.ts';
import { useBundlePartner, type BundlePartner } from './useBundlePartner.ts';
import { useTemplateDialog } from './template/useTemplateDialog.tsx';

interface ContractFootProps {
  record: RecordForm;
  onSave: () => void;
  onSaveAndClose: () => void;
  /** Saves and makes a package with the order that this one follows. */
  onSaveBundled: (partner: BundlePartner) => void;
}

/** The foot of the order: save, what differs, back, delete, and whatever else can be done with it. */
export function ContractFoot({ record, onSave, onSaveAndClose, onSaveBundled }: ContractFootProps) {
  const { entity } = record;
  const { close } = usePanel();
  const template = useTemplateDialog(record);
  const partner = useBundlePartner(textOf(useWatch({ control: record.form.control, name: 'anschlussvon' })), entity);
  if (!entity) return null;
  const mayDelete = commandStateOf(deleteContract, entity).state !== 'hidden';
  const remove = async () => {
    await deleteContract.run([entity], tools());
    if (!readEntity(entity['@id'])) close();
  };
  return (
    <FormFoot record={record} onSave={onSave} onSaveAndClose={onSaveAndClose} {...(mayDelete && { onDelete: () => void remove().catch((error: unknown) => tools().notify.error('Der Auftrag wurde nicht gelöscht', { detail: messageOf(error) })) })}>
      {partner && <FootAction icon="package-plus" label={`Im Paket mit ${partner.number} speichern`} from={820} disabled={record.isSaving} onClick={() => onSaveBundled(partner)} />}
      <IconButton icon="file-input" label="Als Vorlage speichern" onClick={template.open} className="order-last" />
      {template.dialog}
      <Menu label="Weitere Befehle" align="end" entries={() => commandMenu('contracts.toolbar', [entity])} className="order-last grid size-13 flex-none place-items-center rounded-2 text-2 hover:bg-press hover:text-1" />
    </FormFoot>
  );
}
