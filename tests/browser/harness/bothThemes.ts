import type { Locator, Page } from '@playwright/test';
import { resources } from '../../../src/domain/resources.ts';
import { isThorough } from '../../runner/thoroughly.ts';
import type { Console } from '../pages/Console.ts';
import { faultsOf } from './accessibility.ts';
import type { Person } from './given.ts';
import { expect } from './story.ts';
import type { System } from './system.ts';

/**
 * Opens one thing after the other above the panels and names what axe finds in it, in light and dark by turns;
 * `npm run test:all` looks at the whole page each time, in both.
 */
export async function whatOpens(
  { page }: Console,
  opens: Readonly<Record<string, () => Promise<Locator>>>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, open] of Object.entries(opens)) {
    const opened = await open();
    await expect(opened).toBeVisible();
    const found = isThorough ? await inBothThemes(page) : await inNextTheme(page, await layerOf(opened));
    faults.push(...found.map((it) => `${name} ${it}`));
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  return faults;
}

/** Where the layer that holds this stands; the console around it is looked at by the walks. */
async function layerOf(opened: Locator): Promise<string> {
  const mark = 'data-looked-at';
  await opened.evaluate((element, name) => {
    for (const it of document.querySelectorAll(`[${name}]`)) it.removeAttribute(name);
    (element.closest('[role=dialog], [role=menu]') ?? element).setAttribute(name, '');
  }, mark);
  return `[${mark}]`;
}

/**
 * Looks at everything in the theme that stands, and at the colours once more in the other one, in which the next look
 * begins.
 */
export async function inBothThemes(page: Page, within?: string): Promise<string[]> {
  const look = within === undefined ? { wholePage: true } : { within };
  const faults = await faultsOf(page, look);
  const other = await changeTheme(page);
  const inOther = await faultsOf(page, { ...look, coloursOnly: true });
  return [...faults, ...inOther.map((it) => `${other} ${it}`)];
}

/** Looks at everything in the theme that did not stand before. */
async function inNextTheme(page: Page, within: string): Promise<string[]> {
  const theme = await changeTheme(page);
  return (await faultsOf(page, { within })).map((it) => `${theme} ${it}`);
}

/** Waits until everything has the colours of the other theme, whose name it answers. */
async function changeTheme(page: Page): Promise<'light' | 'dark'> {
  const other = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await page.evaluate(async (theme) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.documentElement.dataset.theme !== theme) await frame();
    // Colours that fade begin to do so with the frame after it.
    await frame();
    await frame();
  }, other);
  return other;
}

/** Five rows of a list say as much as a hundred, and axe looks at each of their elements. */
export async function withFewRows(system: System, person: Person): Promise<Person> {
  const client = await system.as(person.username, person.password);
  const value = Object.fromEntries(resources.map(({ path }) => [path, 5]));
  await client.post(`/api/users/${person.id}/updateUserSetting`, { key: 'listPerPage', value });
  return person;
}
