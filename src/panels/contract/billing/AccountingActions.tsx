import type { MouseEvent } from 'react';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { commands } from '../../../commands/registry.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import type { IconName } from '../../../ui/display/iconName.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { CommandIcons } from '../../kit/CommandIcons.tsx';
import { commandMenu } from '../../kit/commandMenu.ts';
import type { AccountingListOf } from './accountingLists.ts';

const stay = (event: MouseEvent) => event.stopPropagation();

/** The ways into the order, its protocol and its return order, and the block; the rest behind three dots. */
const actionsWith =
  (block: AccountingListOf['block']) =>
  ({ entity: contract }: { entity: ContractEntity }) => (
    <div className="row-actions" onClick={stay} onDoubleClick={stay}>
      <Way to={contract['@id']} icon="file-text" label="Auftrag öffnen" isSpare />
      <Way to={contract.protocol} icon="clipboard-check" label="Protokoll öffnen" />
      <Way to={contract.anschlussAuftrag} icon="corner-up-left" label="Rückauftrag öffnen" isSpare />
      <CommandIcons commands={commands().filter((it) => it.id === block)} entity={contract} className="size-12!" />
      <Menu
        label="Weitere Befehle"
        align="end"
        entries={() => commandMenu('contracts.row', [contract])}
        className="grid size-12 flex-none place-items-center rounded-2 text-2 hover:bg-press hover:text-1"
      />
    </div>
  );

type WayProps = {
  readonly to: string | null | undefined;
  readonly icon: IconName;
  readonly label: string;
  /** Gives up its place where there is little: the number leads there as well, or the menu. */
  readonly isSpare?: boolean;
};

function Way({ to, icon, label, isSpare = false }: WayProps) {
  if (!to) return null;
  return (
    <IconButton
      small
      tabIndex={-1}
      icon={icon}
      label={label}
      onClick={() => tools().open(urlOf(to))}
      className={`size-12! ${isSpare ? 'in-[.is-narrow]:hidden' : ''}`}
    />
  );
}

/** What is done with a row of the invoice list. */
export const InvoiceActions = actionsWith('contract.blockInvoice');
/** What is done with a row of the credit list. */
export const CreditActions = actionsWith('contract.blockCredit');
