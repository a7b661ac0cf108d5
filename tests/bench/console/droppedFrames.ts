import type { BrowserWindow } from './browserWindow.ts';

const distance = 12_000;
const speed = 4_000;

/** Scrolls the rows by the wheel for three seconds and counts the frames that the browser had to leave out. */
export async function droppedFrames(window: BrowserWindow): Promise<{ dropped: number; cpu: number }> {
  const row = await window.page.locator('[row-id^="/api/"]').nth(3).boundingBox();
  if (!row) throw new Error('There are no rows to scroll');
  const before = await window.calm();
  const dropped = await framesDropped(window, () => scrollAt(window, { x: row.x + 200, y: row.y + 100 }));
  const after = await window.calm();
  return { dropped, cpu: after - before };
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

/** How many frames the browser had to leave out while something was done. */
export async function framesDropped(window: BrowserWindow, act: () => Promise<void>): Promise<number> {
  const browser = window.context.browser();
  await browser?.startTracing(window.page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: { name: string }[] };
  return traceEvents.filter((it) => it.name === 'DroppedFrame').length;
}
