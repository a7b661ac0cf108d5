const opposites: Readonly<Record<string, string>> = { FF: 'FV', FV: 'FF' };

/**
 * The flags asked for after one was switched on or off; contracts with a driver and contracts without one exclude each
 * other.
 */
export function toggledFlag(flags: readonly string[], key: string): readonly string[] {
  if (flags.includes(key)) return flags.filter((it) => it !== key);
  return [...flags.filter((it) => it !== opposites[key]), key];
}
