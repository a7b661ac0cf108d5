import { isComing, isWaiting, lookAfterPainting } from './panelPainting.ts';

/** No list stays cut for longer than this, in milliseconds, however long a record is on its way. */
const longest = 500;

/** Gives the panels that are held right now their width; what was held before has it already. */
let release: (() => void) | undefined;

/**
 * Keeps the panels in sight as wide as they are while another one takes some of their room: what somebody asked for is
 * painted first, and their rows are arranged once, after it. Until then the dock cuts them at its edge.
 */
export function holdWidths(panels: Iterable<HTMLElement>): void {
  release?.();
  const held = [...panels].filter((it) => it.checkVisibility());
  const widths = held.map((it) => it.offsetWidth);
  held.forEach((it, at) => (it.style.width = `${String(widths[at] ?? 0)}px`));
  const own = () => {
    // Of two that open one right after the other the first must not let go of what is held for the second.
    if (release !== own) return;
    release = undefined;
    window.clearTimeout(timer);
    for (const it of held) it.style.width = '';
  };
  const timer = window.setTimeout(own, longest);
  release = own;
}

/** Lets them have their new width as soon as the panel that took the room is painted whole. */
export function releaseWidthsAfter(panel: HTMLElement): void {
  const own = release;
  if (!own) return;
  const stop = lookAfterPainting(panel, () => {
    const isOver = release !== own || !(isWaiting(panel) || isComing(panel));
    if (isOver) own();
    return isOver;
  });
  window.setTimeout(stop, longest);
}
