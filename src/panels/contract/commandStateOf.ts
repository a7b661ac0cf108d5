import type { Entity } from '../../api/entities.ts';
import { stateOf, type Command, type CommandState } from '../../commands/command.ts';
import { factsNow } from '../../commands/tools.ts';

/** Whether a command can be given for this order now, by this person. */
export function commandStateOf(command: Command, order: Entity): CommandState {
  return stateOf(command, [order], factsNow());
}
