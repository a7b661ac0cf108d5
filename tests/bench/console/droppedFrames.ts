import type { BrowserWindow } from './browserWindow.ts';

const distance = 12_000;
const speed = 4_000;

/** Scrolls the rows by the wheel for three seconds and counts the frames that the browser had to leave out. */
export async function droppedFrames(window: BrowserWindow): Promise<{ dropped: number; cpu: number }> {
  const row = await window.page.locator('[row-id^="/api/"]').nth(3).boundingBox();
  if (!row) throw new Error('There are no rows to scroll');
  const before = await window.calm();
  const browser = window.context.browser();
  await browser?.startTracing(window.page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await window.protocol.send('Input.synthesizeScrollGesture', {
    x: row.x + 200,
    y: row.y + 100,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  const trace = await browser?.stopTracing();
  const after = await window.calm();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: { name: string }[] };
  return { dropped: traceEvents.filter((it) => it.name === 'DroppedFrame').length, cpu: after - before };
}
