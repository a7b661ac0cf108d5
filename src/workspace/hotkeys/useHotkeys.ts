import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { commands, onCommands } from '../../commands/registry.ts';
import { runCommand } from '../../commands/runCommand.ts';
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
      const command = table.get(hotkey)?.find((it) => stateNow(it).state !== 'hidden');
      if (!command) return;
      event.preventDefault();
      takeTyped(target);
      runCommand(command);
    },
    [table],
  );
  usePressed(hotkeys, onPress);
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
