import './contract.css';
import type { MouseEvent } from 'react';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { commands } from '../../../commands/registry.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { CommandIcons } from '../../kit/CommandIcons.tsx';
import { commandMenu } from '../../kit/commandMenu.ts';

const quick = ['contract.changeDriver', 'contract.notes', 'contract.position'] as const;
const stay = (event: MouseEvent) => event.stopPropagation();
/** Pressing a button puts the focus into its row, where a dialog that it opens gives it back. */
const focusRow = (event: MouseEvent) => {
  event.stopPropagation();
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[role=gridcell]')?.focus({ preventScroll: true });
};

/**
 * The three things done most with a contract, and the rest behind three dots; floats over the lower line of its cell.
 */
export function RowActions({ entity: contract }: { entity: ContractEntity }) {
  const offered = quick.flatMap((id) => commands().find((it) => it.id === id) ?? []);
  return (
    <div className="row-actions" onClick={stay} onDoubleClick={stay} onMouseDown={focusRow}>
      <CommandIcons commands={offered} entity={contract} className="size-12!" />
      <Menu
        label="Weitere Befehle"
        align="end"
        entries={() => commandMenu('contracts.row', [contract])}
        className="grid size-12 flex-none place-items-center rounded-2 text-2 hover:bg-press hover:text-1"
      />
    </div>
  );
}
