import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { faultsOf } from './harness/accessibility.ts';
import { shows } from '../specification/shows.ts';

// Menus, dialogs, tips and messages as they move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const configFile = fileURLToPath(new URL('../gallery/vite.config.ts', import.meta.url));
let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  await build({ configFile, logLevel: 'error' });
  server = await preview({
    configFile,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 5198, strictPort: false },
  });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server.close();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

async function showGallery(page: Page, theme: 'light' | 'dark' = 'light') {
  await page.goto(`${address}?theme=${theme}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const theme of ['light', 'dark'] as const) {
  test(`every control is accessible, ${theme}`, async ({ page }) => {
    shows('C Look tokens');
    await showGallery(page, theme);
    expect(await faultsOf(page, { within: 'main' })).toEqual([]);
  });

  test(`menus, lists, calendar and dialog are accessible, ${theme}`, async ({ page }) => {
    await showGallery(page, theme);
    await button(page, 'Weitere Aktionen').click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await faultsOf(page, { within: '[role=menu]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await box(page, 'Zustelldatum').press('Alt+ArrowDown');
    await expect(page.getByRole('dialog', { name: 'Kalender' })).toBeVisible();
    expect(await faultsOf(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, 'Dialog').click();
    await button(page, /^Reifen/).click();
    await expect(page.getByRole('option', { name: 'Winter' })).toBeVisible();
    expect(await faultsOf(page, { within: '[role=dialog]' })).toEqual([]);
  });
}

test('a date field says what it understood and keeps it when left', async ({ page }) => {
  shows('C Forms typed dates and times');
  await showGallery(page);
  const date = box(page, 'Zustelldatum');
  await date.fill('+4');
  await expect(page.getByText('Mi 25.11.2026').first()).toBeVisible();
  await date.press('Enter');
  await expect(date).toHaveValue('Mi 25.11.2026');
  await date.press('ArrowUp');
  await expect(date).toHaveValue('Do 26.11.2026');
  await date.fill('unklar');
  await date.press('Escape');
  await expect(date).toHaveValue('Do 26.11.2026');
});

test('what a date field does not understand stays visible and is marked', async ({ page }) => {
  await showGallery(page);
  const date = box(page, 'Zustelldatum');
  await date.fill('xx');
  await date.press('Tab');
  await expect(date).toHaveValue('xx');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
});

test('a day is picked from the calendar by keyboard', async ({ page }) => {
  await showGallery(page);
  const date = box(page, 'Zustelldatum');
  await date.press('Alt+ArrowDown');
  await expect(button(page, /24\. November 2026/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('Mi 25.11.2026');
  await expect(date).toBeFocused();
});

test('9-11 fills both ends of a time window', async ({ page }) => {
  await showGallery(page);
  await box(page, 'Zeitfenster von').fill('9-11');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Zeitfenster von')).toHaveValue('09:00');
  await expect(box(page, 'Zeitfenster bis')).toHaveValue('11:00');
});

test('an amount may be typed the German way', async ({ page }) => {
  await showGallery(page);
  await box(page, 'mit Einheit').fill('2.012,5');
  await page.keyboard.press('Tab');
  await expect(box(page, 'mit Einheit')).toHaveValue('2.012,50');
});

test('a record is found by typing and none by emptying', async ({ page }) => {
  await showGallery(page);
  const driver = page.getByRole('combobox', { name: 'Suche im Feld' });
  await driver.fill('sbgr');
  await page.getByRole('option', { name: /SBGR/ }).waitFor();
  await driver.press('Enter');
  await expect(driver).toHaveValue('SBGR Seeberger, Runa');
  await driver.fill('zzz');
  await expect(page.getByText('Keine Treffer')).toBeVisible();
  await driver.press('Tab');
  await expect(driver).toHaveValue('SBGR Seeberger, Runa');
  await driver.fill('');
  await driver.press('Tab');
  await expect(driver).toHaveValue('');
});

test('a list opens by arrow, letter and click, and leaves the focus to what is clicked next', async ({ page }) => {
  await showGallery(page);
  const list = button(page, /^Auswahl: /);
  await list.press('s');
  await page.keyboard.press('Enter');
  await expect(list).toHaveAccessibleName('Auswahl: Sommer');
  await expect(list).toBeFocused();
  await list.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(list).toHaveAccessibleName('Auswahl: Ganzjahres');
  await list.click();
  await expect(page.getByRole('option', { name: 'Ganzjahres' })).toHaveAttribute('aria-selected', 'true');
  await box(page, 'normal').click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box(page, 'normal')).toBeFocused();
});

test('a changed field gives its saved value back with Alt+Rück', async ({ page }) => {
  shows('C Forms dirty mark');
  await showGallery(page);
  await box(page, 'geändert').press('Alt+Backspace');
  await expect(box(page, 'geändert')).toHaveValue('Hannover');
});

test('a menu is walked by keyboard, and an impossible line says why', async ({ page }) => {
  await showGallery(page);
  await button(page, 'Weitere Aktionen').press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const invoice = page.getByRole('menuitem', { name: /Rechnung erstellen.*nur Rolle Buchhaltung/ });
  await expect(invoice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(invoice).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: /Stornieren/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button(page, 'Weitere Aktionen')).toBeFocused();
});

test('a dialog keeps the focus, survives a click beside it, and Esc closes one thing at a time', async ({ page }) => {
  await showGallery(page);
  await button(page, 'Dialog').click();
  const dialog = page.getByRole('dialog', { name: 'Fahrer wechseln' });
  await expect(box(page, 'Notiz')).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await button(page, /^Reifen/).click();
  await expect(page.getByRole('option', { name: 'Winter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'Dialog').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
});

test('the same message is shown once and can be taken back above a dialog', async ({ page }) => {
  shows('D1 §2 Shell notifications');
  await showGallery(page);
  await button(page, 'Meldungen').click();
  await button(page, 'Meldungen').click();
  await expect(page.getByText('Fahrer erfolgreich gewechselt')).toHaveCount(1);
  await button(page, 'Dialog').click();
  await button(page, /Rückgängig/).click();
  await expect(page.getByText('Fahrer erfolgreich gewechselt')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Fahrer wechseln' })).toBeVisible();
});

test('a tooltip comes with keyboard focus and names the hotkey', async ({ page }) => {
  await showGallery(page);
  await button(page, 'Anrufen').first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(/Kopieren\s*Strg C/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the pager walks and changes the rows per page', async ({ page }) => {
  shows('D1 §2 Shell pager with numbers');
  await showGallery(page);
  await button(page, 'Seite 3').click();
  await expect(page.getByText('201–300 von 319')).toBeVisible();
  await button(page, /Zeilen je Seite/).click();
  await page.getByRole('menuitemradio', { name: '50', exact: true }).click();
  await expect(page.getByText('101–150 von 319')).toBeVisible();
});
