import type { Command } from './command.ts';

const all = new Map<string, Command>();
let offered: readonly Command[] = [];
const listeners = new Set<() => void>();

/** Puts commands on offer: those of the console once, at start, those of a single screen with its first panel. */
export function registerCommands(list: readonly Command[]): void {
  for (const command of list) {
    if (all.has(command.id)) throw new Error(`command ${command.id} stands twice`);
    all.set(command.id, command);
  }
  offered = [...all.values()];
  for (const tell of listeners) tell();
}

/** Tells when there are more. */
export function onCommands(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Every command on offer, in the order they were put there. */
export function commands(): readonly Command[] {
  return offered;
}

/** The commands of one place, for example the row menu of the dispatch list. */
export function commandsAt(place: string): readonly Command[] {
  return commands().filter((it) => it.places.includes(place));
}
