import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import { within } from './consoleFigure.ts';
import { BrowserWindow } from './browserWindow.ts';
import { atLogin, type Lab } from './lab.ts';

const hasRows = () => document.querySelector('[row-id^="/api/"]') !== null;

/**
 * What the browser really fetched, for the login and for everything up to the first rows, in the form in which the
 * server sends it to a browser that takes brotli.
 */
export async function measureSizes(lab: Lab): Promise<Figure[]> {
  const login = await BrowserWindow.open(lab.browser);
  const entry = await login.page.goto(lab.site.address);
  const named = [...((await entry?.text()) ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  await login.close();

  const window = await atLogin(lab, { path: '/' });
  const fetched = await fetchedBy(window);
  await window.page.keyboard.press('Enter');
  await window.page.waitForFunction(hasRows, undefined, { polling: 20 });
  const all = new Set([...fetched, ...(await fetchedBy(window)), ...named]);
  await window.close();
  const sent = (file: string) => join(lab.site.directory, file);
  const kilobytes = async (files: Iterable<string>, ending: string) => {
    const sizes = await Promise.all(
      [...files]
        .filter((it) => it.endsWith(ending))
        .map(async (it) => (await readFile(`${sent(it)}.br`).catch(() => readFile(sent(it)))).length),
    );
    return sizes.reduce((sum, it) => sum + it, 0) / 1024;
  };
  const figure = async (
    name: string,
    { limit, files, ending }: { limit: number | null; files: Iterable<string>; ending: string },
  ) => within(limit, { name, unit: 'kB', ours: await kilobytes(files, ending) });
  return [
    await figure('JS before sign-in, as sent', { limit: 150, files: named, ending: '.js' }),
    await figure('JS to the first rows, as sent', { limit: 450, files: all, ending: '.js' }),
    await figure('fonts to the first rows', { limit: 110, files: all, ending: '.woff2' }),
    await figure('all files to the first rows, as sent', { limit: 600, files: all, ending: '' }),
  ];
}

async function fetchedBy({ page }: BrowserWindow): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map((it) => it.name));
  return names.map((it) => new URL(it).pathname).filter((it) => it.startsWith('/assets/'));
}
