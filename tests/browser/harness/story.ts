import { setTimeout as wait } from 'node:timers/promises';
import { test as base, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { rolesFrom } from '../../../src/domain/access/roles.ts';
import { columnsDock, type SavedDock } from '../../../src/workspace/layouts/savedDock.ts';
import { hangsAfterMs } from '../../runner/patienceMs.ts';
import { Console } from '../pages/Console.ts';
import { Login } from '../pages/Login.ts';
import { demoFolder } from './demoFolder.ts';
import { givenBy, type Given, type Person } from './given.ts';
import { untilOneDayMs } from './oneDay.ts';
import { startSystem, type System } from './system.ts';

type Worker = { readonly system: System; readonly counter: { next: number } };
type Story = {
  /** It has one today, from its first line to its last. */
  readonly oneDay: void;
  readonly given: Given;
  readonly login: Login;
  /** Signs a person in, in the window of the test; a dispatcher made for it unless told. */
  readonly signIn: (person?: Person, url?: string) => Promise<Console>;
  /** Signs a person in on another computer: a browser context of its own. */
  readonly signInElsewhere: (person: Person, url?: string) => Promise<Console>;
};

/** A story of the console: one system with a little demo data for all of them, own records and people for each. */
export const test = base.extend<Story, Worker>({
  system: [
    async ({}, use) => {
      const system = await startSystem({ copyOf: demoFolder.get() });
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: hangsAfterMs },
  ],
  counter: [async ({}, use) => use({ next: 0 }), { scope: 'worker' }],
  oneDay: [
    async ({}, use) => {
      await wait(untilOneDayMs(new Date()));
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ system }, use) => use(system.address),
  given: async ({ system, counter }, use) => use(givenBy(await system.as('admin'), counter)),
  login: async ({ page }, use) => use(new Login(page)),
  signIn: async ({ page, given }, use) =>
    use(async (person, url = '/') => signedIn(page, person ?? (await given.person()), url)),
  signInElsewhere: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, url = '/') =>
      signedIn(await newPage(browser, { baseURL: baseURL ?? '', contexts }), person, url),
    );
    for (const context of contexts) await context.close();
  },
});
export { expect } from '@playwright/test';

async function newPage(
  browser: Browser,
  { baseURL, contexts }: { baseURL: string; contexts: BrowserContext[] },
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  contexts.push(context);
  return context.newPage();
}

/**
 * Opens the console for somebody who has signed in on this computer before; the form is not filled in for every story,
 * it has stories of its own.
 */
export async function signedIn(
  page: Page,
  person: Pick<Person, 'username' | 'password'>,
  url: string,
): Promise<Console> {
  const { origin, localStorage } = await whatSignInLeaves(page.context().request, person);
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(localStorage).map(([name, value]) => ({ name, value })) }],
  });
  await page.goto(url);
  const console = new Console(page);
  await console.isReady();
  return console;
}

/** The arrangement of somebody who left these lists one above the other. */
export function leftWith(urls: readonly string[]): { readonly name: string; readonly dock: SavedDock | null } {
  const rows = urls.map((url) => ({ height: 1012 / urls.length, panels: [{ url, channel: 2 as const }] }));
  return { name: 'Disposition', dock: columnsDock([{ width: 1060, rows }]) };
}

type SignedIn = { readonly token: string; readonly userId: number; readonly roles: readonly string[] };

/**
 * A dispatcher who comes for the first time finds a contract beside the list; everybody else has left an arrangement
 * here.
 */
async function hasWorkedHere(request: APIRequestContext, { token, userId, roles }: SignedIn): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const settings = (await (await request.get(`/api/users/${userId}/settings`, { headers })).json()) as object;
  if ('lastLayout' in settings || !rolesFrom(roles).some((it) => it === 'dispo' || it === 'admin')) return;
  const kept = await request.post(`/api/users/${userId}/updateUserSetting`, {
    headers,
    data: { key: 'lastLayout', value: leftWith(['/disposition']) },
  });
  if (!kept.ok()) throw new Error(`the arrangement was not kept: ${await kept.text()}`);
}

async function whatSignInLeaves(
  request: APIRequestContext,
  { username, password }: Pick<Person, 'username' | 'password'>,
) {
  const answer = await request.post('/authentication_token', { data: { username, password } });
  if (!answer.ok()) throw new Error(`${username} may not sign in: ${await answer.text()}`);
  const { token, refresh_token } = (await answer.json()) as Readonly<Record<'token' | 'refresh_token', string>>;
  const me = await request.get('/api/users/me', { headers: { Authorization: `Bearer ${token}` } });
  const session = (await me.json()) as { readonly userId: number; readonly roles: readonly string[] };
  await hasWorkedHere(request, { token, ...session });
  return {
    origin: new URL(answer.url()).origin,
    localStorage: { refresh_token, session: JSON.stringify({ ...session, roles: rolesFrom(session.roles) }) },
  };
}
