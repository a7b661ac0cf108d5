import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { BrowserWindow, launchBrowser } from '../console/browserWindow.ts';
import { medianOf, type Figure, type Part } from '../figure.ts';
import { crowds, openers, type Subject } from './subjects.ts';

const [runs, times] = [7, 12];
type Side = 'own' | 'library';
type Taken = { readonly cpu: number; readonly elements: number };

async function take(window: BrowserWindow, subject: Subject, side: Side): Promise<Taken> {
  const before = await window.calm();
  const elements = await window.page.evaluate(([what, whose, often]) => globalThis.window.draw(what, whose, often), [
    subject,
    side,
    times,
  ] as const);
  return { cpu: ((await window.calm()) - before) / times, elements };
}

/**
 * Our controls beside those of headless UI: a control of ours has to be worth it. Both take turns in one page, after a
 * round that does not count.
 */
export const measureControls: Part = async ({ print }) => {
  const outDir = await mkdtemp(join(tmpdir(), 'leitstand-controls-bench-'));
  const site = { configFile: false, root: import.meta.dirname, logLevel: 'error' } as const;
  await build({
    ...site,
    plugins: [react(), tailwindcss()],
    build: { outDir, target: 'es2024', rolldownOptions: { input: join(import.meta.dirname, 'page.html') } },
  });
  const server = await preview({ ...site, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await launchBrowser();
  try {
    const window = await BrowserWindow.open(browser);
    await window.page.goto(`${server.resolvedUrls?.local[0] ?? ''}page.html`);
    const figures: Figure[] = [];
    for (const subject of [...openers, ...crowds]) {
      const taken: Readonly<Record<Side, Taken[]>> = { own: [], library: [] };
      for (let run = 0; run <= runs; run += 1)
        for (const side of ['library', 'own'] as const) {
          const one = await take(window, subject, side);
          if (run > 0) taken[side].push(one);
        }
      const figure = (unit: string, aim: Figure['aim'], read: (it: Taken) => number): Figure => ({
        part: 'controls',
        name: subject,
        unit,
        reference: medianOf(taken.library.map(read)),
        ours: medianOf(taken.own.map(read)),
        aim,
      });
      figures.push(
        figure('ms CPU', { max: 1 }, (it) => it.cpu),
        figure('elements', null, (it) => it.elements),
      );
      print(`controls: ${subject} measured`);
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
};
