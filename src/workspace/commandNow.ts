import { store, type AnyEntity } from '../api/records/entities.ts';
import { captionOf, stateOf, type Command, type CommandState } from '../commands/command.ts';
import { commands } from '../commands/registry.ts';
import { activeTargetsAtom } from '../commands/selection.ts';
import { factsNow } from '../commands/tools.ts';
import { layoutsAtom } from './layouts/layoutSettings.ts';

/** The command with this id; asking for an unknown one is a mistake of ours. */
export function commandById(id: string): Command {
  const found = commands().find((it) => it.id === id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
}

/** What a command is called here; the layouts go by the names they were given. */
export function titleNow(command: Command, targets: readonly AnyEntity[] = store.get(activeTargetsAtom)): string {
  const { id } = command;
  const place = /^layout\.choose(\d)$/.exec(id)?.[1];
  const layout = place === undefined ? undefined : store.get(layoutsAtom)[Number(place) - 1];
  return layout ? `Anordnung ${layout.name}` : captionOf(command, targets);
}

/** Whether a command can be run on what is selected now. */
export function stateNow(command: Command, targets: readonly AnyEntity[] = store.get(activeTargetsAtom)): CommandState {
  return stateOf(command, targets, factsNow());
}
