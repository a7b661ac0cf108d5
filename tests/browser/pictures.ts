import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './harness/launchOptions.ts';
import { startSystem } from './harness/system.ts';
import { Login } from './pages/Login.ts';

/** `node tests/browser/pictures.ts`: makes the README's pictures of a dispatcher's workspace, light and dark. */
const folder = join(import.meta.dirname, '..', '..', 'docs', 'images');
const largest = 300_000;
mkdirSync(folder, { recursive: true });

const system = await startSystem({ demoContracts: 6_000, environment: { LEITSTAND_DEMO_PICTURES: '400' } });
const browser = await chromium.launch(launchOptions);
try {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: system.address,
      viewport: { width: 1400, height: 820 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      colorScheme: theme,
    });
    const page = await context.newPage();
    const login = new Login(page);
    await login.open('/disposition');
    await login.signIn('dispo', 'leitstand');
    await page
      .locator('.ag-row:not(.row-storno)')
      .getByRole('link', { name: /^\d{8}/ })
      .nth(3)
      .click({ modifiers: ['Control'] });
    await page
      .getByRole('button', { name: /^Speichern/ })
      .first()
      .waitFor();
    await page.mouse.move(700, 815);
    await page.evaluate(() => document.fonts.ready);
    const path = join(folder, `workspace-${theme}.png`);
    await page.screenshot({ path, animations: 'disabled' });
    const { size } = statSync(path);
    if (size > largest) throw new Error(`${path} has ${String(size)} bytes, more than ${String(largest)}`);
    await context.close();
  }
} finally {
  await browser.close();
  await system.end();
}
