import { messageOf } from '../../../api/apiErrors.ts';
import { readAnyEntity } from '../../../api/records/entities.ts';
import { deleteContract } from '../../../commands/contract/contractEditor.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { tools } from '../../../commands/tools.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { FootAction } from '../../kit/record/FootAction.tsx';
import { RecordFoot } from '../../kit/record/RecordFoot.tsx';
import { RecordMenu } from '../../kit/record/RecordMenu.tsx';
import type { RecordScreen } from '../../kit/record/useRecordScreen.ts';
import { usePanel } from '../../panelContext.ts';
import { commandStateOf } from './commandStateOf.ts';
import { useWatched } from './contractFields.ts';
import { useTemplateDialog } from './template/useTemplateDialog.tsx';
import { textOf } from '../../kit/textOf.ts';
import { useBundlePartner, type BundlePartner } from './connection/useBundlePartner.ts';

interface ContractFootProps {
  screen: RecordScreen<typeof contract>;
  /** Saves and makes a package with the contract that this one follows. */
  onSaveBundled: (partner: BundlePartner) => void;
}

const menuLook = 'order-last grid size-13 flex-none place-items-center rounded-2 text-2 hover:bg-press hover:text-1';
const tellKept = (error: unknown) =>
  tools().notify.error('Der Auftrag wurde nicht gelöscht', { detail: messageOf(error) });

/** The foot of the contract: save, what differs, back, delete, and whatever else can be done with it. */
export function ContractFoot({ screen, onSaveBundled }: ContractFootProps) {
  const { record, isSaving } = screen;
  const { entity } = record;
  const { close } = usePanel();
  const template = useTemplateDialog(record);
  const partner = useBundlePartner(textOf(useWatched(record.form, ['anschlussvon']).anschlussvon), entity);
  if (!entity) return null;
  const mayDelete = commandStateOf(deleteContract, entity).state !== 'hidden';
  const remove = async (contract: ContractEntity) => {
    await deleteContract.run([contract], tools());
    if (!readAnyEntity(contract['@id'])) close();
  };
  return (
    <RecordFoot screen={screen} {...(mayDelete && { onDelete: () => void remove(entity).catch(tellKept) })}>
      {partner && (
        <FootAction
          icon="package-plus"
          label={`Im Paket mit ${partner.number} speichern`}
          from={820}
          disabled={isSaving}
          onClick={() => onSaveBundled(partner)}
        />
      )}
      <IconButton
        icon="file-input"
        label="Als Vorlage speichern"
        disabled={record.isLoading}
        onClick={template.open}
        className="order-last"
      />
      {template.dialog}
      <RecordMenu iri={entity['@id']} place="contracts.toolbar" className={menuLook} />
    </RecordFoot>
  );
}
