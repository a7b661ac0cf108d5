import type { AnyEntity } from '../../api/records/entities.ts';
import { stateOf, type Command } from '../../commands/command.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { factsNow } from '../../commands/tools.ts';
import { isIconName } from '../../ui/display/iconName.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';

interface CommandIconsProps {
  commands: readonly Command[];
  /** The record whose row they stand in. */
  entity: AnyEntity;
  className?: string;
  /** The keyboard comes to them one by one, where there is no menu of the same commands beside them. */
  isReached?: boolean;
}

/** Commands on a row as buttons without words; the keyboard has them in the menu. */
export function CommandIcons({ commands, entity, className, isReached = false }: CommandIconsProps) {
  const facts = factsNow();
  return commands.map((command) => {
    const state = stateOf(command, [entity], facts);
    if (state.state === 'hidden' || !isIconName(command.icon)) return null;
    return (
      <IconButton
        key={command.id}
        small
        tabIndex={isReached ? 0 : -1}
        icon={command.icon}
        label={command.title}
        hotkey={command.hotkey}
        reason={state.state === 'disabled' ? state.reason : undefined}
        onClick={() => runCommand(command, [entity])}
        className={className}
      />
    );
  });
}
