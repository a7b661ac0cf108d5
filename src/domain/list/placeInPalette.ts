import type { ChoiceList } from '../choices/choices.ts';

/**
 * Where in its palette a group or a bundle stands: the number in its name modulo the colours there are, so that its
 * chip is the same everywhere; null for a name without a number.
 */
export function placeInPalette({ items }: ChoiceList, name: string): number | null {
  const figures = /\d+/.exec(name)?.[0];
  return figures === undefined ? null : Number(BigInt(figures) % BigInt(items.length));
}
