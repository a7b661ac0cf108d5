import type { AnyEntity } from '../../api/records/entities.ts';
import { stateOf } from '../../commands/command.ts';
import { commands } from '../../commands/registry.ts';
import { titleFor } from '../../commands/resource/affected.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { factsNow } from '../../commands/tools.ts';
import { Button } from '../../ui/display/Button.tsx';
import { isIconName } from '../../ui/display/iconName.ts';

interface CommandButtonProps {
  id: string;
  targets: readonly AnyEntity[];
  /** A shorter word, where its place says the rest. */
  label?: string | undefined;
  /** Why it is impossible now, where its place knows more than the command. */
  reason?: string | undefined;
}

/** A command as a button of its own; none where it does not belong, and its reason where it is impossible now. */
export function CommandButton({ id, targets, label, reason }: CommandButtonProps) {
  const facts = factsNow();
  const command = commands().find((it) => it.id === id);
  const state = command && stateOf(command, targets, facts);
  if (!command || !state || state.state === 'hidden') return null;
  return (
    <Button
      small
      {...(isIconName(command.icon) && { icon: command.icon })}
      reason={state.state === 'disabled' ? state.reason : reason}
      onClick={() => runCommand(command, targets)}
    >
      {label ?? titleFor(command, targets, facts)}
    </Button>
  );
}
