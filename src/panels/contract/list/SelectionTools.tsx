import { useState } from 'react';
import { useEntities } from '../../../api/records/useEntities.ts';
import { titleFor } from '../../../commands/resource/affected.ts';
import { stateOf } from '../../../commands/command.ts';
import { countOf } from '../../../commands/contract/contractFacts.ts';
import { commands } from '../../../commands/registry.ts';
import { factsNow } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { isIconName } from '../../../ui/display/iconName.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { runCommand } from '../../../commands/runCommand.ts';
import { useToolbarWalk } from '../../../ui/display/useToolbarWalk.ts';
import { commandMenu } from '../../kit/commandMenu.ts';
import { useWrapped } from '../../kit/useWrapped.ts';

export type SelectionToolsProps = { readonly iris: readonly string[]; readonly onClear: () => void };

const quick = [
  'contract.changeDriver',
  'contract.bundle',
  'contract.confirm',
  'contract.mailDriver',
  'contract.export',
  'contract.pdf',
] as const;

/** What can be done with the ticked orders, how many there are, and the way to tick none; lies over the toolbar, so that no row moves, unless the keyboard is in there. Buttons without room stand in the menu alone. */
export function SelectionTools({ iris, onClear }: SelectionToolsProps) {
  const orders = useEntities(contract, iris);
  const facts = factsNow();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  useToolbarWalk(bar);
  useWrapped(line, quick.length);
  return (
    <div
      ref={setBar}
      role="toolbar"
      aria-label={`${countOf(iris.length)} ausgewählt`}
      className="peer-focus-within:hidden absolute inset-x-0 top-0 z-(--z-sticky) flex h-17 items-center gap-3 overflow-hidden border-b border-line bg-selected pr-4 pl-5 whitespace-nowrap"
    >
      <span role="status" className="num pr-2 font-medium">
        {formatCount(iris.length)} ausgewählt
      </span>
      <span ref={setLine} className="flex h-13 min-w-0 flex-1 flex-wrap items-center gap-3 overflow-hidden">
        {quick.map((id) => {
          const command = commands().find((it) => it.id === id);
          const state = command && stateOf(command, orders, facts);
          if (!command || !state || state.state === 'hidden') return null;
          return (
            <Button
              key={id}
              small
              {...(isIconName(command.icon) && { icon: command.icon })}
              reason={state.state === 'disabled' ? state.reason : undefined}
              onClick={() => runCommand(command, orders)}
            >
              {titleFor(command, orders, facts)}
            </Button>
          );
        })}
      </span>
      <Menu label="Weitere Befehle für die Auswahl" entries={() => commandMenu('contracts.selection', orders)} />
      <Button small look="quiet" icon="x" onClick={onClear}>
        Auswahl aufheben
      </Button>
    </div>
  );
}
