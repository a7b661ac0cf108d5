import { store, type Entity } from '../api/entities.ts';
import { sessionAtom } from '../api/session.ts';
import { messageOf } from '../api/apiErrors.ts';
import { fittingTargets, stateOf, type Command, type CommandState, type Facts } from '../commands/command.ts';
import { commands } from '../commands/registry.ts';
import { activeTargetsAtom } from '../commands/selection.ts';
import type { Tools } from '../commands/tools.ts';
import { layoutsAtom } from './layouts/layoutSettings.ts';

/** What commands may know besides their records. */
export function factsNow(): Facts {
  return { roles: store.get(sessionAtom)?.roles ?? [], now: new Date() };
}

/** The command with this id; asking for an unknown one is a mistake of ours. */
export function commandById(id: string): Command {
  const found = commands().find((it) => it.id === id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
}

/** What a command is called here; the layouts go by the names they were given. */
export function titleNow({ id, title }: Pick<Command, 'id' | 'title'>): string {
  const place = /^layout\.choose(\d)$/.exec(id)?.[1];
  const layout = place === undefined ? undefined : store.get(layoutsAtom)[Number(place) - 1];
  return layout ? `Anordnung ${layout.name}` : title;
}

/** Whether a command can be run on what is selected now. */
export function stateNow(command: Command, targets: readonly Entity[] = store.get(activeTargetsAtom)): CommandState {
  return stateOf(command, targets, factsNow());
}

/** Runs a command on the selection or on the records given; one that cannot be run says why. */
export function runCommand(command: Command, tools: Tools, targets: readonly Entity[] = store.get(activeTargetsAtom)): void {
  const state = stateNow(command, targets);
  if (state.state === 'disabled') return tools.notify.info(command.title, { detail: state.reason });
  if (state.state === 'hidden') return;
  void (async () => {
    try {
      await command.run(fittingTargets(command, targets) ?? [], tools);
    } catch (error) {
      tools.notify.error(command.title, { detail: messageOf(error) });
    }
  })();
}
