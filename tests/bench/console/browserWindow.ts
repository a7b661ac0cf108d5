import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { installedChromium } from '../../browser/harness/chromium.ts';

const installed = installedChromium(process.env);
const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
];

/** The browser of all measurements, with scroll bars as people have them. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(installed && { executablePath: installed }),
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
  });
}

/** What a page holds after everything that can be freed was freed. */
export type Holding = { readonly bytes: number; readonly nodes: number; readonly listeners: number };
/**
 * What something cost: CPU time of the page's main thread until it was calm again, and the time until it could be seen.
 */
export type Cost = { readonly cpu: number; readonly shown: number };
type Shown = { readonly act: () => Promise<unknown>; readonly until: () => boolean };

/** After so many looks, about ten seconds, a page is taken as it is. */
const patience = 150;

/** One page on a computer of its own, with its costs. */
export class BrowserWindow {
  readonly page: Page;
  readonly protocol: CDPSession;
  readonly context: BrowserContext;

  private constructor(page: Page, protocol: CDPSession) {
    this.page = page;
    this.protocol = protocol;
    this.context = page.context();
  }

  static async open(
    browser: Browser,
    { width = 1440, height = 900 }: { width?: number; height?: number } = {},
  ): Promise<BrowserWindow> {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
    });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new BrowserWindow(page, protocol);
  }

  /** Milliseconds of CPU that the main thread has used so far. */
  async cpu(): Promise<number> {
    return ((await this.metrics()).get('TaskDuration') ?? 0) * 1000;
  }

  /** Waits until the page has nothing left to do, and gives its CPU time at that moment. */
  async calm(): Promise<number> {
    let last = await this.cpu();
    for (let quiet = 0, round = 0; quiet < 4 && round < patience; round += 1) {
      await pause(60);
      const now = await this.cpu();
      quiet = now - last < 1 ? quiet + 1 : 0;
      last = now;
    }
    return last;
  }

  /** What an act costs until its outcome shows and everything it set off is done. */
  async cost({ act, until }: Shown): Promise<Cost> {
    const before = await this.calm();
    const document = (await this.metrics()).get('NavigationStart');
    const started = performance.now();
    await act();
    await this.page.waitForFunction(until, undefined, { polling: 20 });
    const shown = performance.now() - started;
    const after = await this.calm();
    // Each document begins to count anew.
    const isSame = (await this.metrics()).get('NavigationStart') === document;
    return { cpu: isSame ? after - before : after, shown };
  }

  /** Puts the pointer on something, so that the click alone can be measured. */
  async pointAt(selector: string): Promise<() => Promise<void>> {
    const box = await this.page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`Nothing to click at: ${selector}`);
    const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    return () => this.page.mouse.click(x, y);
  }

  async holding(): Promise<Holding> {
    await this.calm();
    for (let round = 0; round < 3; round += 1) await this.protocol.send('HeapProfiler.collectGarbage');
    const metrics = await this.metrics();
    return {
      bytes: metrics.get('JSHeapUsedSize') ?? 0,
      nodes: metrics.get('Nodes') ?? 0,
      listeners: metrics.get('JSEventListeners') ?? 0,
    };
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async metrics(): Promise<ReadonlyMap<string, number>> {
    const { metrics } = await this.protocol.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }
}
