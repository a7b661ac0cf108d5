const [least, max] = [240, 320];
/** So narrow a list can be read without a word of it cut. */
const listWidth = 430;

/** How much of a list's width the record shown beside it takes, in pixels: what the list can spare. */
export function peekWidthIn(width: number): number {
  return Math.min(max, Math.max(least, width - listWidth));
}

/** The same as a style within the list. */
export const peekStyle = { width: `clamp(${String(least)}px, calc(100% - ${String(listWidth)}px), ${String(max)}px)` };
