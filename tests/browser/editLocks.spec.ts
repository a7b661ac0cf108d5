import type { Page } from '@playwright/test';
import { faultsOf } from './harness/accessibility.ts';
import type { Person } from './harness/given.ts';
import { expect, signedIn, test as story } from './harness/story.ts';
import { buildTriedScreens, serveTriedScreens } from './harness/triedScreens.ts';
import type { Console } from './pages/Console.ts';
import { shows } from '../specification/shows.ts';

/** Further people at computers of their own, who have the tried screens too. */
const test = story.extend<{ elsewhere: (person: Person, url: string) => Promise<Console> }>({
  elsewhere: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (person, url) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await serveTriedScreens(context);
      const page = await context.newPage();
      pages.push(page);
      return signedIn(page, person, url);
    });
    for (const page of pages) await page.context().close();
  },
});

test.beforeAll(buildTriedScreens);
test.beforeEach(({ page }) => serveTriedScreens(page));

const held = (page: Page) =>
  page.waitForResponse((it) => it.url().endsWith('/api/locks') && it.request().method() === 'POST' && it.ok());
const freed = (page: Page) => page.waitForResponse((it) => it.url().endsWith('/api/locks/delete'));

test('two people at one record: the second is told who was first, takes over, and the first keeps what was typed @thorough', async ({
  signIn,
  elsewhere,
  given,
  page,
}) => {
  shows('D2 §8 locking');
  const customer = await given.customer();
  const url = `/customers/${customer.id}`;
  const mine = await signIn(await given.person({ roles: ['admin'], name: 'Olga Feld' }), url);
  const record = mine.record(url);
  const taken = held(page);
  await record.fill('contactPerson', 'Frau Ohl');
  await taken;

  const paul = await given.person({ roles: ['admin'], name: 'Paul Quast' });
  const theirs = await elsewhere(paul, `/customers?search=${customer.kuerzel}`);
  await expect(theirs.panel('/customers').locator('.ag-row[row-id] [col-id="kuerzel"]')).toHaveText(
    /^Olga Feld bearbeitet diesen Kunden seit \d\d:\d\d Uhr$/,
  );
  await theirs.goTo(url);
  await theirs.record(url).fill('contactPerson', 'Herr Quer');
  const question = theirs.dialogNamed('Kunde wird bearbeitet');
  await expect(question).toHaveText(/Olga Feld bearbeitet bereits diesen Kunden \(seit \d\d:\d\d Uhr\)/);
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  expect(await faultsOf(theirs.page, { within: '[role="dialog"]' })).toEqual([]);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(theirs.panel(url)).toHaveCount(0);

  // What was typed is still there as a draft, and the second time he means it.
  await theirs.goTo(url);
  await theirs.record(url).root.getByRole('button', { name: 'Wiederherstellen' }).click();
  await question.getByRole('button', { name: 'Trotzdem bearbeiten' }).click();
  await expect(theirs.message(/Sie bearbeiten diesen Kunden jetzt. Olga Feld wurde informiert./)).toBeVisible();

  const told = mine.dialogNamed('Bearbeitung übernommen');
  await expect(told).toHaveText(
    /Paul Quast hat die Bearbeitung um \d\d:\d\d Uhr übernommen. Ihre Eingaben sind als Entwurf gesichert./,
  );
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await told.getByRole('button', { name: 'Entwurf ansehen' }).click();
  await expect(record.field('contactPerson')).toHaveValue('Frau Ohl');
  await expect(record.root.getByText(/Paul Quast bearbeitet diesen Kunden seit/)).toBeVisible();
  await record.root.getByRole('button', { name: 'Trotzdem bearbeiten' }).click();
  await expect(theirs.dialogNamed('Bearbeitung übernommen')).toContainText('Olga Feld hat die Bearbeitung um');
  await theirs.dialogNamed('Bearbeitung übernommen').getByRole('button', { name: 'Schließen' }).last().click();
  await expect(theirs.panel(url)).toHaveCount(0);
  // The lock is for the people: saving needs none.
  await record.save();
  await expect(record.changes).toBeHidden();
});

test('in a second window of his own somebody goes on without a question, and the first one says so @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const url = `/customers/${customer.id}`;
  const person = await given.person({ roles: ['admin'] });
  const first = await signIn(person, url);
  const taken = held(page);
  await first.record(url).fill('contactPerson', 'Frau Ohl');
  await taken;
  const other = await page.context().newPage();
  await serveTriedScreens(other);
  const second = await signedIn(other, person, url);
  await second.record(url).fill('email', 'ohl@example.org');
  await expect(first.record(url).root.getByText('inzwischen in einem anderen Fenster')).toBeVisible();
  await expect(second.dialog).toHaveCount(0);
  await first.record(url).root.getByRole('button', { name: 'Hier weiterbearbeiten' }).click();
  await expect(second.record(url).root.getByText('inzwischen in einem anderen Fenster')).toBeVisible();
  await expect(first.record(url).root.getByText('inzwischen in einem anderen Fenster')).toHaveCount(0);
});

for (const [way, leave] of [
  ['closing the window', (it: Console) => it.page.close()],
  ['signing out', (it: Console) => it.choose('Abmelden')],
] as const)
  test(`${way} frees the record at once @thorough`, async ({ signIn, elsewhere, given }) => {
    const customer = await given.customer();
    const url = `/customers/${customer.id}`;
    const theirs = await elsewhere(await given.person({ roles: ['admin'], name: 'Paul Quast' }), url);
    const taken = held(theirs.page);
    await theirs.record(url).fill('contactPerson', 'Herr Quer');
    await taken;
    const mine = await signIn(await given.person({ roles: ['admin'] }), url);
    const other = mine.tabs.filter({ hasText: customer.kuerzel }).getByText('PQ');
    await expect(other).toBeVisible();
    await leave(theirs);
    await expect(other).toBeHidden();
    await expectNoQuestion(mine, url);
  });

test('who takes back what he typed keeps nobody away any more @thorough', async ({ signIn, elsewhere, given }) => {
  const customer = await given.customer();
  const url = `/customers/${customer.id}`;
  const theirs = await elsewhere(await given.person({ roles: ['admin'] }), url);
  const taken = held(theirs.page);
  await theirs.record(url).fill('contactPerson', 'Herr Quer');
  await taken;
  const back = freed(theirs.page);
  await theirs.record(url).fill('contactPerson', '');
  await back;
  await expectNoQuestion(await signIn(await given.person({ roles: ['admin'] }), url), url);
});

async function expectNoQuestion(console: Console, url: string) {
  const taken = held(console.page);
  await console.record(url).fill('contactPerson', 'Frau Ohl');
  await taken;
  await expect(console.dialog).toHaveCount(0);
}

test('a lock that was not kept while somebody typed runs out, is said to have, and the input stays @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D2 §9 avis and lock timers');
  const customer = await given.customer();
  const url = `/customers/${customer.id}`;
  await page.clock.install();
  const mine = await signIn(await given.person({ roles: ['admin'], name: 'Olga Feld' }), url);
  const record = mine.record(url);
  const taken = held(page);
  await record.fill('contactPerson', 'Frau Ohl');
  await taken;
  await page.route('**/api/locks', (route) => route.abort());
  await page.clock.fastForward(151_000);
  await expect(record.root.getByText('Ihre Sperre ist abgelaufen.')).toBeVisible();
  await expect(record.field('contactPerson')).toHaveValue('Frau Ohl');
  await page.unroute('**/api/locks');
  await page.clock.fastForward(61_000);
  await expect(record.root.getByText('Ihre Sperre ist abgelaufen.')).toHaveCount(0);
  const colleague = await system.as('admin');
  const { status, body } = await colleague.post('/api/locks', { resourceType: 'Customer', resourceId: customer.id });
  expect([status, body.detail]).toEqual([409, expect.stringContaining('Olga Feld bearbeitet bereits')]);
});

test('a group is locked record by record, and given back with its dialog @thorough', async ({
  signIn,
  elsewhere,
  given,
  page,
}) => {
  shows('D2 §4 avis lock');
  const contracts = [await given.contract(), await given.contract()];
  const bundle = await given.record('bundles', { contracts: contracts.map((it) => it['@id']) });
  const url = `/bundles/${bundle.id}`;
  const person = await given.person({ roles: ['admin'], name: 'Olga Feld' });
  const mine = await signIn(person, `${url}?tab=gemeinsam`);
  const asked: string[] = [];
  page.on('request', (it) => {
    if (it.url().endsWith('/api/locks')) asked.push((it.postDataJSON() as { resourceType: string }).resourceType);
  });
  await mine.record(url).root.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click();
  await expect(mine.dialogNamed('3 Datensätze bearbeiten')).toBeVisible();
  await expect.poll(() => asked.length).toBe(3);
  const theirs = await elsewhere(await given.person({ roles: ['admin'] }), `${url}?tab=gemeinsam`);
  await theirs.record(url).root.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click();
  const question = theirs.dialogNamed('Fahrtpaket wird bearbeitet');
  await expect(question).toContainText('Olga Feld bearbeitet bereits dieses Fahrtpaket');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(theirs.dialog).toHaveCount(0);
  const back = freed(page);
  await page.keyboard.press('Escape');
  await back;
  await theirs.record(url).root.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click();
  await expect(theirs.dialogNamed('3 Datensätze bearbeiten')).toBeVisible();
  await expect(question).toHaveCount(0);
});
