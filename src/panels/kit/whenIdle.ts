const moment = 200;

/** Runs work once the browser has nothing better to do; one that cannot tell waits a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, moment);
}
