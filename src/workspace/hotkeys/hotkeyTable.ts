import type { Command, Target } from '../../commands/command.ts';
import type { Hotkey } from '../../commands/hotkey.ts';

/** Commands by hotkey; one hotkey may serve several kinds of records, never two commands of the same kind. */
export type HotkeyTable = ReadonlyMap<Hotkey, readonly Command[]>;

/**
 * Reads the hotkeys of all commands; two that answer the same keys for the same kind of record are a mistake of ours.
 */
export function hotkeyTable(list: readonly Command[]): HotkeyTable {
  const table = new Map<Hotkey, Command[]>();
  for (const command of list) {
    const { hotkey } = command;
    if (hotkey === undefined) continue;
    const same = table.get(hotkey) ?? [];
    const rival = same.find((it) => meets(it.on, command.on));
    if (rival) throw new Error(`${hotkey} belongs to ${rival.id} and to ${command.id}`);
    table.set(hotkey, [...same, command]);
  }
  return table;
}

function meets(one: Target, other: Target): boolean {
  return one.kind === 'none' || other.kind === 'none' || one.of.path === other.of.path;
}
