import type { AnyEntity } from '../../api/records/entities.ts';
import { subjectOf, titleFor } from '../../commands/resource/affected.ts';
import { stateOf } from '../../commands/command.ts';
import { commandsAt } from '../../commands/registry.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { factsNow } from '../../commands/tools.ts';
import { isIconName } from '../../ui/display/iconName.ts';
import type { MenuEntry } from '../../ui/overlays/menuEntry.ts';

/**
 * The commands of a place for these records as menu lines: impossible ones stay and say why, those that leave some out
 * say how many they mean, groups are set apart; above them stands which records they mean.
 */
export function commandMenu(place: string, targets: readonly AnyEntity[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  let group: string | undefined;
  const facts = factsNow();
  for (const command of commandsAt(place)) {
    const state = stateOf(command, targets, facts);
    if (state.state === 'hidden') continue;
    // Its work is fetched while the person reads the menu; what does not come is asked for again, and told, when it is
    // used.
    if (state.state === 'ready') void command.fetch?.().catch(() => undefined);
    if (group !== undefined && group !== command.group) entries.push('separator');
    group = command.group;
    entries.push({
      id: command.id,
      label: titleFor(command, targets, facts),
      run: () => runCommand(command, targets),
      ...(isIconName(command.icon) && { icon: command.icon }),
      ...(command.hotkey && { hotkey: command.hotkey }),
      ...(state.state === 'disabled' && { reason: state.reason }),
    });
  }
  const subject = subjectOf(targets);
  return entries.length > 0 && subject !== undefined ? [{ heading: `Für ${subject}` }, ...entries] : entries;
}
