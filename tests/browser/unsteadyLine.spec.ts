import type { Page } from '@playwright/test';
import { columnsDock } from '../../src/workspace/layouts/savedDock.ts';
import { expect, leftWith, test } from './harness/story.ts';
import { Console } from './pages/Console.ts';
import { shows } from '../specification/shows.ts';

test('a contract known only from the list opens no form of empty fields when it cannot be fetched @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const contract = await given.contract({ contractClientAddress: customer['@id'] });
  const console = await signIn();
  await console.dispatch.ofCustomer(customer.kuerzel);
  await expect(console.dispatch.row(contract.auftragsnummer)).toBeVisible();
  await page.route(`**${contract['@id']}`, (route) => route.fulfill({ status: 503 }));
  await console.goTo(`/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await expect(editor.root.getByText('Der Auftrag konnte nicht geladen werden')).toBeVisible();
  await expect(editor.at('pickupLocation.ort')).toHaveCount(0);
  await page.unrouteAll();
  await editor.root.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(editor.field('pickupLocation.ort')).toHaveValue('Köln');
});

test('an arrangement that the server tells late is not replaced by the usual one @thorough', async ({
  signIn,
  given,
  page,
  system,
}) => {
  const person = await given.person();
  const dock = columnsDock([{ width: 1060, rows: [{ height: 700, panels: [{ url: '/services' }] }] }]);
  const client = await system.as(person.username, person.password);
  await client.post(`/api/users/${person.id}/updateUserSetting`, { key: 'lastLayout', value: { name: null, dock } });
  let tell = () => {};
  const isTold = new Promise<void>((resolve) => (tell = resolve));
  await page.clock.install();
  await page.route('**/api/users/*/settings', async (route) => {
    await isTold;
    await route.continue();
  });
  const console = await signIn(person);
  await page.clock.fastForward(20_000);
  tell();
  await expect(console.tab('Leistungen')).toBeVisible();
  await expect(console.tabs).toHaveCount(1);
});

test('a record whose confirmation was lost is not made twice @thorough', async ({ signIn, page, system }) => {
  const console = await signIn(undefined, '/services/create');
  const create = console.record('/services/create');
  const name = `Aushilfe ${String(Date.now())}`;
  await create.fill('name', name);
  let isLost = false;
  await page.route('**/api/services', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await create.save(/anlegen$/);
  await expect(console.message('Nicht gespeichert: keine Verbindung zum Server')).toBeVisible();
  await create.save(/anlegen$/);
  await expect(console.panel('/services/create')).toHaveCount(0);
  const { body } = await (await system.as('admin')).get('/api/services?itemsPerPage=500');
  expect(body['hydra:member'].filter((it: { name: string }) => it.name === name)).toHaveLength(1);
});

test('a draft that nobody has decided on is still offered after something else was saved @thorough', async ({
  signIn,
  given,
}) => {
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('pickupLocation.ort', 'Bergheim');
  await expect(editor.changes).toHaveText(/1 Änderung/);
  await console.reload();
  await expect(editor.draftNote).toBeVisible();
  await editor.fill('carModel', 'Passat');
  await editor.save();
  await expect(editor.changes).toBeHidden();
  await console.reload();
  await expect(editor.draftNote).toBeVisible();
  await editor.restoreDraft();
  await expect(editor.field('pickupLocation.ort')).toHaveValue('Bergheim');
  await expect(editor.field('carModel')).toHaveValue('Passat');
});

test('what one person types into a contract in two windows is one draft, and neither window takes the other’s out of it @thorough', async ({
  signIn,
  given,
  context,
}) => {
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const second = new Console(await context.newPage());
  await second.page.goto(`/contracts/${contract.id}?fenster=2`);
  await second.isReady();
  const [here, there] = [console.contract(contract), second.contract(contract)];
  await expect(there.field('pickupLocation.ort')).toHaveValue('Köln');
  await here.fill('pickupLocation.ort', 'Bergheim');
  await expect(here.changes).toHaveText(/1 Änderung/);
  await there.fill('carModel', 'Passat');
  await expect(there.changes).toHaveText(/1 Änderung/);
  await expect.poll(() => keptFields(second.page)).toEqual(['carModel', 'pickupLocation.ort']);
  await console.reload();
  await expect(here.root.getByText('2 Felder weichen vom gespeicherten Stand ab.')).toBeVisible();
  await here.restoreDraft();
  await expect(here.field('pickupLocation.ort')).toHaveValue('Bergheim');
  await expect(here.field('carModel')).toHaveValue('Passat');
});

test('what could not be loaded without a line appears by itself once it is back, and the console stays meanwhile @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Offline calm bar');
  const contract = await given.contract();
  const console = await signIn();
  await expect(console.dispatch.range).not.toHaveText('wird geladen …');
  await page.context().setOffline(true);
  await console.goTo('/configuration');
  await expect(
    console.panel('/configuration').getByText('Der Bereich erscheint, sobald sie wieder steht.'),
  ).toBeVisible();
  await console.goTo('/services');
  await expect(console.panel('/services').getByText('Keine Verbindung zum Server')).toBeVisible();
  await console.goTo(`/contracts/${contract.id}`);
  await expect(console.panel(`/contracts/${contract.id}`).getByText(/^Keine Verbindung zum Server/)).toBeVisible();
  await expect(console.connectionBar).toBeVisible();
  await page.context().setOffline(false);
  await expect(console.contract(contract).field('pickupLocation.ort')).toHaveValue('Köln');
  await expect(console.list('/services').rows.first()).toBeAttached();
  await console.tab('Einstellungen').click();
  await expect(console.panel('/configuration').getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
});

test('a low list that could not be fetched says so in one line, with the way to try again in sight @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.route('**/api/contract_avis?**', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Interner Fehler', status: 500, detail: 'Der Datenträger ist voll.' }),
    }),
  );
  const person = await given.person();
  const client = await system.as(person.username, person.password);
  const value = leftWith(['/disposition', '/contract_avis']);
  await client.post(`/api/users/${String(person.id)}/updateUserSetting`, { key: 'lastLayout', value });
  const console = await signIn(person);
  const list = console.list('/contract_avis');
  await expect(list.root.getByRole('alert')).toContainText('Der Datenträger ist voll.');
  await expect(list.range).toHaveText('nicht geladen');
  const retry = list.root.getByRole('button', { name: 'Erneut versuchen' });
  const [button, alert] = [
    await retry.boundingBox(),
    await list.root.getByRole('alert').locator('xpath=..').boundingBox(),
  ];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((alert?.y ?? 0) + (alert?.height ?? 0));
  await page.unrouteAll();
  await retry.click();
  await expect(list.rows.first()).toBeVisible();
});

/** The fields of all drafts that the browser keeps. */
function keptFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const opened = indexedDB.open('leitstand');
        opened.onsuccess = () => {
          const asked = opened.result.transaction('drafts').objectStore('drafts').getAll();
          asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result.flatMap(({ values }: { values: object }) => Object.keys(values)).toSorted());
          };
        };
      }),
  );
}
