import type { Page } from '@playwright/test';
import { expect, test } from './harness/story.ts';
import type { Console } from './pages/Console.ts';
import { RecordScreen } from './pages/RecordScreen.ts';
import { shows } from '../specification/shows.ts';

/** Everything that this browser keeps of unsaved input, by key. */
function kept(page: Page): Promise<Record<string, { values: Record<string, unknown> }>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, { values: Record<string, unknown> }>>((resolve) => {
        const opened = indexedDB.open('leitstand');
        opened.onsuccess = () => {
          const drafts = opened.result.transaction('drafts').objectStore('drafts');
          const [keys, values] = [drafts.getAllKeys(), drafts.getAll()];
          values.onsuccess = () =>
            resolve(Object.fromEntries(keys.result.map((key, at) => [String(key), values.result[at]])));
        };
      }),
  );
}

/** What older versions kept: one note for all forms of a screen. */
function keepOldNote(page: Page, note: { key: string; values: Record<string, unknown>; daysAgo: number }) {
  return page.evaluate(
    ({ key, values, daysAgo }) =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('leitstand');
        opened.onsuccess = () => {
          const writing = opened.result.transaction('drafts', 'readwrite');
          writing
            .objectStore('drafts')
            .put({ values, base: {}, at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() }, key);
          writing.oncomplete = () => resolve();
        };
      }),
    note,
  );
}

const addressOf = ({ page }: Console) => new URL(page.url()).pathname + new URL(page.url()).search;
const formAt = (console: Console, url: string) =>
  new RecordScreen(console.page, console.page.locator(`[data-panel-url="${url}"]`));
const left = (form: RecordScreen) => form.root.getByRole('status').filter({ hasText: /nicht fertig/ });

test('each form of a new contract keeps what was typed into it, through a reload, and no other form is offered it @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Forms drafts per record');
  const contract = await given.contract({ kostenstelle: '0815' });
  const source = encodeURIComponent(JSON.stringify({ kostenstelle: '0817' }));
  const console = await signIn(undefined, `/contracts/create?source=${source}`);
  await page.waitForURL(/formular=/);
  const one = formAt(console, addressOf(console));
  await one.fill('licensePlate', 'K-AB 123');
  await one.fill('pickupLocation.ort', 'Köln');
  await one.fill('deliveryLocation.ort', 'Ulm');

  await console.menu.root.getByRole('link', { name: 'Auftragsliste' }).first().click();
  await page.getByRole('button', { name: 'Neuer Auftrag' }).first().click();
  await expect(console.panel('/contracts/create')).toHaveCount(2);
  const other = formAt(console, addressOf(console));
  await expect(other.field('licensePlate')).toHaveValue('');
  await other.fill('carModel', 'Polo');
  await console.goTo(`/contracts/${contract.id}`);
  await console.contract(contract).root.getByRole('button', { name: 'Auftrag kopieren' }).click();
  await expect(console.panel('/contracts/create')).toHaveCount(3);
  const copy = formAt(console, addressOf(console));
  await expect(copy.field('kostenstelle')).toHaveValue('0815');
  await copy.fill('kostenstelle', '4711');
  await console.goTo(`/contracts/${contract.id}`);
  await console.contract(contract).root.getByRole('button', { name: 'Rückauftrag anlegen' }).click();
  await expect(console.panel('/contracts/create')).toHaveCount(4);
  const back = formAt(console, addressOf(console));
  await expect(back.field('pickupLocation.ort')).toHaveValue(contract.deliveryLocation?.ort ?? '');
  await back.fill('kostenstelle', '0816');
  for (const form of [one, other, copy, back]) await expect(left(form)).toHaveCount(0);
  await expect(console.tab('Neuer Auftrag')).toContainText([
    'Neuer Auftrag · K-AB 123, Köln – Ulm',
    'Neuer Auftrag · Polo',
    /Neuer Auftrag · .*Köln – Ulm/,
    /Neuer Auftrag · .*Ulm – Köln/,
  ]);
  await expect.poll(async () => Object.keys(await kept(page))).toHaveLength(4);

  await console.reload();
  await expect(back.draftNote).toBeVisible();
  await back.restoreDraft();
  await expect(back.field('kostenstelle')).toHaveValue('0816');
  await expect(back.field('licensePlate')).not.toHaveValue('K-AB 123');
  await console.tab('Neuer Auftrag').nth(2).click();
  await copy.restoreDraft();
  await expect(copy.field('kostenstelle')).toHaveValue('4711');
  await expect(copy.field('carModel')).toHaveValue(contract.carModel);
  await console.tab('Neuer Auftrag').nth(1).click();
  await other.restoreDraft();
  await expect(other.field('carModel')).toHaveValue('Polo');
  await expect(other.field('licensePlate')).toHaveValue('');
  await console.tab('Neuer Auftrag').first().click();
  await one.restoreDraft();
  await expect(one.field('licensePlate')).toHaveValue('K-AB 123');
  await expect(one.field('carModel')).toHaveValue('');
  await expect(one.field('kostenstelle')).toHaveValue('0817');

  await console.closeTab();
  await console.menu.root.getByRole('link', { name: 'Auftragsliste' }).first().click();
  await page.getByRole('button', { name: 'Neuer Auftrag' }).first().click();
  await expect(console.panel('/contracts/create')).toHaveCount(4);
  const next = formAt(console, addressOf(console));
  await expect(next.field('licensePlate')).toHaveValue('');
  await expect(left(next)).toContainText(
    /^Ein Formular wurde nicht fertig\.\s*Entwurf für K-AB 123, Köln – Ulm vom \d\d\.\d\d\., \d\d:\d\d/,
  );
  await next.restoreDraft();
  await expect(one.field('licensePlate')).toHaveValue('K-AB 123');
  await expect(next.root).toHaveCount(0);
  await expect(console.panel('/contracts/create')).toHaveCount(4);
});

test('a note that older versions kept for all forms is offered by name and comes back once; a form is in one window only @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const person = await given.person({ roles: ['admin'] });
  const console = await signIn(person, '/services');
  await keepOldNote(page, {
    key: `${String(person.id)}:/services/create`,
    values: { name: 'Reifenwechsel' },
    daysAgo: 2,
  });
  await console.reload();
  await console.goTo('/services/create');
  const form = console.record('/services/create');
  await expect(left(form)).toContainText(/Entwurf „Reifenwechsel“ vom \d\d\.\d\d\., \d\d:\d\d/);
  await form.restoreDraft();
  await expect(form.field('name')).toHaveValue('Reifenwechsel');
  expect(Object.keys(await kept(page))).toEqual([expect.stringMatching(/:\/services\/create\?formular=/)]);

  const opening = page.waitForEvent('popup');
  const address = addressOf(console);
  await console.chooseForTab('Neue Zusatzleistung', 'In eigenem Fenster');
  const second = await opening;
  const moved = new RecordScreen(second, second.locator(`[data-panel-url="${address}"]`));
  await expect(moved.draftNote).toBeVisible();
  await expect(form.root).toHaveCount(0);

  await console.goTo(address);
  await expect(console.panel('/services/create')).toHaveCount(1);
  await expect(page).not.toHaveURL(new RegExp(address.replaceAll('?', '\\?')));
  await expect(form.draftNote).toHaveCount(0);
});

test('a draft that nobody touched for ninety days is given up, and whoever signs in next is told @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const person = await given.person({ roles: ['admin'] });
  const console = await signIn(person, '/services');
  const keyOf = (address: string) => `${String(person.id)}:${address}`;
  await keepOldNote(page, { key: keyOf('/services/create'), values: { name: 'Jung' }, daysAgo: 89 });
  await keepOldNote(page, { key: keyOf('/news/create'), values: { title: 'Alt' }, daysAgo: 91 });
  await console.reload();
  await expect(page.getByText('Ein Entwurf wurde gelöscht, weil er seit 90 Tagen unverändert war.')).toBeVisible();
  expect(Object.keys(await kept(page))).toEqual([keyOf('/services/create')]);
});
