import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../browser/harness/accessibility.ts';
import { launchOptions } from '../browser/harness/launchOptions.ts';
import { askedAppointment } from '../harness/askedAppointment.ts';
import { leitstand } from '../harness/leitstand.ts';

// The page as people open it on their phones; it needs no console, only a server and a link.
const system = await leitstand();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

const phone = { viewport: { width: 390, height: 844 }, locale: 'de-DE' };
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ ...phone, ...options })).newPage();
  await page.goto(system.address + path);
  return page;
}
const contractOf = async (iri: string) => (await (await system.as('office')).get(iri)).body;

test.for(['light', 'dark'] as const)('can be read at 320 pixels and by everybody, %s', async (colorScheme) => {
  const { offer, path } = await askedAppointment(system);
  const page = await open(offer.windows[1]?.path ?? '', { colorScheme, viewport: { width: 320, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Keines passt' }).check();
  await page.getByLabel('Datum').fill('2026-11-28');
  await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  await page.getByText('Bitte Datum, Beginn und Ende angeben.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(system.address + path.replace(/.$/, 'x'));
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

test.for([true, false])('a window is confirmed by its one button, with scripts: %s', async (javaScriptEnabled) => {
  const { contract, path } = await askedAppointment(system);
  const page = await open(path, { javaScriptEnabled });
  const states = () =>
    page.locator('.opt').evaluateAll((all) => all.map((it) => (it as HTMLElement).innerText.split('\n').at(-1)));
  expect((await states()).slice(0, 3)).toEqual(['gewählt', 'frei', 'frei']);
  await page.getByText('Mittwoch, 25. November').click();
  expect((await states()).slice(0, 3)).toEqual(['frei', 'gewählt', 'frei']);
  await page.getByLabel('Name').fill('Sabine Lenz');
  const button = page.getByRole('button', { name: 'Mi 25.11., 10:00–12:00 bestätigen' });
  await (javaScriptEnabled ? button.dblclick() : button.click());
  await page.getByText('Vielen Dank. Ihr Termin: Mittwoch, 25.11.2026, 10:00 bis 12:00 Uhr.').waitFor();
  expect((await contractOf(contract.iri)).bringdatum).toBe('2026-11-25');
  await page.getByRole('link', { name: 'Antwort ändern' }).click();
  await page.getByText('Donnerstag, 26. November').click();
  await page.getByRole('button', { name: 'Do 26.11., 14:00–16:00 bestätigen' }).click();
  await page.getByText('Ihr Termin: Donnerstag, 26.11.2026').waitFor();
  expect((await contractOf(contract.iri)).bringdatum).toBe('2026-11-26');
  await page.context().close();
});

test('without a connection nothing that was typed is lost', async () => {
  const { path } = await askedAppointment(system);
  const page = await open(path);
  await page.getByLabel('Name').fill('Sabine Lenz');
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: /bestätigen/ });
  await button.click();
  await page.getByText('Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Sabine Lenz');
  await page.context().setOffline(false);
  await button.click();
  await page.getByText('Vielen Dank. Ihr Termin').waitFor();
  await page.context().close();
});
