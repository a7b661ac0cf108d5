import type { Browser } from '@playwright/test';
import { storedRole } from '../../../src/domain/access/roles.ts';
import { columnsDock } from '../../../src/workspace/layouts/savedDock.ts';
import { clientOf, type Client } from '../../harness/client.ts';
import { BrowserWindow, launchBrowser } from './browserWindow.ts';
import { openSite, type Site } from './site.ts';

/** Where the console runs, and the login of an administrator who makes a new dispatcher for every measurement. */
export type Under = {
  readonly address: string;
  readonly login: { readonly username: string; readonly password: string };
};
export type Person = { readonly username: string; readonly password: string };
export type Lab = {
  readonly browser: Browser;
  readonly site: Site;
  /**
   * The administrator with a token of this moment: a whole run takes longer than the quarter of an hour that one is
   * good for.
   */
  admin(): Promise<Client>;
  readonly runs: number;
  /**
   * Somebody new whose window holds the dispatch list alone: nothing remembered of an earlier run counts, and no second
   * list.
   */
  person(): Promise<Person>;
  close(): Promise<void>;
};

const listAlone = columnsDock([{ width: 1000, rows: [{ height: 1000, panels: [{ url: '/disposition' }] }] }]);

/** Builds everything that is compared and starts the browser. */
export async function openLab({ address, login }: Under, runs: number): Promise<Lab> {
  const signedIn = async (person: Person) =>
    clientOf(address, (await clientOf(address, null).post('/authentication_token', person)).body.token);
  const admin = () => signedIn(login);
  await admin();
  const site = await openSite(address);
  const browser = await launchBrowser();
  let count = Date.now();
  return {
    browser,
    site,
    admin,
    runs,
    person: async () => {
      const first = 'vom Admin gesetzt';
      const person = { username: `messung.${(count += 1).toString(36)}`, password: 'ein langes Kennwort' };
      const { status, body: made } = await (
        await admin()
      ).post('/api/users', {
        username: person.username,
        name: 'Messung',
        active: true,
        roles: [storedRole('dispo')],
        plainPassword: first,
      });
      if (status !== 201) throw new Error(`No person for the measurement: ${String(status)}`);
      await (
        await signedIn({ ...person, password: first })
      ).post('/api/users/me/password', { newPassword: person.password });
      await (
        await signedIn(person)
      ).post(`${made['@id']}/updateUserSetting`, { key: 'lastLayout', value: { name: null, dock: listAlone } });
      return person;
    },
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}

/** A window with the login form of a page filled in; the submitting is left to the measurement. */
export async function atLogin(
  { browser, site, person }: Lab,
  { path, width = 1440 }: { path: string; width?: number },
): Promise<BrowserWindow> {
  const window = await BrowserWindow.open(browser, { width });
  const { username, password } = await person();
  await window.page.goto(site.address + path);
  await window.calm();
  await window.page.locator('input').nth(0).fill(username);
  await window.page.locator('input[type=password]').fill(password);
  return window;
}
