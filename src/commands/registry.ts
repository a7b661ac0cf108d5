import type { Command } from './command.ts';

const all = new Map<string, Command>();

/** Puts commands on offer; the console does it once, at start. */
export function registerCommands(list: readonly Command[]): void {
  for (const command of list) {
    if (all.has(command.id)) throw new Error(`command ${command.id} stands twice`);
    all.set(command.id, command);
  }
}

/** Every command on offer, in the order they were put there. */
export function commands(): readonly Command[] {
  return [...all.values()];
}

/** The commands of one place, for example the row menu of the dispatch list. */
export function commandsAt(place: string): readonly Command[] {
  return commands().filter((it) => it.places.includes(place));
}
