/** Stands between the parts of a ride's title. */
export const titleSeparator = ' · ';

/**
 * A position's title in two lines: of a ride its number and way, below plate and day of delivery (R23); of anything
 * else its title, below what describes it.
 */
export function linesOfTitle(title: string, description: string | null | undefined): readonly [string, string] {
  const [number, way, ...rest] = title.split(titleSeparator);
  if (number === undefined || way === undefined || rest.length === 0) return [title, description ?? ''];
  return [[number, way].join(titleSeparator), [...rest, ...(description ? [description] : [])].join(titleSeparator)];
}
