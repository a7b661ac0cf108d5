/** A line of a list as far as walking through it goes. */
export interface Walkable {
  text: string;
  disabled?: boolean | undefined;
}

/** Where a key leads from a line, past those that cannot be chosen; nothing for keys that do not walk. */
export function walked(lines: readonly Walkable[], { at, key }: { at: number; key: string }): number | undefined {
  const free = lines.flatMap((line, place) => (line.disabled ? [] : [place]));
  if (key === 'ArrowDown') return free.find((place) => place > at) ?? at;
  if (key === 'ArrowUp') return free.findLast((place) => place < at) ?? at;
  if (key === 'Home' || key === 'PageUp') return free[0] ?? at;
  return key === 'End' || key === 'PageDown' ? (free.at(-1) ?? at) : undefined;
}

/** The next line that begins with the letters typed; a single letter goes on from line to line. */
export function lettered(lines: readonly Walkable[], { at, letters }: { at: number; letters: string }): number {
  const from = letters.length === 1 ? at + 1 : Math.max(0, at);
  const order = lines.map((_, step) => (from + step) % lines.length);
  return (
    order.find(
      (place) => !lines[place]?.disabled && lines[place]?.text.toLowerCase().startsWith(letters.toLowerCase()),
    ) ?? at
  );
}

/** Where a list begins: at its chosen line, else at the first that can be chosen. */
export function firstLine(lines: readonly (Walkable & { chosen: boolean })[]): number {
  const chosen = lines.findIndex((line) => line.chosen && !line.disabled);
  return chosen >= 0 ? chosen : lines.findIndex((line) => !line.disabled);
}
