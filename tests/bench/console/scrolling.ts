import type { BrowserWindow } from './browserWindow.ts';

const distance = 12_000;
const speed = 4_000;

type Scrolled = {
  /** Frames in which the screen stood still although something should have moved. */
  readonly dropped: number;
  readonly cpu: number;
  /** How much of the list was without rows, in per cent, at the worst moment. */
  readonly empty: number;
};

/** Scrolls the rows by the wheel for three seconds. */
export async function scrollRows(window: BrowserWindow): Promise<Scrolled> {
  const row = await window.page.locator('[row-id^="/api/"]').nth(3).boundingBox();
  if (!row) throw new Error('There are no rows to scroll');
  const before = await window.calm();
  await window.page.evaluate(watchRows);
  const dropped = await framesDropped(window, () => scrollAt(window, { x: row.x + 200, y: row.y + 100 }));
  const after = await window.calm();
  const empty = await window.page.evaluate(() => Number(document.body.dataset.emptyRows) * 100);
  return { dropped, cpu: after - before, empty };
}

/**
 * Notes the greatest share of the list that was without rows. It looks when the page hears of having been scrolled,
 * before new rows come: the browser may have been ahead by as much as it finds.
 */
function watchRows(): void {
  document.body.dataset.emptyRows = '0';
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const rows = [...target.querySelectorAll('[row-id^="/api/"]')].map((it) => it.getBoundingClientRect());
    if (rows.length === 0) return;
    const list = target.getBoundingClientRect();
    const from = Math.max(list.top, Math.min(...rows.map((it) => it.top)));
    const to = Math.min(list.bottom, Math.max(...rows.map((it) => it.bottom)));
    const empty = 1 - Math.max(0, to - from) / list.height;
    document.body.dataset.emptyRows = String(Math.max(Number(document.body.dataset.emptyRows), empty));
  };
  document.addEventListener('scroll', look, { capture: true });
}

/** Turns the wheel over a place for three seconds. */
export async function scrollAt({ protocol }: BrowserWindow, { x, y }: { x: number; y: number }): Promise<void> {
  await protocol.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
}

/**
 * How many frames the browser left out while something was done. One that the page missed but the browser drew without
 * it, as it scrolls, moved on the screen and is none of them.
 */
export async function framesDropped(window: BrowserWindow, act: () => Promise<void>): Promise<number> {
  const browser = window.context.browser();
  await browser?.startTracing(window.page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; args: { frameSeqId?: number } }[];
  };
  const framesOf = (name: string) => traceEvents.filter((it) => it.name === name).map((it) => it.args.frameSeqId);
  const drawn = new Set(framesOf('DrawFrame'));
  return framesOf('DroppedFrame').filter((it) => !drawn.has(it)).length;
}
