import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { Login } from '../pages/Login.ts';
import { givenBy, type Given, type Person } from './given.ts';
import { startSystem, type System } from './system.ts';

type Worker = { readonly system: System; readonly counter: { next: number } };
type Story = {
  readonly given: Given;
  readonly login: Login;
  /** Signs a person in, in the window of the test; a dispatcher made for it unless told. */
  readonly signIn: (person?: Person, url?: string) => Promise<Console>;
  /** Signs a person in on another computer: a browser context of its own. */
  readonly signInElsewhere: (person: Person, url?: string) => Promise<Console>;
};

const smallDemo = 1_500;

/** A story of the console: one system with a little demo data for all of them, own records and people for each. */
export const test = base.extend<Story, Worker>({
  system: [
    async ({}, use) => {
      const system = await startSystem({ demoOrders: smallDemo });
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  counter: [async ({}, use) => use({ next: 0 }), { scope: 'worker' }],
  baseURL: async ({ system }, use) => use(system.address),
  given: async ({ system, counter }, use) => use(givenBy(await system.as('admin'), counter)),
  login: async ({ page }, use) => use(new Login(page)),
  signIn: async ({ page, given }, use) => use(async (person, url = '/') => signedIn(page, person ?? (await given.person()), url)),
  signInElsewhere: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, url = '/') => signedIn(await newPage(browser, { baseURL: baseURL ?? '', contexts }), person, url));
    for (const context of contexts) await context.close();
  },
});
export { expect } from '@playwright/test';

async function newPage(browser: Browser, { baseURL, contexts }: { baseURL: string; contexts: BrowserContext[] }): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  contexts.push(context);
  return context.newPage();
}

/** Signs somebody in on a page and waits until the console is there. */
export async function signedIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>, url: string): Promise<Console> {
  const login = new Login(page);
  await login.open(url);
  await login.signIn(username, password);
  const console = new Console(page);
  await console.isReady();
  return console;
}
