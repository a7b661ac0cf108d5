import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../../screens/vite.config.ts', import.meta.url));
const dist = fileURLToPath(new URL('../../../node_modules/.cache/screens-dist', import.meta.url));
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Builds the console with the screens that only stories try. */
export async function buildTriedScreens(): Promise<void> {
  await build({ configFile, logLevel: 'error' });
}

/** The console comes from that build, everything else from the system. */
export async function serveTriedScreens(target: Page | BrowserContext): Promise<void> {
  await target.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.startsWith('/assets/')
      ? pathname
      : route.request().resourceType() === 'document'
        ? 'tests/screens/index.html'
        : null;
    if (file === null) return route.fallback();
    await route.fulfill({
      body: await readFile(join(dist, file)),
      contentType: kinds[extname(file)] ?? 'application/octet-stream',
    });
  });
}
