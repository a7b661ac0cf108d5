const signs = ['keydown', 'pointerdown', 'wheel'] as const;
let touchedAt: number | undefined;

function noteTouch(): void {
  touchedAt = Date.now();
}

/**
 * Runs work once nobody has touched the console for some time and the browser has nothing better to do, so that it is
 * in nobody's way.
 */
export function whenIdle(work: () => void, { restMs = 3_000 }: { readonly restMs?: number } = {}): void {
  if (touchedAt === undefined) {
    noteTouch();
    for (const sign of signs) document.addEventListener(sign, noteTouch, { capture: true, passive: true });
  }
  const rested = Date.now() - (touchedAt ?? 0);
  if (rested < restMs) setTimeout(() => whenIdle(work, { restMs }), restMs - rested);
  else if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
}
