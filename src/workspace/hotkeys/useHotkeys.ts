import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { store } from '../../api/records/entities.ts';
import type { Command } from '../../commands/command.ts';
import { commands, onCommands } from '../../commands/registry.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { activeTargetsAtom, recordAroundAtom } from '../../commands/selection.ts';
import { stateNow } from '../commandNow.ts';
import type { Hotkey } from '../../commands/hotkey.ts';
import { belongsToField } from './belongsToField.ts';
import { hotkeyTable } from './hotkeyTable.ts';
import { usePressed } from './usePressed.ts';

/** What stands before everything else, also while nothing in it has the keyboard. */
const modal = '[role="dialog"][aria-modal="true"]';
const editable = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** The hotkeys of all commands; panels and dialogs never listen themselves. */
export function useHotkeys(): void {
  const offered = useSyncExternalStore(onCommands, commands);
  const table = useMemo(() => hotkeyTable(offered), [offered]);
  const hotkeys = useMemo(() => [...table.keys()], [table]);
  const onPress = useCallback(
    (hotkey: Hotkey, event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      if (belongsToField(hotkey) && target?.closest(editable)) return;
      if (target?.closest('[role="dialog"]') || document.querySelector(modal)) return;
      const meant = meantBy(table.get(hotkey) ?? []);
      if (!meant) return;
      event.preventDefault();
      takeTyped(target);
      runCommand(meant.command, meant.targets);
    },
    [table],
  );
  usePressed(hotkeys, onPress);
}

/** Of the commands on one key the one for what is chosen, else the one for the record around the list. */
function meantBy(list: readonly Command[]) {
  const around = store.get(recordAroundAtom);
  for (const targets of [store.get(activeTargetsAtom), around ? [around] : []]) {
    const command = list.find((it) => stateNow(it, targets).state !== 'hidden');
    if (command) return { command, targets };
  }
  return undefined;
}

/**
 * What stands in a field that floats above its panel is taken as if it had been left: the command may close the panel,
 * and then nothing would leave the field.
 */
function takeTyped(field: Element | null): void {
  if (!(field instanceof HTMLElement) || !field.matches(editable) || field.closest('[data-panel-url]')) return;
  field.blur();
  field.focus({ preventScroll: true });
}
