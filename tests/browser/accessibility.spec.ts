import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { panels } from '../../src/panels/panels.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { inBothThemes, whatOpens, withFewRows } from './harness/bothThemes.ts';
import { expect, test } from './harness/story.ts';
import type { Console } from './pages/Console.ts';
import { shows } from '../specification/shows.ts';

/**
 * One screen of each kind; `npm run test:all` walks all. The lists of contracts and appointments stand in the console
 * that is looked at whole.
 */
const kinds = isThorough
  ? null
  : {
      lists: ['/contracts/create-multiple', '/configuration'],
      forms: ['/contracts/create', '/prices/create'],
      records: ['customers'],
    };
const urls = panels.map((it) => it.url);
const lists = kinds?.lists ?? urls.filter((it) => !it.includes(':') && !it.endsWith('/create'));
const forms = kinds?.forms ?? urls.filter((it) => it.endsWith('/create'));
/** An avis has no screen but its list with a dialog, which its own stories look at. */
const readable = resources.filter(
  (it) =>
    offers(it, 'list') &&
    offers(it, 'read') &&
    (kinds?.records.includes(it.path) ?? true) &&
    it.path !== 'contract_avis',
);

test('the sign-in is accessible', async ({ login, page }) => {
  await login.open();
  await expect(login.systemState).toBeVisible();
  expect(await inBothThemes(page)).toEqual([]);
});

test('lists and the console around them are accessible', async ({ signIn, given, system }) => {
  shows('C Look tokens');
  const console = await signIn(await withFewRows(system, await given.person({ roles: ['admin'] })));
  expect(await inBothThemes(console.page)).toEqual([]);
  expect(await walk(console, lists)).toEqual([]);
});

test('forms of new records are accessible @thorough', async ({ signIn, given, system }) => {
  const console = await signIn(await withFewRows(system, await given.person({ roles: ['admin'] })));
  expect(await walk(console, forms)).toEqual([]);
});

test('records are accessible', async ({ signIn, given, system }) => {
  const person = await withFewRows(system, await given.person({ roles: ['admin'] }));
  const reader = await system.as(person.username, person.password);
  const urls: string[] = [];
  for (const { path } of readable) {
    const { body } = await reader.get(`/api/${path}?itemsPerPage=10`);
    const first = body['hydra:member'][0]?.['@id'];
    if (first !== undefined) urls.push(first.replace('/api', ''));
  }
  const console = await signIn(person);
  expect(await walk(console, urls)).toEqual([]);
});

test('what the shell opens is accessible: palette, menus, notifications, codes, keys @thorough', async ({
  signIn,
  given,
  system,
}) => {
  const console = await signIn(await withFewRows(system, await given.person({ roles: ['admin'] })));
  const { page, topBar, palette } = console;
  const menu = page.getByRole('menu');
  const faults = await whatOpens(console, {
    palette: async () => {
      await palette.open();
      await palette.type('fahrer');
      return palette.hits.first();
    },
    userMenu: async () => {
      await topBar.getByRole('button', { name: /Benutzermenü/ }).click();
      return menu;
    },
    notifications: async () => {
      await topBar.getByRole('button', { name: /^Benachrichtigungen/ }).click();
      return console.dialogNamed('Benachrichtigungen');
    },
    unlockCodes: async () => {
      await topBar.getByRole('button', { name: /^Freischaltcodes/ }).click();
      return console.dialogNamed('Freischaltcodes');
    },
    layouts: async () => {
      await topBar.getByRole('button', { name: 'Anordnungen verwalten' }).click();
      return menu;
    },
    tabMenu: async () => {
      await console.tabs.first().click({ button: 'right' });
      return menu;
    },
    cheatSheet: async () => {
      await console.choose('Tastenübersicht');
      return console.dialogNamed('Tastenübersicht');
    },
  });
  expect(faults).toEqual([]);
});

test('what opens over the contracts is accessible: filters, row menu, driver, notes, position, questions @thorough', async ({
  signIn,
  given,
  system,
}) => {
  const customer = await given.customer();
  const { auftragsnummer } = await given.contract({ contractClientAddress: customer['@id'] });
  const console = await signIn(await withFewRows(system, await given.person()));
  const { dispatch, driverDialog, page } = console;
  await dispatch.ofCustomer(customer.kuerzel);
  const faults = await whatOpens(console, {
    filter: () => dispatch.addFilter('Kennzeichen'),
    rowMenu: async () => {
      await dispatch.row(auftragsnummer).getByRole('gridcell').nth(1).click({ button: 'right' });
      return page.getByRole('menu');
    },
    driver: async () => {
      await dispatch.act(auftragsnummer, 'Fahrer wechseln …');
      await driverDialog.candidates.first().click();
      return driverDialog.root.getByRole('heading', { name: /^Prüfung für/ });
    },
    notes: async () => {
      await dispatch.act(auftragsnummer, 'Notizen bearbeiten …');
      return console.dialog.getByRole('textbox').first();
    },
    position: async () => {
      await dispatch.act(auftragsnummer, 'Position ändern …');
      return console.dialog.getByRole('textbox').first();
    },
    question: async () => {
      await dispatch.rowMenu(auftragsnummer, 'Stornieren …');
      return console.dialog;
    },
  });
  expect(faults).toEqual([]);
});

test('a form with faults is accessible @thorough', async ({ signIn, page }) => {
  const create = (await signIn(undefined, '/contracts/create')).record('/contracts/create');
  await create.save('Auftrag erstellen');
  await expect(create.faultNote).toBeVisible();
  expect(await inBothThemes(page, '[data-panel-url^="/contracts/create"]')).toEqual([]);
});

test('two versions of a contract side by side are accessible @thorough', async ({ signIn, given, page }) => {
  const contract = await given.contract();
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  const editor = console.contract(contract);
  await editor.fill('pickupLocation.ort', 'Brühl');
  await given.changed(contract, { pickupLocation: { ort: 'Wesseling' } });
  await expect(editor.root.getByText('Inzwischen gespeichert: Wesseling').first()).toBeVisible();
  await editor.save();
  await expect(console.mergeDialog.root).toBeVisible();
  expect(await inBothThemes(page, '[role=dialog]')).toEqual([]);
});

/** Opens each address in the dock and names what axe finds in its panel. */
async function walk(console: Console, urls: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const url of urls) {
    await console.goTo(url);
    await console.isFilled(url);
    faults.push(...(await inBothThemes(console.page, `[data-panel-url^="${url}"]`)).map((it) => `${url} ${it}`));
    await console.closeTab();
  }
  return [...new Set(faults)];
}
