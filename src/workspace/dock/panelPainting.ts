/** Whether a panel still shows an outline of what it will show. */
export function isWaiting(panel: HTMLElement): boolean {
  return panel.querySelector('[role="status"].waiting') !== null;
}

/** Whether more of a panel comes right after its first picture. */
export function isComing(panel: HTMLElement): boolean {
  return panel.querySelector('[data-coming]') !== null;
}

/**
 * Looks after the next picture of a panel, and after each that brought something new, until what was looked for is
 * there; gives the way to stop. Only after the picture, because looking may lay the page out.
 */
export function lookAfterPainting(panel: HTMLElement, isThere: () => boolean): () => void {
  let frame: number | undefined;
  let isStopped = false;
  const look = () => {
    frame = undefined;
    if (!isStopped && isThere()) stop();
  };
  const lookSoon = () => (frame ??= requestAnimationFrame(() => window.setTimeout(look)));
  const watcher = new MutationObserver(lookSoon);
  watcher.observe(panel, { childList: true, subtree: true });
  const stop = () => {
    isStopped = true;
    watcher.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  lookSoon();
  return stop;
}
