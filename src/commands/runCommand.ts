import { store, type AnyEntity } from '../api/records/entities.ts';
import { fittingTargets, stateOf, type Command } from './command.ts';
import { activeTargetsAtom } from './selection.ts';
import { tellFailure } from './tellFailure.ts';
import { factsNow, tools } from './tools.ts';

/**
 * Runs a command on the selection or on the records given; one that cannot be run says why, and what goes wrong is told
 * in the corner.
 */
export function runCommand(command: Command, targets: readonly AnyEntity[] = store.get(activeTargetsAtom)): void {
  const { notify } = tools();
  const state = stateOf(command, targets, factsNow());
  if (state.state === 'disabled') return notify.info(command.title, { detail: state.reason });
  if (state.state === 'hidden') return;
  void (async () => {
    try {
      await command.run(fittingTargets(command, targets) ?? [], tools());
    } catch (error) {
      tellFailure(`${command.title.replace(/ …$/, '')} ist fehlgeschlagen`, error);
    }
  })();
}
