import { deleteContract } from '../../commands/contractEditor.ts';
import { stateOf } from '../../commands/command.ts';
import { tools } from '../../commands/tools.ts';
import { Menu } from '../../ui/Menu.tsx';
import { commandMenu, runCommand } from '../kit/commandMenu.ts';
import { FormFoot } from '../kit/form/FormFoot.tsx';
import type { RecordForm } from '../kit/form/useRecordForm.ts';

interface ContractFootProps {
  record: RecordForm;
  onSave: () => void;
  onSaveAndClose: () => void;
}

/** The foot of the order: save, what differs, back, delete, and whatever else can be done with it. */
export function ContractFoot({ record, onSave, onSaveAndClose }: ContractFootProps) {
  const { entity } = record;
  if (!entity) return null;
  const mayDelete = stateOf(deleteContract, [entity], { roles: tools().roles(), now: new Date() }).state !== 'hidden';
  return (
    <FormFoot record={record} onSave={onSave} onSaveAndClose={onSaveAndClose} {...(mayDelete && { onDelete: () => runCommand(deleteContract, [entity]) })}>
      <Menu label="Weitere Befehle" align="end" entries={() => commandMenu('contract.foot', [entity])} className="order-last grid size-13 flex-none place-items-center rounded-2 text-2 hover:bg-press hover:text-1" />
    </FormFoot>
  );
}
