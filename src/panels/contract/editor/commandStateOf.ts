import type { AnyEntity } from '../../../api/records/entities.ts';
import { stateOf, type Command, type CommandState } from '../../../commands/command.ts';
import { factsNow } from '../../../commands/tools.ts';

/** Whether a command can be given for this record now, by this person. */
export function commandStateOf(command: Command, record: AnyEntity): CommandState {
  return stateOf(command, [record], factsNow());
}
