import { useMemo } from 'react';
import { useHotkeys as useKeys } from 'react-hotkeys-hook';
import { commands } from '../../commands/registry.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { stateNow } from '../commandNow.ts';
import { chordOfEvent, isTyping } from './chords.ts';
import { hotkeyTable } from './hotkeyTable.ts';

const editable = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const everyKey = '*';

/** The one listener for hotkeys; panels and dialogs never listen themselves. */
export function useHotkeys(): void {
  const table = useMemo(() => hotkeyTable(commands()), []);
  useKeys(
    everyKey,
    (event) => {
      if (event.defaultPrevented || event.repeat) return;
      const chord = chordOfEvent(event);
      const candidates = table.get(chord);
      if (!candidates) return;
      const target = event.target instanceof Element ? event.target : null;
      if (isTyping(chord) && target?.closest(editable)) return;
      if (target?.closest('[role="dialog"]')) return;
      const command = candidates.find((it) => stateNow(it).state !== 'hidden');
      if (!command) return;
      event.preventDefault();
      takeTyped(target);
      runCommand(command);
    },
    { enableOnFormTags: true, enableOnContentEditable: true },
    [table],
  );
}

/** What stands in a field that floats above its panel is taken as if it had been left: the command may close the panel, and then nothing would leave the field. */
function takeTyped(field: Element | null): void {
  if (!(field instanceof HTMLElement) || !field.matches(editable) || field.closest('[data-panel-url]')) return;
  field.blur();
  field.focus({ preventScroll: true });
}
